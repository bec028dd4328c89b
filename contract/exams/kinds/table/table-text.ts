import type { ExerciseText } from '../exercise.ts'
import { findSeparator, splitRow, withoutDirection } from '../split-text.ts'
import type { TableContent } from './table.ts'

/** Rows on lines, cells between tabs, semicolons or commas; hidden cells in double braces. */
export const tableText: ExerciseText<TableContent> = {
  write: ({ rows }) => rows.map((row) => row.join('\t')).join('\n'),
  read: (text) => ({ rows: readCells(text), marks: 'free', strict: false }),
}

const SEPARATORS = ['\t', ';', '؛', ',', '،']

/** The cells of a pasted table or a CSV file. */
export function readCells(text: string): string[][] {
  const lines = withoutDirection(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const separator = findSeparator(lines, SEPARATORS)
  return lines.map((line) => splitRow(line, separator))
}
