import { findSeparator, splitRow, withoutDirection } from '../exams/kinds/split-text.ts'
import type { InterlinearLine } from './lesson-blocks.ts'

const ARABIC = /\p{Script=Arabic}/u
const SEPARATORS = ['\t', '|', ';', '؛', ',']
const HEADS = /^(arabic|العربية|عربي)$/iu

/**
 * The lines of a pasted text or a CSV file: Arabic, transliteration and translation, between tabs, bars, semicolons or commas
 * (R-LEARN-009). Of two parts the second is the translation; the Arabic part may stand at either end.
 */
export function readInterlinear(text: string): InterlinearLine[] {
  const rows = withoutDirection(text)
    .split(/\r?\n/)
    .filter((it) => it.trim() !== '')
    .map((it) => splitRow(it, findSeparator([it], SEPARATORS)))
  const [head = []] = rows
  return (head.some((it) => HEADS.test(it)) ? rows.slice(1) : rows).map(toLine)
}

function toLine(cells: string[]): InterlinearLine {
  const index = cells.findIndex((it) => ARABIC.test(it))
  const others = cells.filter((it, place) => place !== Math.max(0, index) && it !== '')
  // from right to left the translation stands first
  const isReversed = index === cells.length - 1 && index > 0
  const [first = '', second = ''] = isReversed ? others.reverse() : others
  const arabic = cells[Math.max(0, index)] ?? ''
  return others.length > 1
    ? { arabic, latin: first, translation: second, file: 0 }
    : { arabic, latin: '', translation: first, file: 0 }
}

/** The same lines as text for a spreadsheet. */
export const writeInterlinear = (lines: readonly InterlinearLine[]): string =>
  lines.map(({ arabic, latin, translation }) => [arabic, latin, translation].join('\t')).join('\n')
