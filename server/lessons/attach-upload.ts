import { say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { NO_PARTS } from '../platform/partial-files.ts'
import { fromStoredMessage, toStoredMessage } from '../platform/stored-text.ts'
import {
  assignUpload,
  findOwnUpload,
  findUpload,
  moveUpload,
  releaseLesson,
  type UploadRecord,
} from '../uploads/store.ts'
import { auditLessonChange } from './audited-lesson.ts'
import { removeMaterial } from './material.ts'
import {
  findLesson,
  type LessonFields,
  type LessonRecord,
  type MaterialFields,
  NO_MATERIAL,
  updateLessonRow,
} from './store.ts'

/** The upload that a saved lesson references, and the user who saves; without a user no upload is found. */
export type NamedUpload = { publicId: string; ownerId: number | undefined; now: number }

type Lesson = { id: number; material: string }

/**
 * Assigns an upload to the lesson that is being saved. If it is complete, it becomes the lesson's file at once, otherwise
 * when it is finished (decision 0540). Returns the key of the replaced file, '' for none. The class must be locked.
 * Throws 404 for another user's upload and one that has expired, and 415 with the reason for one whose content was
 * rejected.
 */
export async function assignToLesson(
  tx: Tx,
  { publicId, ownerId = 0, now }: NamedUpload,
  lesson: Lesson,
): Promise<string> {
  const upload = (await findOwnUpload(tx, { publicId, ownerId })) ?? declineMissing()
  // a repeated save, after the upload was finished
  if (upload.state === 'attached' && upload.lesson_id === lesson.id) return ''
  if (upload.state === 'refused')
    httpError('unsupported_file_type', fromStoredMessage(upload.problem))
  await releaseLesson(tx, lesson.id, upload.id)
  const assigned = (await assignUpload(tx, upload.id, lesson.id)) ?? declineMissing()
  return assigned.state === 'stored' ? attachTo(tx, assigned, lesson, now) : ''
}

const declineMissing = () =>
  httpError('upload_not_found', say('rules_lessons_upload_expired_choose_file_again'))

/**
 * Makes a complete upload the file of its lesson, once. Does nothing if it is not complete, has no lesson or is attached
 * already. An upload whose lesson was deleted meanwhile keeps the reason.
 */
export async function attachUpload(
  school: AppContext,
  uploadId: number,
  now: number,
): Promise<void> {
  const replaced = await inTransaction(school.db, async (tx) => {
    const lessonId = await findWaitingLesson(tx, uploadId)
    if (lessonId === null) return ''
    const lesson = await lockLesson(tx, lessonId)
    const upload = await findUpload(tx, uploadId)
    // another request may have attached it before the lock
    if (upload?.state !== 'stored' || upload.lesson_id !== lessonId) return ''
    if (lesson) return attachAudited(tx, upload, lesson, now)
    const isDeclined = await declineForMissingLesson(tx, upload)
    return isDeclined ? upload.material : ''
  })
  await removeMaterial(school, replaced)
}

async function findWaitingLesson(tx: Tx, uploadId: number): Promise<number | null> {
  const upload = await findUpload(tx, uploadId)
  return upload?.state === 'stored' ? upload.lesson_id : null
}

async function lockLesson(tx: Tx, lessonId: number): Promise<Lesson | undefined> {
  const unlocked = await findLesson(tx, lessonId)
  if (!unlocked || !(await touchClass(tx, unlocked.class_id))) return
  // another change may have been committed before the lock
  return findLesson(tx, lessonId)
}

const declineForMissingLesson = (tx: Tx, { id }: UploadRecord) =>
  moveUpload(
    tx,
    { id, from: 'stored' },
    {
      state: 'refused',
      material: '',
      problem_code: 'lesson_not_found',
      problem: toStoredMessage(LESSON_DELETED),
    },
  )

const LESSON_DELETED = say('rules_lessons_lesson_deleted_before_file_complete')

async function attachAudited(tx: Tx, upload: UploadRecord, lesson: Lesson, now: number) {
  const audit = {
    lessonId: lesson.id,
    actorId: upload.owner_id,
    action: 'attachFile' as const,
    now,
  }
  let replaced = ''
  await auditLessonChange(tx, audit, async () => {
    replaced = await attachTo(tx, upload, lesson, now)
  })
  return replaced
}

/** Not audited here: the save of the lesson or `attachAudited` writes the audit entry. */
async function attachTo(
  tx: Tx,
  upload: UploadRecord,
  lesson: Lesson,
  now: number,
): Promise<string> {
  const { material, material_extension, material_bytes, name } = upload
  const attached = await moveUpload(
    tx,
    { id: upload.id, from: 'stored', where: { lessonId: lesson.id } },
    { ...NO_PARTS, state: 'attached', material: '' },
  )
  if (!attached) return ''
  const file = { material, material_extension, material_bytes, material_name: name }
  await updateLessonRow(tx, lesson.id, file, now)
  return lesson.material
}

type RepeatedSave = {
  fields: LessonFields
  stored: MaterialFields | null
  uploadId?: string | undefined
  now: number
}

/**
 * Saves the fields of a new lesson again and returns the file of the first attempt, which this one replaces. An upload
 * that has become the file of the lesson meanwhile stays.
 */
export async function repeatSave(
  tx: Tx,
  existing: LessonRecord,
  { fields, stored, uploadId, now }: RepeatedSave,
): Promise<MaterialFields> {
  const keepsFile = uploadId !== undefined && !stored
  const material = keepsFile ? {} : (stored ?? NO_MATERIAL)
  await updateLessonRow(tx, existing.id, { ...fields, ...material }, now)
  return keepsFile ? NO_MATERIAL : existing
}
