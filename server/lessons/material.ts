import { open } from 'node:fs/promises'
import { type FileKind, HEAD_BYTES, kindOf } from '../../contract/file-kind.ts'
import type { MaterialKind } from '../../contract/lessons.ts'
import { newKey } from '../kernel/media.ts'
import { newRand } from '../kernel/random.ts'
import { reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { cleanPicture, type Shape } from './picture.ts'
import { isMaterial, type MaterialFields } from './store.ts'

/** A file that came with a form: where it lies now, and the name it had with its sender. */
export type SentFile = { path: string; name: string; bytes: number }

const words: Record<MaterialKind, string> = {
  pdf: 'a PDF',
  image: 'an image',
  video: 'an MP4 video',
  audio: 'an audio recording',
}

/**
 * Stores the file of a lesson and lets `write` put it into the lesson's row; a file whose row could not be
 * written does not stay. Refuses with 415 what is no PDF, image, MP4 or audio by its own bytes, and what is
 * not of the kind that was said (wallet-and-admin §5).
 */
export async function withMaterial<T>(
  school: School,
  { file, said }: { file: SentFile | undefined; said: MaterialKind | undefined },
  write: (material: MaterialFields | null) => Promise<T>,
): Promise<T> {
  if (!file) return write(null)
  const { extension, shape, bytes } = await inspected(file, said)
  const size = shape ? `-${shape.width}x${shape.height}` : ''
  const key = newKey('material', `${newRand()}${size}`, extension)
  await school.files.keep(file.path, key)
  try {
    return await write({
      material: key,
      material_name: nameForPeople(file.name),
      material_extension: extension,
      material_bytes: bytes,
    })
  } catch (fault) {
    // a commit whose answer was lost may have been written after all
    if (!(await isMaterial(school.db, key))) await school.files.remove(key)
    throw fault
  }
}

/** The size of an image, which its key carries so that a page can keep its place before it comes; null for any other file. */
export function shapeOf(key: string): Shape | null {
  const [, width, height] = /^material\/[\w-]{22}-(\d+)x(\d+)\./.exec(key) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

async function inspected(
  file: SentFile,
  said: MaterialKind | undefined,
): Promise<FileKind & { shape: Shape | null; bytes: number }> {
  const found = kindOf(await headOf(file.path))
  const picture = found?.kind === 'image' ? await cleanPicture(file.path, found.extension) : null
  if (!found || (found.kind === 'image' && !picture)) {
    reject(415, 'The file is not a PDF, an image, an MP4 video or an audio recording.')
  }
  if (said && said !== found.kind) reject(415, `The file is not ${words[said]}.`)
  return { ...found, shape: picture?.shape ?? null, bytes: picture?.bytes ?? file.bytes }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The sender's name for a file, without folders, control signs or more than a line of it. */
function nameForPeople(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replace(/\p{C}/gu, '').toWellFormed().trim().slice(0, 200).toWellFormed()
}
