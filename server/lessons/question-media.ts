import { readFile, rename, rm, stat } from 'node:fs/promises'
import type { QuestionMedia } from '../../contract/exams/questions.ts'
import type { AttachmentKind } from '../../contract/lessons/attachments.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { decodePicture, PictureTooLarge, UnreadablePicture } from '../platform/decode-picture.ts'
import { toDisplayName } from '../platform/display-name.ts'
import { httpError } from '../platform/errors.ts'
import { defineMediaFolder } from '../platform/media-folders.ts'
import { newPublicId } from '../platform/random.ts'
import { describeError } from '../platform/redact-error.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { writeShortSound } from '../renditions/short-sound.ts'
import { removeFileMetadata } from './file-metadata/remove-metadata.ts'
import { soundInMp4 } from './file-metadata/sound-in-mp4.ts'
import { soundInWebm } from './file-metadata/sound-in-webm.ts'
import type { UploadedFile } from './material.ts'
import {
  deleteUnusedMedia,
  findMediaByKey,
  insertQuestionMedia,
  isQuestionMediaStored,
  uploadKey,
} from './question-media-store.ts'
import { openFileReader, readContent } from './read-media.ts'

const newMediaKey = defineMediaFolder({
  folder: 'question',
  table: 'question_media',
  column: 'file',
})

/** The longest side of a stored picture: three times the width of a question on a phone of 360 px. */
const LONGEST_SIDE = 1080
// a few kilobytes can decode to gigabytes of pixels
const MAX_PIXELS = 30_000_000
/** What the sound of a word may cost; a smaller one stays as it is. */
const SMALL_SOUND_BYTES = 8 * 1024
/** An upload that no question uses is deleted after this time. */
const UNUSED_SECONDS = 2 * DAY

