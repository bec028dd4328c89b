import type { Insertable, Selectable } from 'kysely'
import { fileIdsOf, isTyped, type QuestionContent } from '../../contract/exams/questions.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { QuestionsTable } from './tables.ts'

/** A stored question: its content by kind, and what every kind has. */
export type Question = QuestionContent & QuestionExtras & { id: number }

type QuestionExtras = {
  points: number
  /** The picture or sound; null for none. */
  mediaId: number | null
  /** The lesson that explains it; null for none and for checks. */
  explainedIn: number | null
}

/** A question that has no id yet. */
export type NewQuestion = QuestionContent & QuestionExtras

/** The two lists of questions that a lesson can have. Its kind decides which one is used. */
export type ListName = 'questions' | 'checks'
const isCheck: Record<ListName, number> = { questions: 0, checks: 1 }

const COLUMNS = [
  'questions.id',
  'questions.kind',
  'questions.question',
  'questions.answer',
  'questions.option1',
  'questions.option2',
  'questions.option3',
  'questions.option4',
  'questions.accepted',
  'questions.marks',
  'questions.strict',
  'questions.content',
  'questions.points',
  'questions.media_id as mediaId',
  'questions.explained_in as explainedIn',
] as const

/** The objective questions of an exam in order. */
export async function listQuestions(db: Db, lessonId: number): Promise<Question[]> {
  return listStored(db, lessonId, 'questions')
}

/** The ungraded checks of a lesson in order. */
export async function listChecks(db: Db, lessonId: number): Promise<Question[]> {
  return listStored(db, lessonId, 'checks')
}

async function listStored(db: Db, lessonId: number, name: ListName): Promise<Question[]> {
  return (await queryQuestions(db, lessonId, name).select(COLUMNS).execute()).map(toQuestion)
}

type ContentColumns = Pick<
  Selectable<QuestionsTable>,
  | 'kind'
  | 'question'
  | 'answer'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'option4'
  | 'accepted'
  | 'marks'
  | 'strict'
  | 'content'
>

/** A row as a question of its kind. */
export function toQuestion<Row extends ContentColumns>(
  row: Row,
): QuestionContent & Omit<Row, keyof ContentColumns> {
  const { kind, question, answer, option1, option2, option3, option4, ...others } = row
  const { accepted, marks, strict, content: json, ...rest } = others
  // the columns are written by `toRow`
  const content = json === '' ? {} : JSON.parse(json)
  if (kind === 'choice')
    return { kind, question, answer, option1, option2, option3, option4, ...rest }
  if (kind !== 'typed' && kind !== 'dictation') return { kind, question, answer, content, ...rest }
  return {
    ...{ kind, question, answer, marks, ...content },
    accepted: accepted === '' ? [] : (JSON.parse(accepted) as string[]),
    ...(strict === 1 ? { strict: true } : {}),
    ...rest,
  }
}

/** The columns of a question; those that its kind does not use are empty. */
function toRow({ mediaId, explainedIn, points, ...content }: NewQuestion) {
  const { kind, question, answer } = content
  const fileIds = fileIdsOf(content)
  const row = {
    ...{ kind, question, answer, points, media_id: mediaId, explained_in: explainedIn },
    files: fileIds.length === 0 ? '' : `,${fileIds.join()},`,
  }
  return { ...NO_CONTENT, ...row, ...toContentColumns(content) } satisfies Partial<
    Insertable<QuestionsTable>
  >
}

const NO_CONTENT = {
  ...{ option1: '', option2: '', option3: '', option4: '' },
  ...{ accepted: '', marks: 'free' as const, strict: 0, content: '' },
}

function toContentColumns(content: QuestionContent): Partial<ContentColumns> {
  if (content.kind === 'choice') return pickOptions(content)
  if (!isTyped(content)) return { content: JSON.stringify(content.content) }
  const { accepted, marks, strict } = content
  return {
    ...{ accepted: storedKeys(accepted), marks, strict: strict ? 1 : 0 },
    ...(content.kind === 'dictation' &&
      content.slow && { content: JSON.stringify({ slow: content.slow }) }),
  }
}

