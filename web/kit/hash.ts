/** A number that is always the same for the same text (FNV-1a), to choose a colour or a letter by. */
export function hash(text: string | number) {
  let sum = 0x811c9dc5
  for (const unit of String(text)) {
    sum ^= unit.codePointAt(0) ?? 0
    sum = Math.imul(sum, 0x01000193) >>> 0
  }
  return sum
}

const CLOTHS = 6
const LETTERS = [...'نقفبتثجخضظغشزي']

/** Which of the six cloths, 1 to 6. */
export function clothOf(id: string | number) {
  return 1 + (hash(id) % CLOTHS)
}

/** Which letter stands on the cover. */
export function letterOf(rand: string) {
  return LETTERS[hash(rand) % LETTERS.length] ?? 'ن'
}
