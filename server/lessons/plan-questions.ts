import { DEFAULT_POINTS } from '../../contract/exams/exam-score.ts'
import { exerciseRules } from '../../contract/exams/kinds/all.ts'
import { type ExerciseKind, isExerciseKind } from '../../contract/exams/kinds/contents.ts'
import { findQuestionProblems } from '../../contract/exams/question-problems.ts'
import {
  isExercise,
  isTyped,
  type QuestionContent,
  type TypedKind,
} from '../../contract/exams/questions.ts'
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
 * (R-ALESSON-013). Throws for an id that the list does not have, and for a content that is
 * unusable.
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
    const place = `${name}.${index}`
    requireUsable(place, toContent(form, previous, place))
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
    ...toContent(form, stored, ''),
    points: request.points ?? stored?.points ?? DEFAULT_POINTS,
    mediaId: request.mediaId === undefined ? (stored?.mediaId ?? null) : request.mediaId || null,
    explainedIn:
      request.explainedIn === undefined
        ? (stored?.explainedIn ?? null)
        : request.explainedIn || null,
  }
}

/** The content of a form. Throws 400 for one of another shape than its kind has; `place` names it among the fields. */
function toContent(
  form: QuestionForm | CheckForm,
  stored: Question | null,
  place: string,
): QuestionContent {
  const kind = form.kind ?? stored?.kind ?? 'choice'
  const { question, answer, option1 = '', option2 = '', option3 = '', option4 = '' } = form
  if (kind === 'choice') return { kind, question, answer, option1, option2, option3, option4 }
  if (isExerciseKind(kind)) return toExercise(form, { kind, question, stored, place })
  return toTyped(form, kind, stored)
}

function toExercise(
  form: QuestionForm | CheckForm,
  it: { kind: ExerciseKind; question: string; stored: Question | null; place: string },
): QuestionContent {
  const { kind, question, stored, place } = it
  const kept = stored?.kind === kind && isExercise(stored) ? stored.content : undefined
  const content = readContent(kind, form.content ?? kept, place)
  const answer = exerciseRules(kind).keyText(content).slice(0, 2_000)
  // the rules of the kind have read the content
  return { kind, question, answer, content } as QuestionContent
}

function toTyped(
  form: QuestionForm | CheckForm,
  kind: TypedKind,
  stored: Question | null,
): QuestionContent {
  const { question, answer } = form
  const keys = stored && isTyped(stored) && stored.kind === kind ? stored : undefined
  const slow = form.slow ?? (keys?.kind === 'dictation' ? keys.slow : undefined)
  const typed = {
    ...{ question, answer },
    accepted: form.accepted ?? keys?.accepted ?? [],
    marks: form.marks ?? keys?.marks ?? 'free',
    ...((form.strict ?? keys?.strict) ? { strict: true } : {}),
  }
  return kind === 'typed' ? { kind, ...typed } : { kind, ...typed, ...(slow ? { slow } : {}) }
}

function readContent(kind: ExerciseKind, sent: unknown, place: string): unknown {
  const read = exerciseRules(kind).content.safeParse(sent)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = [place, 'content', ...(issue?.path ?? [])].join('.')
  httpError('invalid_request', say('rules_lessons_content_invalid', { field, kind }))
}

/** Throws 400 for a key that no student can type and for a content that cannot be answered, naming its field (R-ARABIC-004). */
function requireUsable(place: string, content: QuestionContent): void {
  if (content.kind === 'choice') return
  const problem = findQuestionProblems(content).find((it) => it.severity === 'error')
  if (!problem) return
  const detail = problem.index ?? problem.part
  const suffix = detail === undefined ? '' : `.${detail}`
  httpError(
    'invalid_request',
    say('rules_lessons_key_problem', {
      field: `${place}.${problem.field}${suffix}`,
      problem: problem.message,
    }),
  )
}
