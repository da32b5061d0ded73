const MB = 1024 * 1024

/** Every chunk of an upload but the last has this size, so that the same file is always cut in the same way. */
export const CHUNK_BYTES = 8 * MB
/** The largest table, and the largest workbook. */
export const LARGEST_TABLE = 2048 * MB
export const LARGEST_WORKBOOK = 50 * MB
