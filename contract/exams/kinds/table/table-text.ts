import type { ExerciseText } from '../exercise.ts'
import type { TableContent } from './table.ts'

/** Rows on lines, cells between tabs, semicolons or commas; hidden cells in double braces. */
export const tableText: ExerciseText<TableContent> = {
  write: ({ rows }) => rows.map((row) => row.join('\t')).join('\n'),
  read: (text) => ({ rows: readCells(text), marks: 'free', strict: false }),
}

/** The cells of a pasted table. */
export function readCells(text: string): string[][] {
  const separator = ['\t', ';', '؛', ','].find((it) => text.includes(it)) ?? '،'
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(separator).map((it) => it.trim()))
}
