import { DEFAULT_POINTS } from '../../contract/exam-score.ts'
import type { ExamQuestion } from '../../contract/exams.ts'
import type { QuestionMedia } from '../../contract/question-media.ts'
import type { Question } from './question-store.ts'

/** A question in the format of the wire, with its options as stored. Fields with the default value are left out. */
export function toExamQuestion(
  question: Question,
  media: ReadonlyMap<number, QuestionMedia>,
): ExamQuestion {
  const { id, kind, points, mediaId, answer, option1, option2, option3, option4 } = question
  const file = mediaId === null ? undefined : media.get(mediaId)
  return {
    id,
    question: question.question,
    answer,
    answer1: option1,
    answer2: option2,
    answer3: option3,
    answer4: option4,
    ...(kind === 'choice' ? {} : { kind }),
    ...(points === DEFAULT_POINTS ? {} : { points }),
    ...(file ? { media: file } : {}),
  }
}
