import { MAX_LESSON_CHECKS } from '../../contract/lesson-checks.ts'
import { canExplain, lessonKindsWhere } from '../../contract/lesson-kinds.ts'
import type { CheckForm, QuestionForm } from '../../contract/lessons.ts'
import { touchClass } from '../classes/store.ts'
import type { Db, Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

/** An objective question; `answer` is the correct answer, and options can be ''. */
export type Question = {
  id: number
  question: string
  answer: string
  option1: string
  option2: string
  option3: string
  option4: string
  /** The lesson that explains it; null for none and for checks. */
  explainedIn: number | null
}

const TEXT_FIELDS = ['question', 'answer', 'option1', 'option2', 'option3', 'option4'] as const

/** The objective questions of an exam in order. */
export async function listQuestions(db: Db, lessonId: number): Promise<Question[]> {
  return list(db, lessonId, 'questions')
}

/** The ungraded checks of a lesson in order (decision 0451). */
export async function listChecks(db: Db, lessonId: number): Promise<Question[]> {
  return list(db, lessonId, 'checks')
}

/** The two lists of questions that a lesson can have. Its kind decides which one is used. */
type ListName = 'questions' | 'checks'
const isCheck: Record<ListName, number> = { questions: 0, checks: 1 }

async function list(db: Db, lessonId: number, name: ListName): Promise<Question[]> {
  return db
    .selectFrom('questions')
    .select(['id', ...TEXT_FIELDS, 'explained_in as explainedIn'])
    .where('lesson_id', '=', lessonId)
    .where('is_check', '=', isCheck[name])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

type SaveTarget = { lessonId: number; classId: number; saveKey: string }

/**
 * Updates the questions and checks with a known id and appends the others; those that are not listed are kept
 * (R-ALESSON-012, R-ALESSON-013). Those that an earlier attempt of the same save added are replaced. Throws for an id of
 * another lesson, an explaining lesson outside the class, and more than five checks.
 */
export async function saveQuestions(
  tx: Tx,
  target: SaveTarget,
  forms: { questions: QuestionForm[]; checks: CheckForm[] },
) {
  await deleteQuestionsAddedBySave(tx, target)
  await saveList(tx, target, 'questions', forms.questions)
  await saveList(tx, target, 'checks', forms.checks)
}

async function saveList(
  tx: Tx,
  target: SaveTarget,
  name: ListName,
  forms: (QuestionForm | CheckForm)[],
) {
  if (forms.length === 0) return
  const stored = await list(tx, target.lessonId, name)
  const storedById = new Map(stored.map((it) => [it.id, it]))
  const changed: Question[] = []
  const added: Omit<Question, 'id'>[] = []
  for (const form of forms) {
    if (typeof form.id !== 'number') {
      added.push(toQuestion(form, null))
      continue
    }
    const previous =
      storedById.get(form.id) ?? httpError('question_not_found', 'Question not found')
    const next = { ...toQuestion(form, previous.explainedIn), id: form.id }
    if (isDifferent(previous, next)) changed.push(next)
  }
  if (name === 'checks' && stored.length + added.length > MAX_LESSON_CHECKS)
    httpError('invalid_request', `a lesson has at most ${MAX_LESSON_CHECKS} checks`)
  const isNewLink = (it: Question) => it.explainedIn !== storedById.get(it.id)?.explainedIn
  await requireExplainingLessons(tx, target, [...changed.filter(isNewLink), ...added])
  for (const it of changed) await updateQuestion(tx, it)
  if (added.length > 0) await insertQuestions(tx, target, name, added)
}

function toQuestion(
  form: QuestionForm | CheckForm,
  storedExplainedIn: number | null,
): Omit<Question, 'id'> {
  const { question, answer, option1 = '', option2 = '', option3 = '', option4 = '' } = form
  // a client that does not send the field keeps the stored value; 0 removes it
  const explainedIn =
    'explainedIn' in form && form.explainedIn !== undefined
      ? form.explainedIn || null
      : storedExplainedIn
  return { question, answer, option1, option2, option3, option4, explainedIn }
}

function isDifferent(stored: Question, next: Question) {
  return [...TEXT_FIELDS, 'explainedIn' as const].some((it) => stored[it] !== next[it])
}

/** Throws unless each explaining lesson is a readable lesson of the class of the exam. */
async function requireExplainingLessons(
  tx: Tx,
  { classId }: SaveTarget,
  questions: Pick<Question, 'explainedIn'>[],
) {
  const ids = new Set(questions.flatMap((it) => it.explainedIn ?? []))
  if (ids.size === 0) return
  const lessons = await tx
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', classId)
    .where('kind', 'in', lessonKindsWhere(canExplain))
    .where('deleted_at', 'is', null)
    .execute()
  const isKnown = new Set(lessons.map((it) => it.id))
  for (const id of ids) {
    if (!isKnown.has(id))
      httpError('explaining_lesson_not_found', 'The lesson that explains a question was not found')
  }
}

/** Removes a lesson from the questions of its class that it explains. */
export async function clearExplanations(
  tx: Tx,
  lesson: { id: number; class_id: number },
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ explained_in: null })
    .where('explained_in', '=', lesson.id)
    .where('lesson_id', 'in', (it) =>
      it.selectFrom('lessons').select('lessons.id').where('class_id', '=', lesson.class_id),
    )
    .execute()
}

async function updateQuestion(tx: Tx, { id, explainedIn, ...texts }: Question) {
  await tx
    .updateTable('questions')
    .set({ ...texts, explained_in: explainedIn })
    .where('id', '=', id)
    .execute()
}

async function deleteQuestionsAddedBySave(tx: Tx, { lessonId, saveKey }: SaveTarget) {
  await tx
    .deleteFrom('questions')
    .where('lesson_id', '=', lessonId)
    .where('added_by_save', '=', saveKey)
    .execute()
}

async function insertQuestions(
  tx: Tx,
  { lessonId, saveKey }: SaveTarget,
  name: ListName,
  newQuestions: Omit<Question, 'id'>[],
) {
  const { lastPosition } = await tx
    .selectFrom('questions')
    .select((it) => it.fn.max('position').as('lastPosition'))
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow()
  const rows = newQuestions.map(({ explainedIn, ...texts }, index) => ({
    lesson_id: lessonId,
    position: (lastPosition ?? 0) + index + 1,
    added_by_save: saveKey,
    is_check: isCheck[name],
    explained_in: explainedIn,
    ...texts,
  }))
  await tx.insertInto('questions').values(rows).execute()
}

/** Deletes one objective question or check and returns it (R-ALESSON-021). Throws if it does not exist. */
export async function removeQuestion(tx: Tx, id: number): Promise<Question & { lessonId: number }> {
  const question = await tx
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select(['lessons.class_id as classId', 'questions.lesson_id as lessonId'])
    .select(['questions.id', 'question', 'answer', 'option1', 'option2', 'option3', 'option4'])
    .select('explained_in as explainedIn')
    .where('questions.id', '=', id)
    .where('lessons.deleted_at', 'is', null)
    .executeTakeFirst()
  const { classId, ...removed } = question ?? httpError('question_not_found', 'Question not found')
  if (!(await touchClass(tx, classId))) httpError('question_not_found', 'Question not found')
  await tx.deleteFrom('questions').where('id', '=', id).execute()
  return removed
}
