import type * as z from 'zod/mini'
import type { ExamQuestion } from '../../../../contract/exams.ts'
import type { addLesson, LessonKind, ManagedLesson } from '../../../../contract/lessons.ts'
import { randomId } from './random-id.ts'

/** An objective question as it is typed; a new one has a temporary id that begins with new- (R-ALESSON-010). */
export type ExamQuestionDraft = {
  id: string
  question: string
  answer: string
  options: [string, string, string, string]
}

/** A lesson's form as it stands on the screen. What a kind does not use is kept until the form is closed. */
export type LessonDraft = {
  kind: LessonKind
  subject: string
  about: string
  scheduled: boolean
  /** Unix seconds, 0 for none. */
  opensAt: number
  referenceAnswer: string
  questions: ExamQuestionDraft[]
}

/** What a new lesson begins as. */
export const emptyLessonDraft = (): LessonDraft => ({
  kind: 'lesson',
  subject: '',
  about: '',
  scheduled: false,
  opensAt: 0,
  referenceAnswer: '',
  questions: [],
})

/** A question that is not on the server yet. */
export const emptyQuestionDraft = (): ExamQuestionDraft => ({
  id: `new-${randomId()}`,
  question: '',
  answer: '',
  options: ['', '', '', ''],
})

/** Whether a question waits to be saved for the first time. */
export const isNewQuestion = ({ id }: Pick<ExamQuestionDraft, 'id'>) => id.startsWith('new-')

/** The form of a lesson that is there. */
export function toLessonDraft(
  lesson: ManagedLesson,
  questions: readonly ExamQuestion[],
): LessonDraft {
  return {
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.about,
    scheduled: lesson.scheduled,
    opensAt: lesson.opensAt,
    referenceAnswer: lesson.referenceAnswer,
    questions: questions.map((it) => ({
      id: String(it.id),
      question: it.question,
      answer: it.answer,
      options: [it.answer1, it.answer2, it.answer3, it.answer4],
    })),
  }
}

/** What is wrong, by the field's name; a question's fields are named with `fieldOf`. */
export type LessonErrors = Record<string, string>

/** The name of a question's field among the faults and in the form. */
export const questionFieldName = (
  { id }: Pick<ExamQuestionDraft, 'id'>,
  field: 'question' | 'answer',
) => `${field}:${id}`

/** What keeps a form from being sent (R-ALESSON-008, R-ALESSON-009). */
export function validateLesson(draft: LessonDraft): LessonErrors {
  const errors: LessonErrors = {}
  if (draft.subject.trim() === '') errors.subject = 'Enter a subject.'
  if (isScheduled(draft) && draft.opensAt === 0) {
    errors.opensAt = 'Choose the day and time when the lesson opens.'
  }
  if (draft.kind !== 'exam') return errors
  for (const it of draft.questions) {
    if (it.question.trim() === '') errors[questionFieldName(it, 'question')] = 'Enter the question.'
    if (it.answer.trim() === '')
      errors[questionFieldName(it, 'answer')] = 'Enter the correct answer.'
  }
  return errors
}

/** A timetable is never set for a day (R-ALESSON-003). */
export const isScheduled = ({ kind, scheduled }: Pick<LessonDraft, 'kind' | 'scheduled'>) =>
  scheduled && kind !== 'timetable'

/** What a lesson's form sends. */
export type LessonRequest = Omit<
  z.output<typeof addLesson.request>,
  'classId' | 'email' | 'adminEmail' | 'file' | 'materialKind' | 'idempotencyKey'
>

/** What a form without faults sends. */
export function toLessonRequest(draft: LessonDraft): LessonRequest {
  const scheduled = isScheduled(draft)
  return {
    subject: draft.subject.trim(),
    about: draft.about.trim(),
    kind: draft.kind,
    scheduled,
    ...(scheduled ? { opensAt: draft.opensAt } : {}),
    ...(draft.kind === 'exam' ? toExamRequest(draft) : {}),
  }
}

function toExamRequest({ referenceAnswer, questions }: LessonDraft) {
  return {
    referenceAnswer: referenceAnswer.trim(),
    questions: questions.map((it) => {
      const [option1 = '', option2 = '', option3 = '', option4 = ''] = it.options.map((option) =>
        option.trim(),
      )
      return {
        id: isNewQuestion(it) ? it.id : Number(it.id),
        question: it.question.trim(),
        answer: it.answer.trim(),
        ...{ option1, option2, option3, option4 },
      }
    }),
  }
}

/** Whether two forms say the same. */
export function isLessonDraftEqual(left: LessonDraft, right: LessonDraft): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
