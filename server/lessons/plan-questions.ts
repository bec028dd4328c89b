import { DEFAULT_POINTS } from '../../contract/exams/exam-score.ts'
import { findQuestionProblems } from '../../contract/exams/question-problems.ts'
import type { QuestionContent } from '../../contract/exams/questions.ts'
import type { CheckForm, QuestionForm } from '../../contract/lessons/lesson-form.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import type { ListName, NewQuestion, Question, SavedQuestion } from './question-store.ts'

/** A question after a save; without an id it is added. */
export type PlannedQuestion = { id: number | undefined; question: NewQuestion }

type SaveRequest = {
  name: ListName
  forms: readonly (QuestionForm | CheckForm)[]
  /** Ids of questions to remove; unknown ones are ignored, so that a retry can repeat them. */
  removed: readonly number[]
  /** The key of the save: questions that an earlier attempt of it added are reused. */
  saveKey: string
}

/**
 * The list of questions after a save. Known ids are updated, others appended, questions that are not listed are kept
 * (R-ALESSON-013). Throws for an id that the list does not have, and for a typed question with an
 * unusable key.
 */
export function planQuestions(
  stored: readonly SavedQuestion[],
  { name, forms, removed, saveKey }: SaveRequest,
): PlannedQuestion[] {
  const removedIds = new Set(removed)
  const earlierAttempt = stored.filter((it) => it.addedBySave === saveKey)
  const addedIds = earlierAttempt.map((it) => it.question.id)
  const kept = stored.filter((it) => it.addedBySave !== saveKey && !removedIds.has(it.question.id))
  const formById = new Map<number, QuestionForm | CheckForm>()
  const added: { form: QuestionForm | CheckForm; planned: PlannedQuestion }[] = []
  for (const [index, form] of forms.entries()) {
    const previous = stored.find(({ question }) => question.id === form.id)?.question ?? null
    requireKeys(name, index, toContent(form, previous))
    if (typeof form.id !== 'number') {
      const id = addedIds.shift()
      added.push({ form, planned: { id, question: toQuestion(form, null) } })
    } else if (kept.some(({ question }) => question.id === form.id)) formById.set(form.id, form)
    else httpError('question_not_found', say('rules_lessons_question_not_found'))
  }
  const changed = kept.map(({ question }) => {
    const form = formById.get(question.id)
    const { id, ...content } = question
    return { form, planned: { id, question: form ? toQuestion(form, question) : content } }
  })
  return inRequestedOrder([...changed, ...added])
}

/** Sorts by the requested positions. Questions without one keep their order, after those with one. */
function inRequestedOrder(
  items: { form: { position?: number | undefined } | undefined; planned: PlannedQuestion }[],
): PlannedQuestion[] {
  const positionOf = (it: (typeof items)[number]) => it.form?.position ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((a, b) => positionOf(a) - positionOf(b)).map((it) => it.planned)
}

/** The question of a form. A client that does not send a field keeps the stored value; 0 removes a reference. */
function toQuestion(form: QuestionForm | CheckForm, stored: Question | null): NewQuestion {
  const request: Partial<QuestionForm> = form
  return {
    ...toContent(form, stored),
    points: request.points ?? stored?.points ?? DEFAULT_POINTS,
    mediaId: request.mediaId === undefined ? (stored?.mediaId ?? null) : request.mediaId || null,
    explainedIn:
      request.explainedIn === undefined
        ? (stored?.explainedIn ?? null)
        : request.explainedIn || null,
  }
}

function toContent(form: QuestionForm | CheckForm, stored: Question | null): QuestionContent {
  const kind = form.kind ?? stored?.kind ?? 'choice'
  const { question, answer, option1 = '', option2 = '', option3 = '', option4 = '' } = form
  if (kind === 'choice') return { kind, question, answer, option1, option2, option3, option4 }
  const keys = stored?.kind === 'typed' ? stored : undefined
  return {
    ...{ kind, question, answer },
    accepted: form.accepted ?? keys?.accepted ?? [],
    marks: form.marks ?? keys?.marks ?? 'free',
    ...((form.strict ?? keys?.strict) ? { strict: true } : {}),
  }
}

/** Throws 400 for a typed question with a key that no student can type, naming its field (R-ARABIC-004). */
function requireKeys(list: string, index: number, content: QuestionContent): void {
  if (content.kind !== 'typed') return
  const problem = findQuestionProblems(content).find((it) => it.severity === 'error')
  if (!problem) return
  const suffix = problem.index === undefined ? '' : `.${problem.index}`
  httpError(
    'invalid_request',
    say('rules_lessons_key_problem', {
      field: `${list}.${index}.${problem.field}${suffix}`,
      problem: problem.message,
    }),
  )
}
