package io.hearth.simulator.sms;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** All phones' messages, stored. */
@Repository
class Inbox {

    private final JdbcClient db;
    private final JsonMapper json;

    Inbox(JdbcClient db, JsonMapper json) {
        this.db = db;
        this.json = json;
    }

    void add(Message message) {
        db.sql("""
                        insert into sms_message (biz_id, phone, sign_name, template_code, template_param, out_id, text, sent_at)
                        values (:bizId, :phone, :signName, :templateCode, :params, :outId, :text, :sentAt)""")
                .param("bizId", message.bizId())
                .param("phone", message.phone())
                .param("signName", message.signName())
                .param("templateCode", message.templateCode())
                .param("params", json.writeValueAsString(message.params()))
                .param("outId", message.outId())
                .param("text", message.text())
                .param("sentAt", message.sentAt())
                .update();
    }

    /**
     * The newest first.
     *
     * @param phone null for all phones
     */
    List<Message> newest(@Nullable String phone, int most) {
        return db.sql("""
                        select * from sms_message where :phone is null or phone = :phone order by id desc limit :most""")
                .param("phone", phone)
                .param("most", most)
                .query(this::message)
                .list();
    }

    private Message message(ResultSet row, int number) throws SQLException {
        return new Message(
                row.getString("biz_id"),
                row.getString("phone"),
                row.getString("sign_name"),
                row.getString("template_code"),
                json.readValue(row.getString("template_param"), new TypeReference<Map<String, String>>() {}),
                row.getString("out_id"),
                row.getString("text"),
                row.getObject("sent_at", Instant.class));
    }
}
