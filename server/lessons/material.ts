import { open } from 'node:fs/promises'
import { detectFileKind, type FileKind, SIGNATURE_BYTES } from '../../contract/file-kind.ts'
import type { MaterialKind } from '../../contract/lessons.ts'
import type { AppContext } from '../platform/app-context.ts'
import { httpError } from '../platform/errors.ts'
import { defineMediaFolder } from '../platform/media-folders.ts'
import { newPublicId } from '../platform/random.ts'
import { type ImageSize, removeImageMetadata } from './image-metadata.ts'
import { isMaterialInUse, type MaterialFields } from './store.ts'

const newMaterialKey = defineMediaFolder({
  folder: 'material',
  table: 'lessons',
  column: 'material',
})

/** An uploaded file: its temporary path and its original name. */
export type UploadedFile = { path: string; name: string; bytes: number }

const KIND_NAMES: Record<MaterialKind, string> = {
  pdf: 'a PDF',
  image: 'an image',
  video: 'an MP4 video',
  audio: 'an audio recording',
}

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
  const { extension, imageSize, bytes } = await inspectFile(file, declaredKind)
  const sizeSuffix = imageSize ? `-${imageSize.width}x${imageSize.height}` : ''
  const key = newMaterialKey(`${newPublicId()}${sizeSuffix}`, extension)
  await school.files.put(file.path, key)
  try {
    return await saveRow({
      material: key,
      material_name: toDisplayName(file.name),
      material_extension: extension,
      material_bytes: bytes,
    })
  } catch (error) {
    // the connection may have failed after the commit
    if (!(await isMaterialInUse(school.db, key))) await school.files.remove(key)
    throw error
  }
}

/** The size of an image, which is part of its key so that the page can reserve its space; null for other files. */
export function imageSizeFromKey(key: string): ImageSize | null {
  const [, width, height] = /^material\/[\w-]{22}-(\d+)x(\d+)\./.exec(key) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

async function inspectFile(
  file: UploadedFile,
  declaredKind: MaterialKind | undefined,
): Promise<FileKind & { imageSize: ImageSize | null; bytes: number }> {
  const detected = detectFileKind(await readSignature(file.path))
  const image =
    detected?.kind === 'image' ? await removeImageMetadata(file.path, detected.extension) : null
  if (!detected || (detected.kind === 'image' && !image)) {
    httpError(
      'unsupported_file_type',
      'The file is not a PDF, an image, an MP4 video or an audio recording.',
    )
  }
  if (declaredKind && declaredKind !== detected.kind)
    httpError('file_kind_mismatch', `The file is not ${KIND_NAMES[declaredKind]}.`)
  return { ...detected, imageSize: image?.imageSize ?? null, bytes: image?.bytes ?? file.bytes }
}

/** The first bytes of a file, for `detectFileKind`. */
export async function readSignature(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(SIGNATURE_BYTES),
      0,
      SIGNATURE_BYTES,
      0,
    )
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The original file name without folders and control characters, at most 200 characters. */
export function toDisplayName(name: string): string {
  const fileName = name.split(/[/\\]/).at(-1) ?? ''
  return fileName.replace(/\p{C}/gu, '').toWellFormed().trim().slice(0, 200).toWellFormed()
}
