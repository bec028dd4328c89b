import type { Selectable } from 'kysely'
import type { SecondMarkMode } from '../../contract/exams/second-marks.ts'
import type { Db, Tx } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { enqueueRenditions } from '../renditions/store.ts'
import { writeLessonSearchText } from './lesson-search.ts'
import type { LessonsTable } from './tables.ts'

/** The columns of the rules of an exam (R-FAIR-001 to R-FAIR-003). */
export const RULE_COLUMNS = [
  'lessons.closes_at',
  'lessons.grace_minutes',
  'lessons.time_limit',
  'lessons.shuffled',
  'lessons.draw_count',
  'lessons.attempts',
  'lessons.attempt_rule',
] as const

export type LessonRecord = Awaited<ReturnType<ReturnType<typeof queryLessons>['execute']>>[number]

const queryLessonById = prepareQuery<{ lessonId: number }, LessonRecord>((db, param) =>
  queryLessons(db).where('lessons.id', '=', param('lessonId')),
)

/** Finds a lesson that is not deleted and whose class is not deleted. */
export async function findLesson(db: Db, lessonId: number): Promise<LessonRecord | undefined> {
  const [lesson] = await queryLessonById(db, { lessonId })
  return lesson
}

/** Finds the lesson of a class that a save with this idempotency key added, unless it is deleted. */
export async function findLessonByIdempotencyKey(
  tx: Tx,
  classId: number,
  idempotencyKey: string,
): Promise<LessonRecord | undefined> {
  return queryLessons(tx)
    .where('lessons.class_id', '=', classId)
    .where('lessons.idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

/** The lessons of a class in the order of their position, drafts included. */
export async function listLessons(db: Db, classId: number) {
  return queryLessonsOfClass(db, classId).execute()
}

/** The lessons of a class that students can see, in the order of their position. */
export async function listPublishedLessons(db: Db, classId: number) {
  return queryLessonsOfClass(db, classId).where('lessons.is_draft', '=', 0).execute()
}

function queryLessonsOfClass(db: Db, classId: number) {
  return queryLessons(db)
    .where('lessons.class_id', '=', classId)
    .orderBy('lessons.position')
    .orderBy('lessons.id')
}

/** The ids of the first lessons of a class, in the order of their position. */
export async function listLessonIds(db: Db, classId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((it) => it.id)
}

/** The position of the last lesson of a class, 0 if it has none. */
export async function lastPosition(db: Db, classId: number): Promise<number> {
  const { last } = await db
    .selectFrom('lessons')
    .select((it) => it.fn.max('position').as('last'))
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export async function listDeletedLessonIds(db: Db, classId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('lessons')
    .select('id')
    .where('class_id', '=', classId)
    .where('deleted_at', 'is not', null)
    .execute()
  return rows.map((it) => it.id)
}

function queryLessons(db: Db) {
  return db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select([
      'lessons.id',
      'lessons.class_id',
      'lessons.kind',
      'lessons.subject',
      'lessons.about',
      'lessons.scheduled',
      'lessons.opens_at',
      'lessons.position',
      'lessons.material',
      'lessons.material_name',
      'lessons.material_extension',
      'lessons.material_bytes',
      'lessons.reference_answer',
      'lessons.exam_rand',
      'lessons.version',
      'lessons.is_sample',
      'lessons.is_draft',
      'lessons.near_credit',
      'lessons.blocks',
      'lessons.block_files',
      'lessons.second_mark',
      'lessons.second_mark_points',
      ...RULE_COLUMNS,
      'lessons.attachments',
      'lessons.answer_ways',
      'lessons.reading',
      'lessons.reading_source',
    ])
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
}

/** The columns of a lesson that its form sets. */
export type LessonFields = Pick<
  LessonsTable,
  'kind' | 'subject' | 'about' | 'scheduled' | 'opens_at'
> & { reference_answer: string; version: string; is_sample: number; is_draft: number } & {
  near_credit: number
  second_mark: SecondMarkMode
  second_mark_points: number
  answer_ways: string
  reading: string
  reading_source: string
  blocks: string
  block_files: string
  attachments: string
} & RuleColumns

export type RuleColumns = Selectable<
  Pick<
    LessonsTable,
    | 'closes_at'
    | 'grace_minutes'
    | 'time_limit'
    | 'shuffled'
    | 'draw_count'
    | 'attempts'
    | 'attempt_rule'
  >
>

/** An exam as it is without rules. */
export const NO_RULES: RuleColumns = {
  ...{ closes_at: 0, grace_minutes: 0, time_limit: 0, shuffled: 0, draw_count: 0 },
  ...{ attempts: 1, attempt_rule: 'best' },
}

/** The columns of a lesson's file; '' and 0 for no file. */
export type MaterialFields = {
  material: string
  material_name: string
  material_extension: string
  material_bytes: number
}

export const NO_MATERIAL: MaterialFields = {
  material: '',
  material_name: '',
  material_extension: '',
  material_bytes: 0,
}

type NewLesson = LessonFields &
  MaterialFields & {
    classId: number
    idempotencyKey: string | null
    examRand: string
    now: number
  }

/** Inserts a lesson at the end of its class and returns its id. The caller must have locked the class. */
export async function insertLesson(tx: Tx, lesson: NewLesson): Promise<number> {
  const { classId, idempotencyKey, examRand, now, ...fields } = lesson
  const { id } = await tx
    .insertInto('lessons')
    .values({
      ...fields,
      class_id: classId,
      position: (await lastPosition(tx, classId)) + 1,
      idempotency_key: idempotencyKey,
      exam_rand: examRand,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLessonSearchText(tx, id)
  await enqueueForMaterial(tx, fields, now)
  return id
}

type LessonUpdate = Partial<
  LessonFields & MaterialFields & Pick<LessonsTable, 'position' | 'idempotency_key' | 'deleted_at'>
>

export async function updateLessonRow(tx: Tx, lessonId: number, update: LessonUpdate, now: number) {
  await tx
    .updateTable('lessons')
    .set({ ...update, updated_at: now })
    .where('id', '=', lessonId)
    .execute()
  if ('subject' in update || 'about' in update || 'blocks' in update)
    await writeLessonSearchText(tx, lessonId)
  await enqueueForMaterial(tx, update, now)
}

/** The job of a new file commits with the row that refers to it, so that no kill separates them. */
async function enqueueForMaterial(tx: Tx, update: LessonUpdate, now: number) {
  const { material, material_bytes: bytes = 0 } = update
  if (material) await enqueueRenditions(tx, { source: material, bytes, now })
}

/** Ends the free sample of a class. */
export async function clearSample(tx: Tx, classId: number): Promise<void> {
  await tx
    .updateTable('lessons')
    .set({ is_sample: 0 })
    .where('class_id', '=', classId)
    .where('is_sample', '=', 1)
    .execute()
}

/** Whether a student has opened a lesson or submitted it. */
export async function isOpenedByStudent(db: Db, lessonId: number): Promise<boolean> {
  const { opened } = await db
    .selectNoFrom((it) =>
      it
        .or([
          it.exists(it.selectFrom('lesson_views').select('id').where('lesson_id', '=', lessonId)),
          it.exists(it.selectFrom('exam_results').select('id').where('lesson_id', '=', lessonId)),
        ])
        .as('opened'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(opened)
}

/** Whether the row of a lesson refers to this file. Copies of a lesson share its file. */
export async function isMaterialInUse(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('lessons')
    .select('id')
    .where('material', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
