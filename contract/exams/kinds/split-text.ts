// no space before them: a search from each of many spaces takes the square of their number
const SEPARATORS = /[|\t;؛]|\s\/\s/u
/** Between a word and its meaning: a dash or sign of equality, a colon with a space after it, or a tab. */
const BETWEEN = /(?<!\s)\s*(?:\t|=|\s[–—-]\s|[–—]|:\s)\s*/u

/** A number or a bullet at the start of a pasted line. */
const LIST_MARK = /^\s*(?:\(?[\d٠-٩]+(?:[.)]|\s*[-–ـ])\s+|[-–—]\s+|[•*·▪]\s*)/u
/** Marks of direction, which come with texts that were copied. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text without the marks of direction that come with what is copied. */
export const withoutDirection = (text: string): string => text.replace(DIRECTION, '')

/** A pasted line without a number or a bullet before it. */
export const cleanLine = (line: string): string =>
  withoutDirection(line).replace(LIST_MARK, '').trim()

/** The parts of a line between bars, semicolons, tabs, or slashes with spaces, in either script. */
export const splitParts = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((it) => it.trim())
    .filter(Boolean)

/** The words of a list between commas, in either script. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,،|;؛\t]/u)
    .map((it) => it.trim())
    .filter(Boolean)

/** Both sides of 'كتاب — book'; the second is '' if there is none. */
export function splitPair(text: string): [string, string] {
  const found = BETWEEN.exec(text.trim())
  const line = text.trim()
  if (!found) return [line, '']
  return [line.slice(0, found.index).trim(), line.slice(found.index + found[0].length).trim()]
}

/** The line, and the list after a double bar; undefined without one. */
export function splitBank(text: string): { line: string; bank: string[] | undefined } {
  const index = text.indexOf('||')
  if (index < 0) return { line: text.trim(), bank: undefined }
  return { line: text.slice(0, index).trim(), bank: splitList(text.slice(index + 2)) }
}
