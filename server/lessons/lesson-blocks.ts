import {
  blockFileIds,
  findBlockProblem,
  type LessonBlock,
  lessonBlocks,
} from '../../contract/lessons/lesson-blocks.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'

/** The columns of the blocks of a lesson. Throws 400, naming the field, for what are no blocks. */
export function toBlockColumns(sent: unknown): { blocks: string; block_files: string } {
  const read = lessonBlocks.safeParse(sent)
  if (!read.success) {
    const field = ['blocks', ...(read.error.issues[0]?.path ?? [])].join('.')
    httpError('invalid_request', say('rules_lessons_blocks_invalid', { field }))
  }
  const problem = findBlockProblem(read.data)
  if (problem)
    httpError('invalid_request', say('rules_lessons_key_problem', { field: 'blocks', problem }))
  const files = blockFileIds(read.data)
  return {
    blocks: read.data.length === 0 ? '' : JSON.stringify(read.data),
    block_files: files.length === 0 ? '' : `,${files.join()},`,
  }
}

/** The blocks of a lesson. */
export const readBlocks = (column: string): LessonBlock[] =>
  // written by `toBlockColumns`
  column === '' ? [] : JSON.parse(column)
