import { hasWords, type SearchWord, searchIndex, searchWords } from './arabic-search.ts'

/** A part of a text, from `start` to before `end`, in UTF-16 units. */
export type TextPlace = { start: number; end: number }

/**
 * The words of a text that a search finds, as whole words, so that joined letters stay together (R-ARABIC-001): also two that a word of
 * the search has as one (عبد الله for عبدالله). At most `max`, from the beginning.
 */
export function searchPlaces(text: string, search: string, max = 200): TextPlace[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  const places: TextPlace[] = []
  // the word before, unless it is found by itself
  let previous: TextPlace | undefined
  for (const match of text.matchAll(/\S+/gu)) {
    if (places.length >= max) break
    const place = withoutPunctuation(text, match.index, match.index + match[0].length)
    if (isFound(text.slice(place.start, place.end), words)) {
      places.push(place)
      previous = undefined
      continue
    }
    if (previous && isFound(text.slice(previous.start, place.end), words))
      places.push({ start: previous.start, end: place.end })
    previous = place
  }
  return places
}

/** A letter, a digit, a sign of a letter, or half of a character beyond the first plane. */
const OF_WORD = /[\p{L}\p{N}\p{M}\ud800-\udfff]/u

/** A word without the punctuation around it; a word of nothing else stays as it is. */
function withoutPunctuation(text: string, from: number, to: number): TextPlace {
  let [start, end] = [from, to]
  while (start < end && !OF_WORD.test(text.charAt(start))) start++
  while (end > start && !OF_WORD.test(text.charAt(end - 1))) end--
  return start === end ? { start: from, end: to } : { start, end }
}

const isFound = (part: string, words: readonly SearchWord[]) => {
  const index = searchIndex(part)
  return words.some((it) => hasWords(index, [it]))
}

/** A part of a text around the first word that a search finds, with `…` where it is cut; '' if it finds none. */
export function searchExcerpt(text: string, search: string, characters = 140): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  const [first] = searchPlaces(flat, search, 1)
  if (!first) return ''
  const around = Math.max(0, characters - (first.end - first.start)) / 2
  const from = first.start <= around ? 0 : flat.indexOf(' ', first.start - around) + 1
  const start = Math.min(from, first.start)
  const cut = flat.lastIndexOf(' ', first.end + around)
  const end = first.end + around >= flat.length ? flat.length : Math.max(cut, first.end)
  const part = flat.slice(start, Math.min(end, start + 2 * characters)).toWellFormed()
  return `${start > 0 ? '… ' : ''}${part}${start + part.length < flat.length ? ' …' : ''}`
}
