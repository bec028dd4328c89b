import type * as z from 'zod/mini'
import type { ExamQuestion } from '../../../../contract/exams.ts'
import type { addLesson, LessonKind, ManagedLesson } from '../../../../contract/lessons.ts'
import { randomName } from './random-name.ts'

/** An objective question as it is typed; a new one has a temporary id that begins with new- (wallet-and-admin §3). */
export type QuestionDraft = {
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
  questions: QuestionDraft[]
}

/** What a new lesson begins as. */
export const newLesson = (): LessonDraft => ({
  kind: 'lesson',
  subject: '',
  about: '',
  scheduled: false,
  opensAt: 0,
  referenceAnswer: '',
  questions: [],
})

/** A question that is not on the server yet. */
export const newQuestion = (): QuestionDraft => ({
  id: `new-${randomName()}`,
  question: '',
  answer: '',
  options: ['', '', '', ''],
})

/** Whether a question waits to be saved for the first time. */
export const isNew = ({ id }: Pick<QuestionDraft, 'id'>) => id.startsWith('new-')

/** The form of a lesson that is there. */
export function draftOf(lesson: ManagedLesson, questions: readonly ExamQuestion[]): LessonDraft {
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
export type Faults = Record<string, string>

/** The name of a question's field among the faults and in the form. */
export const fieldOf = ({ id }: Pick<QuestionDraft, 'id'>, field: 'question' | 'answer') =>
  `${field}:${id}`

/** What keeps a form from being sent (wallet-and-admin §5). */
export function faultsOf(draft: LessonDraft): Faults {
  const faults: Faults = {}
  if (draft.subject.trim() === '') faults.subject = 'Enter a subject.'
  if (isScheduled(draft) && draft.opensAt === 0) {
    faults.opensAt = 'Choose the day and time when the lesson opens.'
  }
  if (draft.kind !== 'exam') return faults
  for (const it of draft.questions) {
    if (it.question.trim() === '') faults[fieldOf(it, 'question')] = 'Enter the question.'
    if (it.answer.trim() === '') faults[fieldOf(it, 'answer')] = 'Enter the correct answer.'
  }
  return faults
}

/** A timetable is never set for a day (wallet-and-admin §5). */
export const isScheduled = ({ kind, scheduled }: Pick<LessonDraft, 'kind' | 'scheduled'>) =>
  scheduled && kind !== 'timetable'

/** What a lesson's form sends. */
export type LessonFields = Omit<
  z.output<typeof addLesson.asks>,
  'class_id' | 'email' | 'admin_email' | 'file' | 'fileType' | 'once'
>

/** What a form without faults sends. */
export function fieldsOf(draft: LessonDraft): LessonFields {
  const scheduled = isScheduled(draft)
  return {
    subject: draft.subject.trim(),
    about: draft.about.trim(),
    inputetype: draft.kind,
    scheduled,
    ...(scheduled ? { studydate: draft.opensAt } : {}),
    ...(draft.kind === 'exam' ? examFields(draft) : {}),
  }
}

function examFields({ referenceAnswer, questions }: LessonDraft) {
  return {
    theoryAnswer: referenceAnswer.trim(),
    questions: questions.map((it) => {
      const [option1 = '', option2 = '', option3 = '', option4 = ''] = it.options.map((option) =>
        option.trim(),
      )
      return {
        id: isNew(it) ? it.id : Number(it.id),
        question: it.question.trim(),
        answer: it.answer.trim(),
        ...{ option1, option2, option3, option4 },
      }
    }),
  }
}

/** Whether two forms say the same. */
export function isSame(one: LessonDraft, other: LessonDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
