import { LESSON_KINDS, type LessonKind } from '../../contract/lesson-kinds.ts'
import { LESSON_CHANGED, type MaterialKind, type QuestionForm } from '../../contract/lessons.ts'
import { touchClass } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { enqueueLessonPush, rescheduleLessonPush } from '../push/enqueue.ts'
import { type UploadedFile, withMaterial } from './material.ts'
import { saveQuestions } from './questions.ts'
import {
  findLesson,
  findLessonByIdempotencyKey,
  insertLesson,
  type LessonFields,
  type LessonRecord,
  type MaterialFields,
  NO_MATERIAL,
  updateLessonRow,
} from './store.ts'

/** A lesson as its teacher fills it in. On a change, what is left out stays as it was. */
export type LessonInput = {
  kind: LessonKind
  subject: string
  about?: string | undefined
  /** Only a timetable's form has no such choice. */
  scheduled: boolean | undefined
  /** Unix seconds. */
  opensAt?: number | undefined
  referenceAnswer?: string | undefined
  questions?: QuestionForm[] | undefined
  file?: UploadedFile | undefined
  materialKind?: MaterialKind | undefined
  /** The browser's name for this save; the same for every try of it. */
  idempotencyKey?: string | undefined
  now: number
}

/**
 * Adds a lesson with its questions and its file after the last one of a class, or does none of it, and answers
 * its id (R-ALESSON-012). A save that was tried before makes no second lesson (decision 0140). Refuses a
 * missing class, a scheduled lesson without its day, questions outside an exam and a file of another kind.
 */
export async function addLesson(
  school: AppContext,
  { classId, ...input }: LessonInput & { classId: number },
): Promise<number> {
  const fields = { about: '', reference_answer: '', ...toLessonFields(input) }
  return withMaterial(school, { file: input.file, said: input.materialKind }, async (stored) => {
    const material = stored ?? NO_MATERIAL
    const { id, unwanted: orphaned } = await inTransaction(school.db, async (tx) => {
      await holdClass(tx, classId)
      const existing = input.idempotencyKey
        ? await findLessonByIdempotencyKey(tx, classId, input.idempotencyKey)
        : undefined
      // somebody else went on from what the first try made, and that stands
      if (existing && existing.version !== input.idempotencyKey)
        return { id: existing.id, unwanted: material }
      const row = { ...fields, ...material }
      if (existing) await updateLessonRow(tx, existing.id, row, input.now)
      const lessonId =
        existing?.id ??
        (await insertLesson(tx, {
          ...row,
          classId,
          idempotencyKey: input.idempotencyKey ?? null,
          examRand: newPublicId(),
          now: input.now,
        }))
      await enqueueLessonPush(tx, { lessonId, opensAt: fields.opens_at, now: input.now })
      await saveQuestions(tx, { lessonId, save: fields.version }, input.questions ?? [])
      return { id: lessonId, unwanted: existing ?? NO_MATERIAL }
    })
    await deleteMaterialFile(school, orphaned)
    return id
  })
}

/**
 * Changes a lesson; its file is replaced when one comes and kept when none does (R-ALESSON-013). With a
 * `version`, refuses when somebody else has saved it since (decision 0141). Refuses what `addLesson` refuses and
 * a missing lesson.
 */
export async function updateLesson(
  school: AppContext,
  request: LessonInput & {
    lessonId: number
    classId?: number | undefined
    version?: string | undefined
  },
): Promise<void> {
  const { lessonId, classId, version, ...input } = request
  const fields = toLessonFields(input)
  await withMaterial(school, { file: input.file, said: input.materialKind }, (material) =>
    changeLockedLesson(school, { lessonId, classId }, material, async (tx, lesson) => {
      const isRepeatedSave = lesson.version === input.idempotencyKey
      if (version !== undefined && version !== lesson.version && !isRepeatedSave)
        decline('conflict_lesson', LESSON_CHANGED)
      await updateLessonRow(tx, lessonId, { ...fields, ...material }, input.now)
      await saveQuestions(tx, { lessonId, save: fields.version }, input.questions ?? [])
      await rescheduleLessonPush(tx, { lessonId, opensAt: fields.opens_at, now: input.now })
    }),
  )
}

/** Takes a lesson out of every list, and its file out of the store. Results stay. Refuses a missing lesson. */
export async function deleteLesson(
  school: AppContext,
  lessonId: number,
  now: number,
): Promise<void> {
  await changeLockedLesson(school, { lessonId }, NO_MATERIAL, (tx) =>
    updateLessonRow(tx, lessonId, { ...NO_MATERIAL, idempotency_key: null, deleted_at: now }, now),
  )
}

/** Removes the file of a lesson, if it has one (R-ALESSON-020). Refuses a missing lesson. */
export async function removeFile(school: AppContext, lessonId: number, now: number): Promise<void> {
  await changeLockedLesson(school, { lessonId }, NO_MATERIAL, (tx) =>
    updateLessonRow(tx, lessonId, NO_MATERIAL, now),
  )
}

/**
 * Changes a lesson while its class is held. When its file becomes another one (`material`; null keeps it), the
 * old file goes once the change stands: before that, a failure would leave a lesson without any.
 */
async function changeLockedLesson(
  school: AppContext,
  target: { lessonId: number; classId?: number | undefined },
  material: MaterialFields | null,
  change: (tx: Tx, lesson: LessonRecord) => Promise<void>,
): Promise<void> {
  const previous = await inTransaction(school.db, async (tx) => {
    const unlocked =
      (await findLesson(tx, target.lessonId)) ?? httpError('lesson_not_found', 'Lesson not found')
    if (target.classId && target.classId !== unlocked.class_id)
      httpError('lesson_not_found', 'Lesson not found')
    await holdClass(tx, unlocked.class_id)
    // read again now that nobody else can change it
    const lesson =
      (await findLesson(tx, target.lessonId)) ?? httpError('lesson_not_found', 'Lesson not found')
    await change(tx, lesson)
    return lesson
  })
  if (material) await deleteMaterialFile(school, previous)
}

/** Takes a file out of the store that no row names any more. */
async function deleteMaterialFile(
  school: AppContext,
  { material }: Pick<MaterialFields, 'material'>,
) {
  if (material !== '') await school.files.remove(material)
}

/** Raises the class's version and thereby holds its row: changes to the lessons of one class come one by one. */
async function holdClass(tx: Tx, classId: number): Promise<void> {
  if (!(await touchClass(tx, classId))) httpError('class_not_found', 'Class not found')
}

function toLessonFields(
  input: LessonInput,
): Omit<LessonFields, 'about' | 'reference_answer'> & Partial<LessonFields> {
  const { hasQuestions, canBeScheduled } = LESSON_KINDS[input.kind]
  if (!hasQuestions && input.questions?.length)
    httpError('invalid_request', 'questions belong to an exam')
  if (canBeScheduled && input.scheduled === undefined)
    httpError('invalid_request', 'scheduled is required')
  const scheduled = canBeScheduled && input.scheduled
  if (scheduled && !input.opensAt) httpError('invalid_request', 'studydate is required')
  return {
    kind: input.kind,
    subject: input.subject,
    scheduled: scheduled ? 1 : 0,
    opens_at: scheduled ? (input.opensAt ?? 0) : 0,
    version: input.idempotencyKey ?? newPublicId(),
    ...(input.about === undefined ? {} : { about: input.about }),
    ...(input.referenceAnswer === undefined ? {} : { reference_answer: input.referenceAnswer }),
  }
}
