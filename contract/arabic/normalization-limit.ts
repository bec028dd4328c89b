const MAX_LENGTH = 1_000

/**
 * True if a text is longer than any name, phone number or column title can be. Such a text must not be normalized: Unicode
 * normalization takes quadratic time on a long run of accents.
 */
export const isTooLongToNormalize = (text: string): boolean => text.length > MAX_LENGTH
