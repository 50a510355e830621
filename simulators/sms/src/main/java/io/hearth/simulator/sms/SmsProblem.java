package io.hearth.simulator.sms;

/** Why the provider refuses: its own codes and, below HTTP 200, its states (from the error tables of Dysmsapi). */
enum SmsProblem {
    INVALID_ACTION("InvalidAction.NotFound", 404),
    INVALID_VERSION("InvalidVersion", 400),
    INVALID_ACCESS_KEY("InvalidAccessKeyId.NotFound", 404),
    TIMESTAMP_EXPIRED("InvalidTimeStamp.Expired", 400),
    SIGNATURE_DOES_NOT_MATCH("SignatureDoesNotMatch", 400),
    SIGNATURE_NONCE_USED("SignatureNonceUsed", 400),
    MISSING_PARAMETER("MissingParameter", 400),
    MOBILE_NUMBER_ILLEGAL("isv.MOBILE_NUMBER_ILLEGAL", 200),
    MOBILE_COUNT_OVER_LIMIT("isv.MOBILE_COUNT_OVER_LIMIT", 200),
    SMS_SIGNATURE_ILLEGAL("isv.SMS_SIGNATURE_ILLEGAL", 200),
    SMS_TEMPLATE_ILLEGAL("isv.SMS_TEMPLATE_ILLEGAL", 200),
    TEMPLATE_MISSING_PARAMETERS("isv.TEMPLATE_MISSING_PARAMETERS", 200),
    INVALID_JSON_PARAM("isv.INVALID_JSON_PARAM", 200),
    BUSINESS_LIMIT_CONTROL("isv.BUSINESS_LIMIT_CONTROL", 200),
    AMOUNT_NOT_ENOUGH("isv.AMOUNT_NOT_ENOUGH", 200),
    SYSTEM_ERROR("isp.SYSTEM_ERROR", 200);

    private final String code;
    private final int status;

    SmsProblem(String code, int status) {
        this.code = code;
        this.status = status;
    }

    String code() {
        return code;
    }

    int status() {
        return status;
    }

    SmsRefusal because(String message) {
        return new SmsRefusal(this, message);
    }
}
