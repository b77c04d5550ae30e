/** Milliseconds of a day. */
export const day = 24 * 60 * 60 * 1000;
