import { stat } from 'node:fs/promises'

const QUALITY = 75
// a few kilobytes can decode to gigabytes of pixels; photos of phones have up to 50 million
const MAX_PIXELS = 110_000_000
const TIMEOUT_SECONDS = 60

/**
 * Writes a picture as WebP that is at most `width` pixels wide, turned as displayed and without metadata. Returns its size,
 * or why it cannot be made.
 */
export async function makePicture(
  path: string,
  target: string,
  width: number,
): Promise<{ bytes: number } | { problem: string }> {
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    const { pages = 1 } = await image.metadata()
    if (pages > 1) return { problem: 'A moving picture has no smaller form.' }
    await image
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toFile(target)
    return { bytes: (await stat(target)).size }
  } catch (error) {
    if (error instanceof Error && /ENOSPC|No space left/.test(error.message))
      throw Object.assign(error, { code: 'ENOSPC' })
    return { problem: 'The picture could not be read.' }
  }
}
