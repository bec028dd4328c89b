import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { possibleKinds } from '../../contract/lessons/file-kind.ts'
import { type Message, say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { requireDiskSpace } from '../platform/disk-space.ts'
import { RequestError } from '../platform/errors.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { MissingPartialFile, NO_PARTS, type StagedFile } from '../platform/partial-files.ts'
import { toStoredMessage } from '../platform/stored-text.ts'
import { newUploadName } from '../platform/upload-folder.ts'
import { partialStateOf } from '../uploads/append-part.ts'
import { moveUpload, nextExpiry, type UploadRecord, updateAsWriter } from '../uploads/store.ts'
import { type WriterClaim, withWriterClaim } from '../uploads/writer-claim.ts'
import { attachUpload } from './attach-upload.ts'
import { findMetadata, removeFileMetadata } from './file-metadata/remove-metadata.ts'
import { inspectFile, judgeContent, materialKey } from './material.ts'
import { openFileReader, openKeyReader, readContent } from './read-media.ts'

/** Chooses the key of a file in a bucket by its first bytes. Throws 415 for content that lessons cannot have. */
export function keyForUpload(upload: UploadRecord) {
  return (head: Buffer) => {
    // the tracks of a video or recording are read when it is complete
    const { kind, extension } = judgeContent(possibleKinds(head), upload.declared_kind || undefined)
    // an image gets its key when its metadata is removed
    return kind === 'image' ? `uploads/${upload.public_id}.image` : materialKey(extension)
  }
}

/** Finishes an upload that is complete, and attaches it to its lesson; does nothing if another request already has. */
export async function finishUpload(school: AppContext, upload: UploadRecord): Promise<void> {
  if (upload.state === 'receiving')
    await withWriterClaim(school.db, upload.id, (claim) => finishClaimed(school, claim))
  else if (upload.state === 'stored') await attachStored(school, upload)
}

/**
 * Checks the content of a complete upload like that of every lesson file, stores it and attaches it to its lesson. Can be
 * repeated after a kill. If the content is rejected, the upload keeps the reason; throws 415 then.
 */
export async function finishClaimed(school: AppContext, claim: WriterClaim): Promise<void> {
  const { upload } = claim
  try {
    const material = await storeMaterial(school, claim)
    const update = { ...material, state: 'stored' as const, expires_at: nextExpiry(upload, now()) }
    await moveUpload(school.db, { id: upload.id, from: 'receiving' }, update)
  } catch (error) {
    await declineUpload(school, upload, error)
    throw error
  }
  await attachStored(school, upload)
}

/** The row keeps the names of the parts until they are removed, so that the step can be repeated after a kill. */
async function attachStored(school: AppContext, upload: UploadRecord): Promise<void> {
  await removeStaged(school, upload)
  await attachUpload(school, upload.id, now())
}

/** If the error rejects the content of an upload, records the reason and deletes its stored data. */
export async function declineUpload(
  school: AppContext,
  upload: UploadRecord,
  error: unknown,
): Promise<void> {
  const uploadError = toUploadError(error)
  if (!uploadError) return
  await moveUpload(
    school.db,
    { id: upload.id, from: 'receiving' },
    {
      ...NO_PARTS,
      state: 'refused',
      problem_code: uploadError.code,
      problem: toStoredMessage(uploadError.sentence),
    },
  )
  await removeStaged(school, upload)
}

function toUploadError(error: unknown): { code: string; sentence: Message } | undefined {
  if (error instanceof MissingPartialFile)
    return { code: 'upload_not_found', sentence: say('rules_lessons_upload_lost') }
  // 413: a picture of too many pixels
  return error instanceof RequestError && [413, 415].includes(error.httpStatus) ? error : undefined
}

const removeStaged = ({ files }: AppContext, upload: UploadRecord) =>
  files.partials.remove({
    id: upload.public_id,
    // the key of an assembled file is that of the lesson's file, unless it is an image
    state: withoutMaterialKey(partialStateOf(upload)),
  })

function withoutMaterialKey(state: ReturnType<typeof partialStateOf>) {
  return state.multipart_key.startsWith('uploads/') ? state : { ...state, multipart_key: '' }
}

type StoredMaterial = { material: string; material_extension: string; material_bytes: number }

async function storeMaterial(school: AppContext, claim: WriterClaim): Promise<StoredMaterial> {
  const { upload } = claim
  const stored = await findStored(school, upload.material)
  if (stored) return stored
  const staged = await school.files.partials.complete({
    id: upload.public_id,
    state: partialStateOf(upload),
    received: upload.received,
  })
  const reader =
    staged.key !== undefined
      ? openKeyReader(school.files, staged.key, upload.bytes)
      : openFileReader(staged.path)
  const kinds = await readContent(reader, upload.bytes)
  const ofKey = kinds.filter((it) => staged.key?.endsWith(`.${it.extension}`))
  const content = judgeContent(ofKey.length > 0 ? ofKey : kinds, upload.declared_kind || undefined)
  if (content.kind === 'image') return storeCopy(school, claim, staged)
  if (staged.key !== undefined) {
    const patches = await findMetadata(reader, upload.bytes, content.extension)
    if (patches.length > 0) {
      const copy = await storeCopy(school, claim, staged)
      await school.files.remove(staged.key)
      return copy
    }
  } else await removeFileMetadata(staged.path, content.extension)
  const key = staged.key ?? materialKey(content.extension)
  await rememberKey(school, claim, key)
  if (staged.path !== undefined) await school.files.put(staged.path, key)
  return { material: key, material_extension: content.extension, material_bytes: upload.bytes }
}

/** The file that a killed process has stored. */
async function findStored({ files }: AppContext, key: string): Promise<StoredMaterial | null> {
  const bytes = key === '' ? null : await files.size(key)
  if (bytes === null) return null
  return {
    material: key,
    material_extension: key.split('.').at(-1) ?? '',
    material_bytes: bytes,
  }
}

/** Records the key of the file before it is stored, so that a kill of the process loses neither. */
async function rememberKey({ db }: AppContext, { upload, writer }: WriterClaim, key: string) {
  await updateAsWriter(db, { id: upload.id, writer }, { material: key })
}

/** Removes the metadata of a copy, because that changes the length of an image and a bucket cannot change a file, and stores the copy. */
async function storeCopy(
  school: AppContext,
  claim: WriterClaim,
  staged: StagedFile,
): Promise<StoredMaterial> {
  const { upload } = claim
  const folder = join(school.config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  await requireDiskSpace(school.config, upload.bytes)
  const path = join(folder, newUploadName())
  try {
    if (staged.path !== undefined) await copyFile(staged.path, path)
    else
      await pipeline(
        await school.files.read(staged.key),
        createWriteStream(path, { mode: PRIVATE_FILE }),
      )
    const file = { path, name: upload.name, bytes: upload.bytes }
    const { key, extension, bytes } = await inspectFile(file, upload.declared_kind || undefined)
    await rememberKey(school, claim, key)
    await school.files.put(path, key)
    return { material: key, material_extension: extension, material_bytes: bytes }
  } finally {
    await rm(path, { force: true })
  }
}
