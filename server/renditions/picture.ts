import { stat } from 'node:fs/promises'
import { say } from '../../messages/message.ts'
import { decodePicture, PictureTooLarge, UnreadablePicture } from '../platform/decode-picture.ts'
import { storedText } from '../platform/stored-text.ts'

const QUALITY = 75
// a few kilobytes can decode to gigabytes of pixels; photos of phones have up to 50 million
const MAX_PIXELS = 110_000_000

/**
 * Writes a picture as WebP that is at most `width` pixels wide, turned as displayed and without metadata. Returns its size,
 * or why it cannot be made.
 */
export async function makePicture(
  path: string,
  target: string,
  width: number,
): Promise<{ bytes: number } | { problem: string }> {
  let isMoving = false
  try {
    await decodePicture({
      ...{ source: path, maxPixels: MAX_PIXELS, target: { width }, isBackground: true },
      async use(picture, { pages = 1 }) {
        isMoving = pages > 1
        if (isMoving) throw new Error('a moving picture')
        const smaller = picture.autoOrient().resize({ width, withoutEnlargement: true })
        await smaller.webp({ quality: QUALITY }).toFile(target)
      },
    })
    return { bytes: (await stat(target)).size }
  } catch (error) {
    if (isMoving) return { problem: storedText(say('reasons_moving_picture')) }
    if (error instanceof UnreadablePicture)
      return { problem: storedText(say('reasons_unreadable_picture')) }
    if (error instanceof PictureTooLarge) return { problem: error.message }
    throw error
  }
}
