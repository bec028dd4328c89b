/** The number of colours of class covers. */
export const COVER_COLOURS = 6

/** The colour of the cover of a class, 1 to 6. Consecutive ids have different colours. */
export const coverColourOfId = (id: number) => 1 + (id % COVER_COLOURS)
