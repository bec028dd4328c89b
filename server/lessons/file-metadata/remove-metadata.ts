import { stat } from 'node:fs/promises'
import type { ReadBytes } from '../../../contract/lessons/file-kind.ts'
import { openFileReader } from '../read-media.ts'
import { mp3Metadata, wavMetadata } from './audio-metadata.ts'
import { mp4Metadata } from './mp4-metadata.ts'
import { oggMetadata } from './ogg-metadata.ts'
import { type Patch, patchFile } from './patch.ts'
import { pdfMetadata } from './pdf-metadata.ts'

const FINDERS: Record<string, (read: ReadBytes, size: number) => AsyncGenerator<Patch>> = {
  ...{ mp4: mp4Metadata, m4a: mp4Metadata, mp3: mp3Metadata, wav: wavMetadata },
  ...{ ogg: oggMetadata, pdf: pdfMetadata },
}

const MAX_PATCHES = 100_000

/**
 * Finds the place, the author, titles and times in a video, a recording or a PDF, as bytes to be overwritten (decision 0333). None for
 * other files; those of a damaged file as far as it can be read.
 */
export async function findMetadata(
  read: ReadBytes,
  size: number,
  extension: string,
): Promise<Patch[]> {
  const patches: Patch[] = []
  const find = FINDERS[extension]
  if (!find) return patches
  for await (const patch of find(read, size)) {
    const previous = patches.at(-1)
    // samples of a track are often side by side
    if (previous && !previous.bytes && !patch.bytes && previous.end === patch.start)
      previous.end = patch.end
    else patches.push(patch)
    if (patches.length === MAX_PATCHES) break
  }
  return patches
}

/** Overwrites the metadata of a file on disk; its length stays. Can be repeated after a kill. */
export async function removeFileMetadata(path: string, extension: string): Promise<void> {
  const { size } = await stat(path)
  await patchFile(path, await findMetadata(openFileReader(path), size, extension))
}
