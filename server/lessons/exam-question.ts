import { DEFAULT_POINTS } from '../../contract/exams/exam-score.ts'
import type { ExamQuestion } from '../../contract/exams/exams.ts'
import type { QuestionContent, QuestionMedia } from '../../contract/exams/questions.ts'
import type { Question } from './question-store.ts'

/** A question in the format of the wire, with its options as stored. Fields with the default value are left out. */
export function toExamQuestion(
  question: Question,
  media: ReadonlyMap<number, QuestionMedia>,
): ExamQuestion {
  const { id, kind, points, mediaId, answer } = question
  const file = mediaId === null ? undefined : media.get(mediaId)
  return {
    id,
    question: question.question,
    answer,
    ...toAnswerFields(question),
    ...(kind === 'choice' ? {} : { kind }),
    ...(points === DEFAULT_POINTS ? {} : { points }),
    ...(file ? { media: file } : {}),
  }
}

type AnswerFields = Pick<
  ExamQuestion,
  'answer1' | 'answer2' | 'answer3' | 'answer4' | 'marks' | 'strict'
> & {
  accepted?: string[]
}

/** The fields of the wire that differ by kind, besides `answer`; a typed question has no options (R-ARABIC-003). */
export function toAnswerFields(content: QuestionContent): AnswerFields {
  if (content.kind === 'choice')
    return {
      answer1: content.option1,
      answer2: content.option2,
      answer3: content.option3,
      answer4: content.option4,
    }
  const { accepted, marks, strict } = content
  return {
    ...{ answer1: '', answer2: '', answer3: '', answer4: '' },
    accepted,
    marks,
    ...(strict ? { strict } : {}),
  }
}
