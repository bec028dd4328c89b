import { buffer } from 'node:stream/consumers'
import {
  type Content,
  describeRefused,
  inspectContent,
  type ReadBytes,
  SIGNATURE_BYTES,
} from '../../contract/lessons/file-kind.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import type { FileStore } from '../platform/file-store.ts'
import { readBytes } from '../platform/read-bytes.ts'

/** Reads ranges of a file on disk. */
export const openFileReader =
  (path: string): ReadBytes =>
  (start, end) =>
    readBytes(path, start, end)

/** Reads ranges of a stored file. */
export const openKeyReader =
  (files: FileStore, key: string, bytes: number): ReadBytes =>
  async (start, end) =>
    buffer(await files.read(key, { start, end: Math.min(end, bytes) - 1 }))

/**
 * What a file can be by its content. Throws 415 for a recording that no browser plays, a QuickTime video of a camera or an editor
 * for example, and for a file of a known kind that is not accepted, with the reason.
 */
export async function readContent(read: ReadBytes, bytes: number): Promise<Content['kinds']> {
  const { kinds, playback } = await inspectContent(read, bytes)
  if (kinds.length === 0) {
    const reason = describeRefused(await read(0, Math.min(SIGNATURE_BYTES, bytes)))
    if (reason) httpError('unsupported_file_type', reason)
  }
  if (playback === 'nowhere')
    httpError('unsupported_file_type', say('rules_lessons_browsers_cannot_play_recording_export'))
  return kinds
}
