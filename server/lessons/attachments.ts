import type { Attachment, AttachmentKind } from '../../contract/lessons/attachments.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { readBytes } from '../platform/read-bytes.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { removeFileMetadata } from './file-metadata/remove-metadata.ts'
import { cleanImage, type UploadedFile } from './material.ts'
import { type MediaUpload, type PreparedMedia, storeMedia } from './question-media.ts'
import { idsInColumn } from './question-media-store.ts'
import { openFileReader, readContent } from './read-media.ts'
import type { LessonRecord } from './store.ts'

/**
 * Stores an attachment: a PDF, a picture, a sound or a document (R-FAIR-005). The place, author and times are removed from all but
 * documents. Throws 415 for any other content.
 */
export async function storeAttachment(
  school: AppContext,
  upload: MediaUpload,
): Promise<Attachment> {
  const { id, kind, url, name, bytes } = await storeMedia(school, upload, prepare)
  return { id, kind, url, name, bytes }
}

async function prepare(_school: AppContext, file: UploadedFile): Promise<PreparedMedia> {
  const [detected] = await readContent(openFileReader(file.path), file.bytes)
  if (detected?.kind === 'image') return preparePicture(file, detected.extension)
  if (detected?.kind === 'pdf' || detected?.kind === 'audio') {
    await removeFileMetadata(file.path, detected.extension)
    return { ...toMedia(detected.kind, file.bytes), extension: detected.extension }
  }
  const extension = detected ? undefined : await documentExtension(file)
  if (extension) return { ...toMedia('document', file.bytes), extension }
  httpError('unsupported_file_type', say('rules_fair_not_an_attachment'))
}

const toMedia = (kind: AttachmentKind, bytes: number) => ({ kind, bytes, width: 0, height: 0 })

async function preparePicture({ path }: UploadedFile, extension: string): Promise<PreparedMedia> {
  const image = await cleanImage(path, extension)
  if (!image) httpError('unsupported_file_type', say('rules_fair_not_an_attachment'))
  return { kind: 'image', bytes: image.bytes, ...image.imageSize, extension }
}

/** The ends of the names of documents by the four bytes with which they begin; documents with macros have others. */
const DOCUMENTS: Record<string, readonly string[]> = {
  // archives of the formats of Office and OpenDocument
  '504b0304': ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
  d0cf11e0: ['doc', 'xls', 'ppt'],
  // {\\rt
  '7b5c7274': ['rtf'],
}

/** The extension of a document, undefined for another file. */
async function documentExtension({ path, name, bytes }: UploadedFile): Promise<string | undefined> {
  const extension = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (extension === 'txt') return isText(await readBytes(path, 0, bytes)) ? extension : undefined
  const start = (await readBytes(path, 0, 4)).toString('hex')
  return DOCUMENTS[start]?.includes(extension) ? extension : undefined
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

/** The attachments of a lesson in their order. */
export async function listAttachments(db: Db, { attachments }: Pick<LessonRecord, 'attachments'>) {
  const ids = idsInColumn(attachments)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('question_media')
    .select(['id', 'file', 'name', 'kind', 'bytes'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((it) => [it.id, it]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The attachments with signed URLs; nothing for a lesson that has none. */
export async function attachmentsOf(
  db: Db,
  lesson: Pick<LessonRecord, 'attachments'>,
  { mediaSecret, now, classId }: { mediaSecret: string; now: number; classId: number },
): Promise<{ attachments?: Attachment[] }> {
  const stored = await listAttachments(db, lesson)
  if (stored.length === 0) return {}
  const attachments = stored.map(({ file, ...it }) => ({
    ...it,
    url: signedMediaUrl(mediaSecret, file, now, classId),
  }))
  return { attachments }
}
