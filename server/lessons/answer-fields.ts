import { type AnswerWay, readWays, toStoredWays } from '../../contract/exams/answer-ways.ts'
import type { LessonFields, LessonRecord } from './store.ts'

type AnswerFields = { answerWays?: AnswerWay[]; reading?: string; readingSource?: string }

/** How the theory part of an exam is answered, as its editor and its students see it; nothing for the default (R-VOICE-001). */
export const answerFields = ({
  answer_ways: ways,
  reading,
  reading_source: readingSource,
}: Pick<LessonRecord, 'answer_ways' | 'reading' | 'reading_source'>): AnswerFields => ({
  ...(ways !== '' && { answerWays: [...readWays(ways)] }),
  ...(reading !== '' && { reading }),
  ...(readingSource !== '' && { readingSource }),
})

/** The columns of the lesson form; without a field its stored value stays. */
export const toAnswerColumns = ({
  answerWays,
  reading,
  readingSource,
}: {
  answerWays?: readonly AnswerWay[] | undefined
  reading?: string | undefined
  readingSource?: string | undefined
}): Partial<LessonFields> => ({
  ...(answerWays !== undefined && { answer_ways: toStoredWays(answerWays) }),
  ...(reading !== undefined && { reading }),
  ...(readingSource !== undefined && { reading_source: readingSource }),
})