export type MediaUpload = {
  file: UploadedFile
  uploaderId: number
  /** The uploader's key of the upload; a repetition gets the stored file. */
  idempotencyKey?: string | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Stores a picture or a sound for a question. A picture is re-encoded as WebP without metadata. Throws 415
 * for any other content, 413 for a picture of too many pixels, and 503 while too many other pictures wait.
 */
export async function storeQuestionMedia(
  school: AppContext,
  upload: MediaUpload,
): Promise<QuestionMedia> {
  // `prepare` makes no other kind
  return (await storeMedia(school, upload, prepare)) as QuestionMedia
}

/** A stored upload of a question or an attachment, with a signed URL. */
export type StoredMedia = Omit<QuestionMedia, 'kind'> & { kind: AttachmentKind }

/** Stores what `prepare` makes of an uploaded file; a repeated upload returns the stored one. */
export async function storeMedia(
  school: AppContext,
  { file, uploaderId, now, ...upload }: MediaUpload,
  prepare: (school: AppContext, file: UploadedFile) => Promise<PreparedMedia>,
): Promise<StoredMedia> {
  const idempotencyKey = uploadKey(uploaderId, upload.idempotencyKey ?? newPublicId())
  const earlier = await findEarlier(school, idempotencyKey, now)
  if (earlier) return earlier
  await removeUnused(school, now - UNUSED_SECONDS)
  const media = await prepare(school, file)
  const key = newMediaKey(newPublicId(), media.extension)
  await school.files.put(file.path, key)
  try {
    const { extension: _, ...row } = media
    const name = toDisplayName(file.name)
    const id = await insertQuestionMedia(school.db, {
      ...{ ...row, name, file: key, created_at: now },
      idempotency_key: idempotencyKey,
    })
    return { ...row, id, name, url: signedMediaUrl(school.mediaSecret, key, now) }
  } catch (error) {
    // the connection may have failed after the commit
    if (!(await isQuestionMediaStored(school.db, key))) await school.files.remove(key)
    // the same upload may have arrived twice at once
    const stored = await findEarlier(school, idempotencyKey, now)
    if (stored) return stored
    throw error
  }
}

async function findEarlier(
  { db, mediaSecret }: AppContext,
  idempotencyKey: string,
  now: number,
): Promise<StoredMedia | undefined> {
  const found = await findMediaByKey(db, idempotencyKey)
  if (!found) return
  const { file, ...row } = found
  return { ...row, url: signedMediaUrl(mediaSecret, file, now) }
}

export type PreparedMedia = Pick<StoredMedia, 'kind' | 'bytes' | 'width' | 'height'> & {
  extension: string
}

async function prepare(school: AppContext, file: UploadedFile): Promise<PreparedMedia> {
  const [detected] = await readContent(openFileReader(file.path), file.bytes)
  if (detected?.kind === 'image') return shrinkPicture(file)
  if (detected?.kind === 'audio') {
    await removeFileMetadata(file.path, detected.extension)
    const sound = { kind: 'audio', width: 0, height: 0 } as const
    const smaller = await shrinkSound(school, file, detected.extension)
    return { ...sound, ...(smaller ?? { bytes: file.bytes, extension: detected.extension }) }
  }
  const recorded = await shrinkRecording(school, file)
  if (recorded) return recorded
  return httpError('unsupported_file_type', say('rules_lessons_file_not_picture_jpeg_png'))
}

/** A word that a browser recorded in WebM, which only some browsers play, as its small rendition (R-VOICE-013). */
async function shrinkRecording(
  school: AppContext,
  file: UploadedFile,
): Promise<PreparedMedia | undefined> {
  const milliseconds = soundInWebm(await readFile(file.path))
  if (milliseconds === undefined) return undefined
  const smaller = await shrinkSound(school, file, 'weba')
  return smaller && { kind: 'audio', width: 0, height: 0, ...smaller }
}

/** Replaces the sound of a word by a smaller rendition of it, if there is one (R-LEARN-001). */
async function shrinkSound(school: AppContext, { path, bytes }: UploadedFile, extension: string) {
  // not every browser plays WebM
  const isReplaced = extension === 'weba'
  if (bytes <= SMALL_SOUND_BYTES && !isReplaced) return undefined
  const target = `${path}.m4a`
  try {
    const seconds = await secondsOf(path, extension)
    const isWritten = await writeShortSound(school, { path, extension, target, seconds })
    const size = isWritten ? (await stat(target)).size : bytes
    if (!isWritten || (size >= bytes && !isReplaced)) return undefined
    await rename(target, path)
    return { bytes: size, extension: 'm4a' }
  } finally {
    await rm(target, { force: true })
  }
}

/** The length of a recording of a browser, which programs cannot tell; 0 for another sound. */
async function secondsOf(path: string, extension: string): Promise<number> {
  const measure = { m4a: soundInMp4, weba: soundInWebm }[extension]
  return measure ? (measure(await readFile(path)) ?? 0) / 1000 : 0
}

async function shrinkPicture({ path }: UploadedFile): Promise<PreparedMedia> {
  const maxSize = { width: LONGEST_SIDE, height: LONGEST_SIDE }
  const smaller = `${path}.webp`
  try {
    const { size, width, height } = await decodePicture({
      ...{ source: path, maxPixels: MAX_PIXELS, target: maxSize },
      use: (picture) =>
        picture
          .autoOrient()
          .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 78 })
          .toFile(smaller),
    })
    await rename(smaller, path)
    return { kind: 'image', bytes: size, width, height, extension: 'webp' }
  } catch (error) {
    if (error instanceof UnreadablePicture)
      httpError(
        'unreadable_image',
        say('rules_lessons_picture_could_not_read'),
        describeError(error),
      )
    if (error instanceof PictureTooLarge) httpError('file_too_large', error.sentence)
    throw error
  }
}

async function removeUnused({ db, files }: AppContext, before: number) {
  for (const file of await deleteUnusedMedia(db, before)) await files.remove(file)
}
