/** A stable hash of a text (FNV-1a), for choosing a colour or a letter. */
export function hash(text: string | number) {
  let result = 0x811c9dc5
  for (const character of String(text)) {
    result ^= character.codePointAt(0) ?? 0
    result = Math.imul(result, 0x01000193) >>> 0
  }
  return result
}

const COVER_COLOURS = 6
const COVER_LETTERS = [...'نقفبتثجخضظغشزي']

/** The cover colour, 1 to 6. */
export function coverColour(id: string | number) {
  return 1 + (hash(id) % COVER_COLOURS)
}

/** The cover letter. */
export function coverLetter(rand: string) {
  return COVER_LETTERS[hash(rand) % COVER_LETTERS.length] ?? 'ن'
}
