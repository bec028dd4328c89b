import { say } from '../../../../messages/message.ts'
import type { DiacriticsRule } from '../../../arabic/arabic-verdict.ts'
import * as z from '../../../platform/zod.ts'
import { diacriticsRules } from '../../answers.ts'
import { judgeTypedAnswer } from '../../judge-typed.ts'
import { hasArabicLetters, isOnlyMarks, isTooLong } from '../../typed-answer.ts'
import { alignParts, contentText, type ExerciseRules } from '../exercise.ts'

/** A paradigm with hidden cells (R-LEARN-007). The first row and the first column are heads. */
export type TableContent = {
  /** Rows of cells. What a student fills in stands in double braces, further keys after a bar: '{{كَتَبَتْ}}'. */
  rows: string[][]
  marks: DiacriticsRule
  strict: boolean
}

/** Hidden cells are null. */
export type PublicTable = { rows: (string | null)[][]; marks: DiacriticsRule; isArabic: boolean }

export const MAX_TABLE_ROWS = 30
export const MAX_TABLE_COLUMNS = 10
export const MAX_HIDDEN_CELLS = 100
const HIDDEN = /^\{\{(.*)\}\}$/s

/** The keys of a hidden cell; undefined for one that is shown. */
export function readCell(cell: string): string[] | undefined {
  const keys = HIDDEN.exec(cell.trim())?.[1]
  return keys
    ?.split('|')
    .map((it) => it.trim())
    .filter(Boolean)
}

/** The text of a cell, hidden or not. */
export const cellText = (cell: string): string => readCell(cell)?.[0] ?? cell

type HiddenCell = { keys: string[]; label: string }

/** The hidden cells in the order of reading, each with its heads as its label. */
function hiddenCells({ rows }: Pick<TableContent, 'rows'>): HiddenCell[] {
  return rows.flatMap((row, index) =>
    row.flatMap((cell, column) => {
      const keys = readCell(cell)
      return keys ? [{ keys, label: cellLabel(rows, index, column) }] : []
    }),
  )
}

const labelsOf = (content: TableContent) => hiddenCells(content).map(({ label }) => label)

/** The heads of a cell: 'you (f. sg.), past'. */
export const cellLabel = (
  rows: readonly (readonly (string | null)[])[],
  row: number,
  column: number,
): string =>
  joinHeads(
    [rows[row]?.[0], rows[0]?.[column]].filter(
      (it): it is string => !!it && readCell(it) === undefined,
    ),
  )

/** With the comma of their script. */
const joinHeads = (heads: readonly string[]): string =>
  heads.join(heads.every((it) => /^\P{L}*\p{Script=Arabic}/u.test(it)) ? '، ' : ', ')

const size = (rows: readonly string[][]) => Math.max(0, ...rows.map((it) => it.length))

export const table: ExerciseRules<TableContent, PublicTable> = {
  content: z.object({
    rows: z
      .array(z.array(contentText(200)).check(z.maxLength(MAX_TABLE_COLUMNS)))
      .check(z.maxLength(MAX_TABLE_ROWS)),
    marks: z._default(z.enum(diacriticsRules), 'free'),
    strict: z._default(z.boolean(), false),
  }) as z.ZodMiniType<TableContent, TableContent>,
  findProblems: ({ rows }) => {
    const problem = (message: ReturnType<typeof say>) => [{ field: 'rows', message }]
    if (rows.length < 2 || size(rows) < 2) return problem(say('rules_exercises_small_table'))
    const cells = hiddenCells({ rows })
    if (cells.length === 0) return problem(say('rules_exercises_no_hidden_cell'))
    if (cells.length > MAX_HIDDEN_CELLS)
      return problem(say('rules_exercises_too_many_cells', { max: MAX_HIDDEN_CELLS }))
    if (cells.some(({ keys }) => keys.length === 0 || keys.some(isOnlyMarks)))
      return problem(say('rules_exercises_empty_cell'))
    return cells.some(({ keys }) => keys.some(isTooLong))
      ? problem(say('rules_exercises_gap_too_long'))
      : []
  },
  keyText: (content) =>
    hiddenCells(content)
      .map(({ keys: [key = ''] }) => key)
      .join('، '),
  toPublic: (content) => ({
    rows: content.rows.map((row) => row.map((it) => (readCell(it) ? null : it))),
    marks: content.marks,
    isArabic: hiddenCells(content).some(({ keys }) => keys.some(hasArabicLetters)),
  }),
  isPossible: (content, answer) =>
    answer.length <= hiddenCells(content).length && !answer.some(isTooLong),
  review: (content, answer) =>
    hiddenCells(content).map(({ keys: [key = '', ...accepted], label }, index) => {
      const given = answer[index]?.trim() ?? ''
      const typed = judgeTypedAnswer({ answer: key, accepted, marks: content.marks }, given)
      return { label, given, right: typed.key, verdict: typed.verdict, typed }
    }),
  isStrict: ({ strict }) => strict,
  translate: (before, after, answer) => alignParts(labelsOf(before), labelsOf(after), answer),
}
