import { type Message, say } from '../../messages/message.ts'
import { contentText, fileId } from '../exams/kinds/exercise.ts'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from '../exams/kinds/table/table.ts'
import * as z from '../platform/zod.ts'

/** A line of Arabic with what explains it; a layer that it does not have is ''. `file` is the number of its sound, 0 for none. */
export type InterlinearLine = { arabic: string; latin: string; translation: string; file: number }

/** What follows the text of a lesson: lines with their layers (R-LEARN-009), or a table (R-LEARN-007). */
export type LessonBlock =
  | { kind: 'lines'; title: string; lines: InterlinearLine[] }
  | { kind: 'table'; title: string; rows: string[][] }

export const MAX_BLOCKS = 10
export const MAX_LINES = 100

const line = z.object({
  arabic: z._default(contentText(1_000), ''),
  latin: z._default(contentText(1_000), ''),
  translation: z._default(contentText(1_000), ''),
  file: z._default(fileId, 0),
})

const block = z.union([
  z.object({
    kind: z.literal('lines'),
    title: z._default(contentText(300), ''),
    lines: z.array(line).check(z.minLength(1), z.maxLength(MAX_LINES)),
  }),
  z.object({
    kind: z.literal('table'),
    title: z._default(contentText(300), ''),
    rows: z
      .array(z.array(contentText(200)).check(z.maxLength(MAX_TABLE_COLUMNS)))
      .check(z.minLength(1), z.maxLength(MAX_TABLE_ROWS)),
  }),
])

/** The blocks of a lesson, for requests. */
export const lessonBlocks = z
  .array(block)
  .check(z.maxLength(MAX_BLOCKS)) as unknown as z.ZodMiniType<LessonBlock[], LessonBlock[]>

/** Why blocks cannot be saved; undefined if they can. */
export function findBlockProblem(blocks: readonly LessonBlock[]): Message | undefined {
  for (const it of blocks) {
    if (it.kind === 'lines' && it.lines.some(({ arabic, file }) => arabic === '' && file === 0))
      return say('rules_lessons_line_empty')
    if (it.kind === 'lines' && it.lines.length === 0) return say('rules_lessons_block_empty')
    if (it.kind === 'table' && it.rows.every((row) => row.every((cell) => cell === '')))
      return say('rules_lessons_block_empty')
  }
  return undefined
}

/** The numbers of the sounds of blocks. */
export const blockFileIds = (blocks: readonly LessonBlock[]): number[] =>
  blocks.flatMap((it) =>
    it.kind === 'lines' ? it.lines.map(({ file }) => file).filter((id) => id !== 0) : [],
  )