type Options = Pick<ContentColumns, 'option1' | 'option2' | 'option3' | 'option4'>

const pickOptions = ({ option1, option2, option3, option4 }: Options): Options => ({
  ...{ option1, option2, option3, option4 },
})

function queryQuestions(db: Db, lessonId: number, name: ListName) {
  return db
    .selectFrom('questions')
    .where('lesson_id', '=', lessonId)
    .where('is_check', '=', isCheck[name])
    .orderBy('position')
    .orderBy('id')
}

/** A question with the columns that only a save reads. */
export type SavedQuestion = { question: Question; position: number; addedBySave: string }

/** The questions or checks of a lesson in order, for a save. */
export async function listForSave(
  tx: Tx,
  lessonId: number,
  name: ListName,
): Promise<SavedQuestion[]> {
  const rows = await queryQuestions(tx, lessonId, name)
    .select(COLUMNS)
    .select(['position', 'added_by_save as addedBySave'])
    .execute()
  return rows.map(({ position, addedBySave, ...row }) => ({
    question: toQuestion(row),
    position,
    addedBySave,
  }))
}

/** The objective questions of a lesson with its version and reference answer, in one statement, for a consistent snapshot. */
export async function listWithVersion(db: Db, lessonId: number) {
  return db
    .selectFrom('lessons')
    .leftJoin('questions', (join) =>
      join.onRef('questions.lesson_id', '=', 'lessons.id').on('questions.is_check', '=', 0),
    )
    .select(['lessons.exam_version as version', 'lessons.reference_answer as referenceAnswer'])
    .select('lessons.near_credit as nearCredit')
    .select(COLUMNS)
    .where('lessons.id', '=', lessonId)
    .orderBy('questions.position')
    .orderBy('questions.id')
    .execute()
}

/** The number of questions of each exam of a class; exams without any are missing. */
export async function countQuestions(db: Db, classId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select((it) => ['questions.lesson_id as lessonId', it.fn.countAll<number>().as('count')])
    .where('lessons.class_id', '=', classId)
    .where('questions.is_check', '=', 0)
    .groupBy('questions.lesson_id')
    .execute()
  return new Map(rows.map((it) => [it.lessonId, it.count]))
}

export async function updateQuestion(tx: Tx, { id, ...question }: Question, position: number) {
  await tx
    .updateTable('questions')
    .set({ ...toRow(question), position })
    .where('id', '=', id)
    .execute()
}

export async function insertQuestions(
  tx: Tx,
  target: { lessonId: number; saveKey: string; name: ListName },
  questions: { question: NewQuestion; position: number }[],
) {
  const rows = questions.map(({ question, position }) => ({
    ...toRow(question),
    lesson_id: target.lessonId,
    position,
    added_by_save: target.saveKey,
    is_check: isCheck[target.name],
  }))
  for (const batch of batchesOf(rows, 100)) await tx.insertInto('questions').values(batch).execute()
}

/** Replaces the further keys of a typed question. */
export async function saveAcceptedKeys(tx: Tx, id: number, accepted: string[]): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ accepted: storedKeys(accepted) })
    .where('id', '=', id)
    .execute()
}

const storedKeys = (accepted: string[]) => (accepted.length === 0 ? '' : JSON.stringify(accepted))

export async function deleteQuestions(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of batchesOf(ids))
    await tx.deleteFrom('questions').where('id', 'in', batch).execute()
}

/** The lesson and class of a question whose lesson is not deleted. */
export async function findQuestionLesson(tx: Tx, questionId: number) {
  return tx
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select(['lessons.id as lessonId', 'lessons.class_id as classId'])
    .select(['lessons.reference_answer as referenceAnswer', 'lessons.near_credit as nearCredit'])
    .where('questions.id', '=', questionId)
    .where('lessons.deleted_at', 'is', null)
    .executeTakeFirst()
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
