import type { FileKind } from '../../contract/lessons/file-kind.ts'
import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { PictureTooLarge } from '../platform/decode-picture.ts'
import { toDisplayName } from '../platform/display-name.ts'
import { httpError } from '../platform/errors.ts'
import { defineMediaFolder } from '../platform/media-folders.ts'
import { newPublicId } from '../platform/random.ts'
import { deleteRenditions } from '../renditions/store.ts'
import { removeFileMetadata } from './file-metadata/remove-metadata.ts'
import { type ImageSize, removeImageMetadata } from './image-metadata.ts'
import { openFileReader, readContent } from './read-media.ts'
import { isMaterialInUse, type MaterialFields } from './store.ts'

const newMaterialKey = defineMediaFolder(
  { folder: 'material', table: 'lessons', column: 'material' },
  // the file of a complete upload, until its lesson is saved
  { folder: 'material', table: 'uploads', column: 'material' },
)

/** An uploaded file: its temporary path and its original name. */
export type UploadedFile = { path: string; name: string; bytes: number }

/**
 * Stores the file of a lesson and calls `saveRow` with its columns, or with null if there is no file; removes the file if
 * `saveRow` throws. Throws 415 if the content is not a PDF, an image, an MP4 video or audio, or not of the declared kind
 * (R-ALESSON-007, R-ALESSON-025).
 */
export async function withMaterial<T>(
  school: AppContext,
  {
    file,
    declaredKind,
  }: { file: UploadedFile | undefined; declaredKind: MaterialKind | undefined },
  saveRow: (material: MaterialFields | null) => Promise<T>,
): Promise<T> {
  if (!file) return saveRow(null)
  const { extension, key, bytes } = await inspectFile(file, declaredKind)
  await school.files.put(file.path, key)
  try {
    return await saveRow({
      material: key,
      material_name: toDisplayName(file.name),
      material_extension: extension,
      material_bytes: bytes,
    })
  } catch (error) {
    // unless the connection failed after the commit
    await removeMaterial(school, key)
    throw error
  }
}

/** Deletes a file with its renditions, unless a lesson has it: copies of a lesson share its file. */
export async function removeMaterial(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  key: string,
): Promise<void> {
  if (key === '' || (await isMaterialInUse(db, key))) return
  await deleteRenditions({ db, files }, key)
  await files.remove(key)
}

/** The size of an image, which is part of its key so that the page can reserve its space; null for other files. */
export function imageSizeFromKey(key: string): ImageSize | null {
  const [, width, height] = /^material\/[\w-]{22}-(\d+)x(\d+)\./.exec(key) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/**
 * Judges a file by its content, removes its metadata, and chooses its key. Throws 415 like `judgeContent`, and
 * for an image that cannot be read; 413 for one of too many pixels to make it upright.
 */
export async function inspectFile(
  file: UploadedFile,
  declaredKind: MaterialKind | undefined,
): Promise<FileKind & { key: string; bytes: number }> {
  const content = judgeContent(
    await readContent(openFileReader(file.path), file.bytes),
    declaredKind,
  )
  const image = content.kind === 'image' ? await cleanImage(file.path, content.extension) : null
  if (content.kind === 'image' && !image) throwUnsupportedType()
  if (!image) await removeFileMetadata(file.path, content.extension)
  const bytes = image?.bytes ?? file.bytes
  return { ...content, key: materialKey(content.extension, image?.imageSize), bytes }
}

export async function cleanImage(path: string, extension: string) {
  try {
    return await removeImageMetadata(path, extension)
  } catch (error) {
    if (error instanceof PictureTooLarge) httpError('file_too_large', error.sentence)
    throw error
  }
}

/** The kind of a file, one of those that it can be. Throws 415 if lessons cannot have it, or if it is not the declared one. */
export function judgeContent(
  kinds: readonly FileKind[],
  declaredKind: MaterialKind | undefined,
): FileKind {
  const [likely] = kinds
  if (!likely) throwUnsupportedType()
  if (!declaredKind) return likely
  return (
    kinds.find((it) => it.kind === declaredKind) ??
    httpError(
      'file_kind_mismatch',
      say('rules_lessons_not_of_kind', { kind: declaredKind === 'audio' ? 'other' : declaredKind }),
    )
  )
}

function throwUnsupportedType(): never {
  httpError('unsupported_file_type', say('rules_lessons_file_not_pdf_image_mp4'))
}

/** A new key for a file of a lesson. That of an image contains its size. */
export function materialKey(extension: string, imageSize?: ImageSize | null): string {
  const sizeSuffix = imageSize ? `-${imageSize.width}x${imageSize.height}` : ''
  return newMaterialKey(`${newPublicId()}${sizeSuffix}`, extension)
}
