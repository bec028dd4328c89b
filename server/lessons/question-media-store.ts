import { sql } from 'kysely'
import {
  fileIdsOf,
  type QuestionContent,
  type QuestionMedia,
  type QuestionMediaKind,
  questionMediaKinds,
} from '../../contract/exams/questions.ts'
import { type AttachmentKind, attachmentKinds } from '../../contract/lessons/attachments.ts'
import { say } from '../../messages/message.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { inScope, type Scope } from '../platform/scope.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import type { Tables } from '../platform/tables.ts'

type NewMedia = Pick<
  Tables['question_media'],
  'file' | 'name' | 'kind' | 'bytes' | 'width' | 'height' | 'created_at' | 'idempotency_key'
>

const MEDIA_COLUMNS = ['id', 'file', 'name', 'kind', 'bytes', 'width', 'height'] as const

export async function insertQuestionMedia(db: Db, media: NewMedia): Promise<number> {
  const { id } = await db
    .insertInto('question_media')
    .values(media)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The stored key of an upload: it begins with the uploader, whose file it is until a question uses it. */
export const uploadKey = (uploaderId: number, key: string) => `${uploaderId}:${key}`

/** The picture or sound that an upload with this key has stored. */
export async function findMediaByKey(db: Db, key: string) {
  return db
    .selectFrom('question_media')
    .select(MEDIA_COLUMNS)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Whether a row refers to this file. */
export async function isQuestionMediaStored(db: Db, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('question_media')
    .select('id')
    .where('file', '=', file)
    .executeTakeFirst()
  return row !== undefined
}

/** Throws unless all these pictures and sounds exist, and marks them as used, so that they are kept. */
export async function requireQuestionMedia(
  tx: Tx,
  ids: ReadonlySet<number>,
  kinds: readonly AttachmentKind[] = questionMediaKinds,
): Promise<void> {
  for (const batch of batchesOf([...ids])) {
    const rows = await tx
      .updateTable('question_media')
      .set({ used: 1 })
      .where('id', 'in', batch)
      .where('kind', 'in', kinds)
      .returning('id')
      .execute()
    if (rows.length < batch.length)
      httpError('question_media_not_found', say('rules_lessons_picture_sound_question_not_found'))
  }
}

/** Throws unless the sounds that the blocks of a lesson name anew exist, and marks them as used. */
export async function requireBlockMedia(tx: Tx, before: string, after: string): Promise<void> {
  await requireQuestionMedia(tx, newIds(before, after))
}

/** Throws unless the attachments that a lesson has anew exist, and marks them as used (R-FAIR-005). */
export async function requireAttachments(tx: Tx, before: string, after: string): Promise<void> {
  await requireQuestionMedia(tx, newIds(before, after), attachmentKinds)
}

/** The ids of a column ',12,15,'. */
export const idsInColumn = (column: string) => column.split(',').filter(Boolean).map(Number)

function newIds(before: string, after: string): Set<number> {
  const known = new Set(idsInColumn(before))
  return new Set(idsInColumn(after).filter((id) => !known.has(id)))
}

/**
 * Throws 404 unless the pictures and sounds are of questions in the scope, or the person's own and of none yet: who knows the number of another class's
 * file must not get its address (R-STAFF-006).
 */
export async function requireMediaInScope(
  db: Db,
  scope: Scope,
  ids: readonly number[],
): Promise<void> {
  const reachable = await findMediaInScope(db, scope, ids)
  if (ids.some((id) => !reachable.has(id)))
    httpError('question_media_not_found', say('rules_lessons_picture_sound_question_not_found'))
}

/** Those of the pictures and sounds that belong to questions in the scope, or to none yet and were uploaded by the person. */
export async function findMediaInScope(
  db: Db,
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (scope.reach === 'all' || ids.length === 0) return new Set(ids)
  const rows = await db
    .selectFrom('question_media')
    .select('question_media.id')
    .where('question_media.id', 'in', ids)
    .where((it) =>
      it.or([
        it.and([
          it('question_media.used', '=', 0),
          it('question_media.idempotency_key', 'like', uploadKey(scope.userId, '%')),
        ]),
        it.exists(
          it
            .selectFrom('questions')
            .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
            .select('questions.id')
            .where(namesMedia)
            .$call(inScope(scope, 'lessons.class_id')),
        ),
        it.exists(
          it
            .selectFrom('lessons')
            .select('lessons.id')
            .where(lessonNamesMedia)
            .$call(inScope(scope, 'lessons.class_id')),
        ),
        it.exists(
          it
            .selectFrom('words')
            .innerJoin('lessons', 'lessons.id', 'words.lesson_id')
            .select('words.id')
            .whereRef('words.file', '=', 'question_media.id')
            .$call(inScope(scope, 'lessons.class_id')),
        ),
      ]),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether a question has a picture or sound as its file or in its content. */
const namesMedia = sql<boolean>`(questions.media_id = question_media.id or (questions.files <> '' and questions.files like '%,' || question_media.id || ',%'))`

/** Whether the blocks of a lesson have a sound, or it is one of its attachments. */
const lessonNamesMedia = sql<boolean>`((lessons.block_files <> '' and lessons.block_files like '%,' || question_media.id || ',%') or (lessons.attachments <> '' and lessons.attachments like '%,' || question_media.id || ',%'))`

/** Deletes up to 100 uploads that no question has used since `before`, and returns their files. */
export async function deleteUnusedMedia(db: Db, before: number): Promise<string[]> {
  const unused = db
    .selectFrom('question_media')
    .select('id')
    .where('used', '=', 0)
    .where('created_at', '<', before)
    .limit(100)
  const rows = await db
    .deleteFrom('question_media')
    .where('used', '=', 0)
    .where('id', 'in', unused)
    .returning('file')
    .execute()
  return rows.map((it) => it.file)
}

/** The ids of the pictures and sounds of a question. */
export const mediaIdsOf = (it: QuestionContent & { mediaId: number | null }): number[] =>
  it.mediaId === null ? fileIdsOf(it) : [it.mediaId, ...fileIdsOf(it)]

/** Pictures and sounds by their id, with signed URLs. */
export async function findQuestionMedia(
  db: Db,
  questions: readonly (QuestionContent & { mediaId: number | null })[],
  { mediaSecret, now, classId }: { mediaSecret: string; now: number; classId?: number },
): Promise<ReadonlyMap<number, QuestionMedia>> {
  return findMedia(db, questions.flatMap(mediaIdsOf), {
    mediaSecret,
    now,
    ...(classId && { classId }),
  })
}

/** Pictures and sounds with these ids, with signed URLs. */
export async function findMedia(
  db: Db,
  mediaIds: readonly number[],
  { mediaSecret, now, classId }: { mediaSecret: string; now: number; classId?: number },
): Promise<ReadonlyMap<number, QuestionMedia>> {
  const found = new Map<number, QuestionMedia>()
  for (const ids of batchesOf([...new Set(mediaIds)])) {
    const rows = await db
      .selectFrom('question_media')
      .select(MEDIA_COLUMNS)
      .where('id', 'in', ids)
      .where('kind', 'in', questionMediaKinds)
      .$narrowType<{ kind: QuestionMediaKind }>()
      .execute()
    for (const { file, ...it } of rows)
      found.set(it.id, { ...it, url: signedMediaUrl(mediaSecret, file, now, classId) })
  }
  return found
}

/** The stored files of sounds with these ids. */
export async function findMediaFiles(db: Db, mediaIds: readonly number[]) {
  const found: { id: number; file: string; bytes: number }[] = []
  for (const ids of batchesOf([...new Set(mediaIds)]))
    found.push(
      ...(await db
        .selectFrom('question_media')
        .select(['id', 'file', 'bytes'])
        .where('id', 'in', ids)
        .where('kind', '=', 'audio')
        .orderBy('id')
        .execute()),
    )
  return found
}
