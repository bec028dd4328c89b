import { DEFAULT_POINTS } from '../../contract/exams/exam-score.ts'
import type { ExamQuestion } from '../../contract/exams/exams.ts'
import {
  fileIdsOf,
  isTyped,
  type QuestionContent,
  type QuestionMedia,
} from '../../contract/exams/questions.ts'
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
    ...filesOf(question, media),
  }
}

/** The pictures and sounds that a content names; nothing for a content that names none. */
export function filesOf(
  content: QuestionContent,
  media: ReadonlyMap<number, QuestionMedia>,
): { files?: QuestionMedia[] } {
  const files = fileIdsOf(content).flatMap((id) => media.get(id) ?? [])
  return files.length === 0 ? {} : { files }
}

type AnswerFields = Pick<
  ExamQuestion,
  'answer1' | 'answer2' | 'answer3' | 'answer4' | 'marks' | 'strict' | 'content'
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
  const noOptions = { answer1: '', answer2: '', answer3: '', answer4: '' }
  if (!isTyped(content)) return { ...noOptions, content: { ...content.content } }
  const { accepted, marks, strict } = content
  return {
    ...noOptions,
    accepted,
    marks,
    ...(strict ? { strict } : {}),
  }
}
