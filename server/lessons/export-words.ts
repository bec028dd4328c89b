import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { WordContent } from '../../contract/words/word-content.ts'
import type { AppContext } from '../platform/app-context.ts'
import { findMediaFiles } from './question-media-store.ts'
import { toAnkiText } from './word-files.ts'

/** The sounds of an archive: those beyond are left out. */
const MAX_SOUND_BYTES = 8_000_000

/** A zip archive with Anki's `words.txt` and the sounds of words (R-WORDS-007). */
export async function toAnkiZip(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  words: readonly WordContent[],
): Promise<Buffer> {
  const { default: yazl } = await import('yazl')
  const zip = new yazl.ZipFile()
  const media = await findMediaFiles(
    db,
    words.flatMap(({ file }) => file || []),
  )
  const names = new Map<number, string>()
  let room = MAX_SOUND_BYTES
  for (const { id, file, bytes } of media) {
    if (bytes > room || (await files.size(file)) === null) continue
    room -= bytes
    const name = `lisan-${id}${extname(file)}`
    names.set(id, name)
    zip.addBuffer(await buffer(await files.read(file)), name)
  }
  zip.addBuffer(Buffer.from(toAnkiText(words, names)), 'words.txt')
  zip.end()
  return buffer(zip.outputStream)
}
