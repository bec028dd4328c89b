import {
  type CheckForm,
  MAX_QUESTIONS,
  type QuestionForm,
} from '../../contract/lessons/lesson-form.ts'
import { canExplain, lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import { type Message, say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import type { Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { binQuestions } from './bin-lesson.ts'
import { type ExamContent, replaceVersion, type VersionChange } from './exam-versions.ts'
import { type PlannedQuestion, planQuestions } from './plan-questions.ts'
import { mediaIdsOf, requireQuestionMedia } from './question-media-store.ts'
import {
  deleteQuestions,
  findQuestionLesson,
  insertQuestions,
  type ListName,
  listChecks,
  listForSave,
  listQuestions,
  type NewQuestion,
  type Question,
  type SavedQuestion,
  updateQuestion,
} from './question-store.ts'

export type QuestionForms = {
  questions: readonly QuestionForm[]
  checks: readonly CheckForm[]
  /** Ids of questions and checks to remove. */
  removed: readonly number[]
}

type ExamFields = Pick<ExamContent, 'referenceAnswer' | 'nearCredit'>

type SaveTarget = VersionChange & {
  classId: number
  saveKey: string
  /** How many checks its kind can have. */
  maxChecks: number
  /** The fields of the exam that belong to its version, before and after the save; null for a lesson that this save adds. */
  exam: { before: ExamFields; after: ExamFields } | null
}

/** The outcome of a save: the objective questions, and the new version if they or the reference answer changed. */
export type SavedQuestions = { questions: NewQuestion[]; newVersion: number | null }

/**
 * Saves the questions and checks of a lesson as `planQuestions` plans them, and stores the replaced version of an exam
 * (R-ALESSON-012, R-ALESSON-013, decision 0531). Throws for an id of another lesson, an explaining lesson outside the class,
 * a missing picture, and too many questions or checks.
 */
export async function saveQuestions(
  tx: Tx,
  target: SaveTarget,
  forms: QuestionForms,
): Promise<SavedQuestions> {
  const plan = async (name: ListName) => {
    const stored = await listForSave(tx, target.lessonId, name)
    const request = { name, forms: forms[name], removed: forms.removed, saveKey: target.saveKey }
    return { name, stored, planned: planQuestions(stored, request) }
  }
  const [questions, checks] = [await plan('questions'), await plan('checks')]
  requireRoom(
    questions.planned,
    MAX_QUESTIONS,
    say('rules_lessons_exam_full', { max: MAX_QUESTIONS }),
  )
  const { maxChecks } = target
  requireRoom(checks.planned, maxChecks, say('rules_lessons_checks_full', { max: maxChecks }))
  const isChanged = isDifferent(questions)
  await requireReferences(tx, target, [questions, checks])
  const { exam } = target
  const isNewVersion = exam !== null && (isChanged || isOtherExam(exam))
  const newVersion = isNewVersion
    ? await replaceVersion(
        tx,
        {
          ...exam.before,
          questions: questions.stored.map((it) => it.question),
        },
        target,
      )
    : null
  await applyPlan(tx, target, questions)
  await applyPlan(tx, target, checks)
  return { questions: questions.planned.map((it) => it.question), newVersion }
}

const isOtherExam = ({ before, after }: { before: ExamFields; after: ExamFields }) =>
  before.referenceAnswer !== after.referenceAnswer || before.nearCredit !== after.nearCredit

type ListPlan = { name: ListName; stored: SavedQuestion[]; planned: PlannedQuestion[] }

function requireRoom(planned: PlannedQuestion[], limit: number, message: Message) {
  if (planned.length > limit) httpError('invalid_request', message)
}

/** Whether a plan changes anything that students see or that counts; the explaining lesson is no part of a version. */
function isDifferent({ stored, planned }: ListPlan): boolean {
  const toText = (id: number | undefined, { explainedIn: _, ...it }: NewQuestion) =>
    JSON.stringify(Object.entries({ ...it, id }).sort(([left], [right]) => (left < right ? -1 : 1)))
  return (
    stored.length !== planned.length ||
    stored.some(({ question }, index) => {
      const next = planned[index]
      return !next || toText(question.id, question) !== toText(next.id, next.question)
    })
  )
}

async function applyPlan(tx: Tx, target: SaveTarget, { name, stored, planned }: ListPlan) {
  const storedById = new Map(stored.map((it) => [it.question.id, it]))
  const keptIds = new Set(planned.map((it) => it.id))
  const removedIds = stored.map((it) => it.question.id).filter((id) => !keptIds.has(id))
  await binQuestions(tx, removedIds, target)
  await deleteQuestions(tx, removedIds)
  const added: { question: NewQuestion; position: number }[] = []
  for (const [index, { id, question }] of planned.entries()) {
    const position = index + 1
    const previous = id === undefined ? undefined : storedById.get(id)
    if (id === undefined) added.push({ question, position })
    else if (!previous || previous.position !== position || isEdited(previous.question, question))
      await updateQuestion(tx, { ...question, id }, position)
  }
  await insertQuestions(tx, { ...target, name }, added)
}

function isEdited(stored: NewQuestion, next: NewQuestion): boolean {
  // Object.entries is typed by the values alone; a field may be absent in one of them
  const before = new Map<string, unknown>(Object.entries(stored))
  const after = new Map<string, unknown>(Object.entries(next))
  return [...before.keys(), ...after.keys()].some(
    (field) =>
      field !== 'id' && JSON.stringify(before.get(field)) !== JSON.stringify(after.get(field)),
  )
}

/** Throws unless the new references of questions exist: explaining lessons of the class of the exam, and media. */
async function requireReferences(tx: Tx, { classId }: SaveTarget, plans: ListPlan[]) {
  const changes = plans.flatMap(({ stored, planned }) => {
    const storedById = new Map(stored.map(({ question }) => [question.id, question]))
    return planned.map(({ id, question }) => ({
      question,
      previous: id === undefined ? undefined : storedById.get(id),
    }))
  })
  const newIds = (idsOf: (it: NewQuestion) => number[]) =>
    new Set(
      changes.flatMap(({ question, previous }) => {
        const known = new Set(previous && idsOf(previous))
        return idsOf(question).filter((id) => !known.has(id))
      }),
    )
  await requireExplainingLessons(
    tx,
    classId,
    newIds(({ explainedIn }) => (explainedIn === null ? [] : [explainedIn])),
  )
  await requireQuestionMedia(tx, newIds(mediaIdsOf))
}

async function requireExplainingLessons(tx: Tx, classId: number, ids: ReadonlySet<number>) {
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
      httpError(
        'explaining_lesson_not_found',
        say('rules_lessons_lesson_explains_question_not_found'),
      )
  }
}

/** Deletes one objective question or check and returns it (R-ALESSON-021). Throws if it does not exist. */
export async function removeQuestion(
  tx: Tx,
  { id, actorId, now }: Pick<VersionChange, 'actorId' | 'now'> & { id: number },
): Promise<Question & { lessonId: number }> {
  const found =
    (await findQuestionLesson(tx, id)) ??
    httpError('question_not_found', say('rules_lessons_question_not_found'))
  const { lessonId, classId, referenceAnswer, nearCredit } = found
  if (!(await touchClass(tx, classId)))
    httpError('question_not_found', say('rules_lessons_question_not_found'))
  const questions = await listQuestions(tx, lessonId)
  const [ofExam, check] = [questions, await listChecks(tx, lessonId)].map((list) =>
    list.find((it) => it.id === id),
  )
  const exam = { referenceAnswer, nearCredit, questions }
  if (ofExam) await replaceVersion(tx, exam, { lessonId, actorId, now })
  await binQuestions(tx, [id], { actorId, now })
  await deleteQuestions(tx, [id])
  const removed =
    ofExam ?? check ?? httpError('question_not_found', say('rules_lessons_question_not_found'))
  return { ...removed, lessonId }
}
