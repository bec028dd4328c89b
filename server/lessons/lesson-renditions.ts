import { readFile, stat, writeFile } from 'node:fs/promises'
import type { AuditAction } from '../../contract/audit/audit.ts'
import { rewriteCaptions } from '../../contract/lessons/captions.ts'
import { renditionKindOf } from '../../contract/lessons/material-kinds.ts'
import type { ManagedRenditions } from '../../contract/renditions/managed-renditions.ts'
import type { CaptionLanguage, RenditionName } from '../../contract/renditions/renditions.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { toDisplayName } from '../platform/display-name.ts'
import { decline, httpError } from '../platform/errors.ts'
import { listManagedRenditions } from '../renditions/list-renditions.ts'
import {
  deleteNamedRenditions,
  findRenditions,
  renditionKey,
  replaceRendition,
  requeueRenditions,
} from '../renditions/store.ts'
import { auditLessonChange } from './audited-lesson.ts'
import { removeFileMetadata } from './file-metadata/remove-metadata.ts'
import type { UploadedFile } from './material.ts'
import { openFileReader, readContent } from './read-media.ts'
import { findLesson, type LessonRecord } from './store.ts'

type LessonRequest = { lessonId: number; actorId: number; now: number; locale: Locale }

/** Makes the renditions of a lesson's file again, with three new attempts. */
export function retryLessonRenditions(
  school: AppContext,
  request: LessonRequest,
): Promise<ManagedRenditions> {
  return changeRenditions(school, { ...request, action: 'retryForms' }, async (tx, lesson) => {
    await requeueRenditions(tx, toSource(lesson, request.now))
    return []
  })
}

/**
 * Attaches an audio file as the sound of a video or recording, in place of what the server made. Throws 415 for a file that
 * is not MP3, M4A or WAV: iPhones do not play Ogg.
 */
export async function attachLessonSound(
  school: AppContext,
  request: LessonRequest,
  file: UploadedFile,
): Promise<ManagedRenditions> {
  const [detected] = await readContent(openFileReader(file.path), file.bytes)
  if (detected?.kind !== 'audio' || detected.extension === 'ogg')
    httpError('unsupported_file_type', say('rules_lessons_file_not_mp3_m4a_wav'))
  await removeFileMetadata(file.path, detected.extension)
  const sound = { rendition: 'sound' as const, extension: detected.extension }
  return attachFile(school, { ...request, action: 'attachSound' }, { ...sound, file })
}

/** Attaches captions, parsed and written again. Declines with the number of the first invalid line (R-FORMS-010). */
export async function attachLessonCaptions(
  school: AppContext,
  request: LessonRequest,
  { file, language }: { file: UploadedFile; language: CaptionLanguage },
): Promise<ManagedRenditions> {
  const result = rewriteCaptions(decodeText(await readFile(file.path)))
  if ('problem' in result)
    decline(
      'invalid_captions',
      say('rules_lessons_line', { line: String(result.line), problem: result.problem }),
    )
  await writeFile(file.path, result.file)
  const captions = { rendition: `captions-${language}` as const, extension: 'vtt' }
  return attachFile(school, { ...request, action: 'attachCaptions' }, { ...captions, file })
}

function decodeText(bytes: Buffer): string {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    return decoder.decode(bytes)
  } catch {
    return declineEncoding(bytes)
  }
}

function declineEncoding(bytes: Buffer): never {
  const text = bytes.toString('utf8')
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length
  return decline(
    'invalid_captions',
    say('rules_lessons_line_text_not_utf_8', { line: String(line) }),
  )
}

/** Removes an attached sound or captions. The server makes a sound again. Does nothing if there is none. */
export function removeLessonRenditions(
  school: AppContext,
  request: LessonRequest,
  { action, rendition }: { action: AuditAction; rendition: RenditionName },
): Promise<ManagedRenditions> {
  return changeRenditions(school, { ...request, action }, async (tx, lesson) => {
    const rows = await findRenditions(tx, lesson.material)
    if (!rows.some((it) => it.form === rendition && it.state === 'attached')) return []
    const removed = await deleteNamedRenditions(tx, lesson.material, [rendition])
    if (rendition === 'sound') await requeueRenditions(tx, toSource(lesson, request.now))
    return removed
  })
}

const toSource = ({ material, material_bytes }: LessonRecord, now: number) => ({
  source: material,
  bytes: material_bytes,
  now,
})

type AttachedFile = { rendition: RenditionName; extension: string; file: UploadedFile }

async function attachFile(
  school: AppContext,
  request: LessonRequest & { action: AuditAction },
  { rendition, extension, file: { path, name } }: AttachedFile,
): Promise<ManagedRenditions> {
  const { size: bytes } = await stat(path)
  const key = renditionKey(extension)
  await school.files.put(path, key)
  try {
    return await changeRenditions(school, request, async (tx, { material: source }) => {
      const file = { file: key, bytes, name: toDisplayName(name) }
      const row = { source, form: rendition, state: 'attached' as const, ...file }
      const replaced = await replaceRendition(tx, row, request.now)
      // an attached sound plays everywhere, so it needs no AAC variant
      const variants =
        rendition === 'sound' ? await deleteNamedRenditions(tx, source, ['sound-aac']) : []
      return [...replaced, ...variants]
    })
  } catch (error) {
    // unless the connection failed after the commit
    if (!(await isRenditionStored(school, key))) await school.files.remove(key)
    throw error
  }
}

async function isRenditionStored({ db }: AppContext, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('renditions')
    .select('id')
    .where('file', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Runs a change of the renditions of a lesson's file, which returns the files that it replaced, with its class locked and an
 * audit entry. Throws for a missing lesson; declines if the lesson has no video, recording or picture.
 */
async function changeRenditions(
  school: AppContext,
  request: LessonRequest & { action: AuditAction },
  change: (tx: Tx, lesson: LessonRecord) => Promise<string[]>,
): Promise<ManagedRenditions> {
  let replaced: string[] = []
  const changed = await inTransaction(school.db, async (tx) => {
    const unlocked = (await findLesson(tx, request.lessonId)) ?? throwNotFound()
    if (!(await touchClass(tx, unlocked.class_id))) throwNotFound()
    // another change may have been committed before the lock
    const lesson = (await findLesson(tx, request.lessonId)) ?? throwNotFound()
    if (!renditionKindOf(lesson.material))
      decline('lesson_without_media', say('rules_lessons_lesson_no_video_recording_picture'))
    await auditLessonChange(tx, request, async () => {
      replaced = await change(tx, lesson)
    })
    return lesson
  })
  for (const key of replaced) await school.files.remove(key)
  const managed = await listManagedRenditions(school, [changed], request)
  return managed.get(changed.material) ?? throwNotFound()
}

const throwNotFound = () => httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
