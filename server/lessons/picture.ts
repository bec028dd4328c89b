import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { stripMetadata } from './strip-metadata.ts'

/** Pixels of an image as it is shown. */
export type Shape = { width: number; height: number }

/** A larger file is drawn anew, which does not need all of it in memory. */
const STRIP_AT_MOST_BYTES = 64 * 1024 * 1024
const QUALITY = 92

/**
 * Frees the uploaded picture at `path` of its metadata, such as the place where it was taken, and answers its shape and
 * its bytes from then on (decision 0333). One that is stored lying on its side is turned upright and drawn anew; any other
 * keeps its pixels as they came. Null for what is no picture.
 */
export async function cleanPicture(
  path: string,
  extension: string,
): Promise<{ shape: Shape; bytes: number } | null> {
  const found = await readPicture(path)
  if (!found) return null
  const { size } = await stat(path)
  const original = found.isTurned || size > STRIP_AT_MOST_BYTES ? null : await readFile(path)
  const clean = original && stripMetadata(original, extension)
  const isClean = original !== null && clean?.length === original.length
  if (!isClean && !(await rewrite(path, clean, found.isTurned))) return null
  return { shape: found.shape, bytes: (await stat(path)).size }
}

async function readPicture(path: string): Promise<{ shape: Shape; isTurned: boolean } | null> {
  const { default: sharp } = await import('sharp')
  const found = await sharp(path)
    .metadata()
    .catch(() => null)
  const { width = 0, height = 0 } = found?.autoOrient ?? {}
  if (!found || width === 0 || height === 0) return null
  const isTurned = (found.orientation ?? 1) > 1 && (found.pages ?? 1) === 1
  return { shape: { width, height }, isTurned }
}

/** Puts the clean bytes, or the picture drawn anew, in the place of the file; false when it cannot be drawn. */
async function rewrite(path: string, clean: Buffer | null, isTurned: boolean): Promise<boolean> {
  const cleanPath = `${path}.clean`
  try {
    if (clean) await writeFile(cleanPath, clean, { mode: 0o600 })
    else await drawAnew(path, isTurned, cleanPath)
    await rename(cleanPath, path)
    return true
  } catch (fault) {
    await rm(cleanPath, { force: true })
    if (clean) throw fault
    return false
  }
}

async function drawAnew(path: string, isTurned: boolean, to: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(path, { animated: true, failOn: 'none' })
  const upright = isTurned ? picture.autoOrient() : picture
  await upright
    .keepIccProfile()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', force: false })
    .webp({ quality: QUALITY, force: false })
    .png({ force: false })
    .gif({ force: false })
    .timeout({ seconds: 60 })
    .toFile(to)
}
