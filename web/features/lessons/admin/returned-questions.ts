import type { FormState } from '../../../forms/use-form.ts'
import type { LessonDraft } from './lesson-draft.ts'
import type { ExamQuestionDraft } from './questions/question-draft.ts'

const LISTS = ['questions', 'checks'] as const

/** A question that was removed from the form, as saved and as entered, each with its index. */
export type RemovedQuestion = {
  list: (typeof LISTS)[number]
  saved: { question: ExamQuestionDraft; index: number } | undefined
  entered: { question: ExamQuestionDraft; index: number }
}

/** Removes a question from the form; `removed` is undefined if the form does not have it. */
export function takeOut({ base, values }: FormState<LessonDraft>, id: string) {
  const list = LISTS.find((it) => findIn(values[it], id))
  const entered = list && findIn(values[list], id)
  const removed = entered && { list, saved: findIn(base[list], id), entered }
  return {
    removed: removed satisfies RemovedQuestion | undefined,
    state: { base: without(base, id), values: without(values, id) },
  }
}

/** Restores removed questions that the saved lesson has again, with the input from before their removal. */
export function putBack(
  { base, values }: FormState<LessonDraft>,
  removed: readonly RemovedQuestion[],
  latest: LessonDraft,
): { state: FormState<LessonDraft>; left: RemovedQuestion[] } {
  const hasReturned = ({ list, entered }: RemovedQuestion) =>
    findIn(latest[list], entered.question.id) !== undefined
  const state = removed.filter(hasReturned).reduce(
    (before, { list, saved, entered }) => ({
      base: saved ? insert(before.base, list, saved) : before.base,
      values: insert(before.values, list, entered),
    }),
    { base, values },
  )
  return { state, left: removed.filter((it) => !hasReturned(it)) }
}

function findIn(questions: readonly ExamQuestionDraft[], id: string) {
  const index = questions.findIndex((it) => it.id === id)
  const question = questions[index]
  return question && { question, index }
}

const without = (draft: LessonDraft, id: string): LessonDraft => ({
  ...draft,
  questions: draft.questions.filter((it) => it.id !== id),
  checks: draft.checks.filter((it) => it.id !== id),
})

const insert = (
  draft: LessonDraft,
  list: (typeof LISTS)[number],
  { question, index }: RemovedQuestion['entered'],
): LessonDraft => ({
  ...draft,
  [list]: findIn(draft[list], question.id)
    ? draft[list]
    : draft[list].toSpliced(index, 0, question),
})
