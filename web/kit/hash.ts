/** A number that is always the same for the same text (FNV-1a), to choose a colour or a letter by. */
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

/** Which of the six cloths, 1 to 6. */
export function coverColour(id: string | number) {
  return 1 + (hash(id) % COVER_COLOURS)
}

/** Which letter stands on the cover. */
export function coverLetter(rand: string) {
  return COVER_LETTERS[hash(rand) % COVER_LETTERS.length] ?? 'ن'
}
