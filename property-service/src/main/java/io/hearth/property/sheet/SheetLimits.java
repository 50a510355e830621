package io.hearth.property.sheet;

import java.math.BigDecimal;

/**
 * How much a sheet may hold, so that no file, however made, takes more memory or time than an import is worth.
 *
 * @param fileBytes largest file as it was sent
 * @param unpackedBytes most that the parts of an xlsx may unpack to, together
 * @param sharedTextBytes most text that an xlsx may keep for all its rows; it is held in memory
 * @param rows most rows with anything in them
 * @param areaSquareMetres largest area of one property that is believed
 * @param heightMetres largest storey height that is believed
 */
public record SheetLimits(
        long fileBytes,
        long unpackedBytes,
        int sharedTextBytes,
        int rows,
        BigDecimal areaSquareMetres,
        BigDecimal heightMetres) {

    /** Columns, and characters in a cell (Excel's own limit) and in a row: no company's sheet comes near. */
    static final int COLUMNS = 256;

    static final int CELL_CHARACTERS = 32_767;
    static final int ROW_CHARACTERS = 1 << 18;

    public SheetLimits {
        if (fileBytes <= 0 || unpackedBytes <= 0 || sharedTextBytes <= 0 || rows <= 0) {
            throw new IllegalArgumentException("limits of a sheet must be positive");
        }
        if (areaSquareMetres.signum() <= 0 || heightMetres.signum() <= 0) {
            throw new IllegalArgumentException("the largest area and height must be positive");
        }
    }

    /** Room for 200,000 rows: 32 MiB sent, 512 MiB unpacked, 48 MiB of shared text; areas to 100,000 m², heights to 30 m. */
    public static SheetLimits standard() {
        return new SheetLimits(
                32L << 20, 512L << 20, 48 << 20, 200_000, new BigDecimal("100000.00"), new BigDecimal("30.00"));
    }
}
