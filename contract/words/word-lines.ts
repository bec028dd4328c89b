/** Between a word and its meaning, as people type it. */
const SEPARATOR = /\s*(?:\t+|[=:：–—―−‐-])\s*|\s+ـ+\s+/gu
/** A number or a bullet at the start of a pasted line. */
const LIST_MARK = /^\s*(?:\(?[\d٠-٩]+(?:[.)]|\s*[-–ـ])\s+|[-–—]\s+|[•*·▪]\s*)/u
/** Marks of direction, which come with texts that were copied. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

const isArabic = (text: string) => /^[^\p{L}]*\p{Script=Arabic}/u.test(text)

/** The words of pasted lines, one a line with its meaning, in either direction; empty lines are left out (R-WORDS-001). */
export const readWordLines = (text: string): { text: string; meaning: string }[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(DIRECTION, '').replace(LIST_MARK, '').trim())
    .filter((line) => line !== '')
    .map(readLine)

function readLine(line: string): { text: string; meaning: string } {
  let first: [string, string] | undefined
  for (const { 0: sign, index } of line.matchAll(SEPARATOR)) {
    const [left, right] = [line.slice(0, index), line.slice(index + sign.length)].map((it) =>
      it.trim(),
    )
    if (!left || !right) continue
    // a hyphen inside a Latin word separates nothing
    if (isArabic(left) !== isArabic(right)) return toWord(left, right)
    if (sign !== '-') first ??= [left, right]
  }
  return first ? toWord(...first) : { text: line, meaning: '' }
}

const toWord = (left: string, right: string) =>
  isArabic(right) && !isArabic(left)
    ? { text: right, meaning: left }
    : { text: left, meaning: right }
