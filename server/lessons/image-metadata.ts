import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createSerialQueue } from '../platform/serial-queue.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Pixels of an image as displayed, after rotation. */
export type ImageSize = { width: number; height: number }

/** Larger files are re-encoded, which does not need the whole file in memory. */
const MAX_STRIP_BYTES = 64 * 1024 * 1024
const REENCODE_QUALITY = 92
/**
 * A re-encoded image without animation is reduced to this many pixels a side: encoding a photograph of 200 megapixels takes 3 GB of
 * memory, and a reduced one 0.4 GB.
 */
const MAX_REENCODED_SIDE = 5_000
const reencodings = createSerialQueue()

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
  const imageSize = isUnchanged ? info.imageSize : await replaceFile(path, stripped, info)
  return imageSize && { imageSize, bytes: (await stat(path)).size }
}

type ImageInfo = { imageSize: ImageSize; needsRotation: boolean; isAnimated: boolean }

async function readImageInfo(path: string): Promise<ImageInfo | null> {
  const { default: sharp } = await import('sharp')
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null)
  const { width = 0, height = 0 } = metadata?.autoOrient ?? {}
  if (!metadata || width === 0 || height === 0) return null
  const isAnimated = (metadata.pages ?? 1) > 1
  const needsRotation = (metadata.orientation ?? 1) > 1 && !isAnimated
  return { imageSize: { width, height }, needsRotation, isAnimated }
}

/**
 * Replaces the file with the stripped bytes, or else with a re-encoded image. Returns the size of the image; null if it cannot be
 * decoded.
 */
async function replaceFile(
  path: string,
  stripped: Buffer | null,
  info: ImageInfo,
): Promise<ImageSize | null> {
  const temporaryPath = `${path}.clean`
  try {
    let { imageSize } = info
    if (stripped) await writeFile(temporaryPath, stripped, { mode: 0o600 })
    else imageSize = await reencodings.run(() => reencode(path, info, temporaryPath))
    await rename(temporaryPath, path)
    return imageSize
  } catch (error) {
    await rm(temporaryPath, { force: true })
    if (stripped) throw error
    return null
  }
}

async function reencode(
  path: string,
  { needsRotation, isAnimated, imageSize }: ImageInfo,
  targetPath: string,
): Promise<ImageSize> {
  const { default: sharp } = await import('sharp')
  const image = sharp(path, { animated: true, failOn: 'none' })
  const maxSize = { width: MAX_REENCODED_SIDE, height: MAX_REENCODED_SIDE }
  const upright = needsRotation ? image.autoOrient() : image
  const reduced = isAnimated
    ? upright
    : upright.resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
  const { width, height } = await reduced
    .keepIccProfile()
    .jpeg({ quality: REENCODE_QUALITY, chromaSubsampling: '4:4:4', force: false })
    .webp({ quality: REENCODE_QUALITY, force: false })
    .png({ force: false })
    .gif({ force: false })
    .timeout({ seconds: 60 })
    .toFile(targetPath)
  // the height of an animation is that of all its frames
  return isAnimated ? imageSize : { width, height }
}
