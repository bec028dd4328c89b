import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { stripMetadata } from './strip-metadata.ts'

/** Pixels of an image as displayed, after rotation. */
export type ImageSize = { width: number; height: number }

/** Larger files are re-encoded, which does not need the whole file in memory. */
const MAX_STRIP_BYTES = 64 * 1024 * 1024
const REENCODE_QUALITY = 92

/**
 * Removes metadata, for example the location, from the image at `path` and returns its new size (decision 0333). An image
 * with an EXIF rotation is rotated and re-encoded; others keep their pixels unchanged. Null if it is not an image.
 */
export async function removeImageMetadata(
  path: string,
  extension: string,
): Promise<{ imageSize: ImageSize; bytes: number } | null> {
  const info = await readImageInfo(path)
  if (!info) return null
  const { size } = await stat(path)
  const original = info.needsRotation || size > MAX_STRIP_BYTES ? null : await readFile(path)
  const stripped = original && stripMetadata(original, extension)
  const isUnchanged = original !== null && stripped?.length === original.length
  if (!isUnchanged && !(await replaceFile(path, stripped, info.needsRotation))) return null
  return { imageSize: info.imageSize, bytes: (await stat(path)).size }
}

async function readImageInfo(
  path: string,
): Promise<{ imageSize: ImageSize; needsRotation: boolean } | null> {
  const { default: sharp } = await import('sharp')
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null)
  const { width = 0, height = 0 } = metadata?.autoOrient ?? {}
  if (!metadata || width === 0 || height === 0) return null
  const needsRotation = (metadata.orientation ?? 1) > 1 && (metadata.pages ?? 1) === 1
  return { imageSize: { width, height }, needsRotation }
}

/** Replaces the file with the stripped bytes, or else with a re-encoded image; false if it cannot be decoded. */
async function replaceFile(
  path: string,
  stripped: Buffer | null,
  needsRotation: boolean,
): Promise<boolean> {
  const temporaryPath = `${path}.clean`
  try {
    if (stripped) await writeFile(temporaryPath, stripped, { mode: 0o600 })
    else await reencode(path, needsRotation, temporaryPath)
    await rename(temporaryPath, path)
    return true
  } catch (error) {
    await rm(temporaryPath, { force: true })
    if (stripped) throw error
    return false
  }
}

async function reencode(path: string, needsRotation: boolean, targetPath: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const image = sharp(path, { animated: true, failOn: 'none' })
  const rotated = needsRotation ? image.autoOrient() : image
  await rotated
    .keepIccProfile()
    .jpeg({ quality: REENCODE_QUALITY, chromaSubsampling: '4:4:4', force: false })
    .webp({ quality: REENCODE_QUALITY, force: false })
    .png({ force: false })
    .gif({ force: false })
    .timeout({ seconds: 60 })
    .toFile(targetPath)
}
