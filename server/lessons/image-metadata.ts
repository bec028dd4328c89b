import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { decodeNow, inTurn, UnreadablePicture } from '../platform/decode-picture.ts'
import { PRIVATE_FILE } from '../platform/file-permissions.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Pixels of an image as displayed, after rotation. */
export type ImageSize = { width: number; height: number }

/** Larger files are re-encoded, which does not need the whole file in memory. */
const MAX_STRIP_BYTES = 48 * 1024 * 1024
const REENCODE_QUALITY = 92
/** Photographs of telescopes and scanners have more. */
const MAX_PIXELS = 268_000_000
/**
 * A re-encoded image without animation is reduced to this many pixels a side, a WebP, whose encoder needs the most memory, to
 * fewer: then a photograph of 48 megapixels is decoded at half its size.
 */
const MAX_SIDE = 4_000
const MAX_SIDE_WEBP = 3_000

/**
 * Removes metadata, for example the location, from the image at `path` and returns its new size (decision 0333). An image
 * with an EXIF rotation is rotated and re-encoded; others keep their pixels unchanged. Null if it is not an image. Throws
 * PictureTooLarge for one of too many pixels that must be re-encoded, and 503 while too many other pictures wait.
 */
export const removeImageMetadata = (path: string, extension: string) =>
  inTurn(() => removeNow(path, extension))

async function removeNow(
  path: string,
  extension: string,
): Promise<{ imageSize: ImageSize; bytes: number } | null> {
  const info = await readImageInfo(path)
  if (!info) return null
  const { size } = await stat(path)
  const original = info.needsRotation || size > MAX_STRIP_BYTES ? null : await readFile(path)
  const stripped = original && stripMetadata(original, extension)
  const isUnchanged = stripped?.length === size
  const imageSize = isUnchanged ? info.imageSize : await replaceFile(path, stripped, info)
  return imageSize && { imageSize, bytes: (await stat(path)).size }
}

type ImageInfo = {
  imageSize: ImageSize
  needsRotation: boolean
  isAnimated: boolean
  format: string
}

async function readImageInfo(path: string): Promise<ImageInfo | null> {
  const { default: sharp } = await import('sharp')
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null)
  const { width = 0, height = 0 } = metadata?.autoOrient ?? {}
  if (!metadata || width === 0 || height === 0) return null
  const isAnimated = (metadata.pages ?? 1) > 1
  const needsRotation = (metadata.orientation ?? 1) > 1 && !isAnimated
  return { imageSize: { width, height }, needsRotation, isAnimated, format: metadata.format }
}

/**
 * Replaces the file with the stripped bytes, or else with a re-encoded image. Returns the size of the image; null if it
 * cannot be decoded.
 */
async function replaceFile(
  path: string,
  stripped: Buffer | null,
  info: ImageInfo,
): Promise<ImageSize | null> {
  const temporaryPath = `${path}.clean`
  try {
    let { imageSize } = info
    if (stripped) await writeFile(temporaryPath, stripped, { mode: PRIVATE_FILE })
    else imageSize = await reencode(path, info, temporaryPath)
    await rename(temporaryPath, path)
    return imageSize
  } catch (error) {
    await rm(temporaryPath, { force: true })
    if (error instanceof UnreadablePicture) return null
    throw error
  }
}

async function reencode(
  path: string,
  { needsRotation, isAnimated, imageSize, format }: ImageInfo,
  targetPath: string,
): Promise<ImageSize> {
  const side = format === 'webp' ? MAX_SIDE_WEBP : MAX_SIDE
  const target = { width: side, height: side }
  const { width, height } = await decodeNow({
    ...{ source: path, maxPixels: MAX_PIXELS, target, isAnimated, failOn: 'none' },
    use(image) {
      const upright = needsRotation ? image.autoOrient() : image
      const reduced = isAnimated
        ? upright
        : upright.resize({ ...target, fit: 'inside', withoutEnlargement: true })
      return (
        reduced
          .keepIccProfile()
          // tables for this very picture would need all of it in memory
          .jpeg({ quality: REENCODE_QUALITY, optimiseCoding: false, force: false })
          .webp({ quality: REENCODE_QUALITY, force: false })
          .png({ force: false })
          .gif({ force: false })
          .toFile(targetPath)
      )
    },
  })
  // the height of an animation is that of all its frames
  return isAnimated ? imageSize : { width, height }
}
