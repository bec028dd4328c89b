import { cleanLine } from '../exams/kinds/split-text.ts'

/** Between a word and its meaning, as people type it. */
const SEPARATOR = /\s*(?:\t+|[=–—―−‐-]+>?|(?<!\d)[:：]|[:：](?!\d))\s*|\s+ـ+\s+/gu
const isArabic = (text: string) => /^[^\p{L}]*\p{Script=Arabic}/u.test(text)

/** The words of pasted lines, one a line with its meaning, in either direction; empty lines are left out (R-WORDS-001). */
export const readWordLines = (text: string): { text: string; meaning: string }[] =>
  text
    .split(/\r?\n|\r/)
    .map(cleanLine)
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
