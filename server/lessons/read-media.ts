import { buffer } from 'node:stream/consumers'
import { SIGNATURE_BYTES } from '../../contract/file-kind.ts'
import { findPlayback, type ReadBytes } from '../../contract/media-codecs.ts'
import { httpError } from '../platform/errors.ts'
import type { FileStore } from '../platform/file-store.ts'
import { readBytes } from '../platform/read-bytes.ts'

/** Reads ranges of a file on disk. */
export const openFileReader =
  (path: string): ReadBytes =>
  (start, end) =>
    readBytes(path, start, end)

/** The first bytes of a file, for `detectFileKind`. */
export const readSignature = (path: string) => openFileReader(path)(0, SIGNATURE_BYTES)

/** Reads ranges of a stored file. */
export const openKeyReader =
  (files: FileStore, key: string, bytes: number): ReadBytes =>
  async (start, end) =>
    buffer(await files.read(key, { start, end: Math.min(end, bytes) - 1 }))

/** Throws 415 for a recording that no browser plays: a QuickTime film of a camera or an editor, for example. */
export async function checkPlayback(read: ReadBytes, bytes: number): Promise<void> {
  if ((await findPlayback(read, bytes)) === 'nowhere')
    httpError(
      'unsupported_file_type',
      'Browsers cannot play this recording. Export it as MP4 (H.264) or M4A (AAC).',
    )
}
