import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { THEORY_IMAGE_MAX_BYTES } from '../../contract/exams/exams.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import {
  decodePicture,
  PictureTooLarge,
  refuseIfFull,
  UnreadablePicture,
} from '../platform/decode-picture.ts'
import { httpError } from '../platform/errors.ts'
import { PRIVATE_FOLDER } from '../platform/file-permissions.ts'
import { defineMediaFolder } from '../platform/media-folders.ts'
import { newPublicId } from '../platform/random.ts'
import { describeError } from '../platform/redact-error.ts'
import { newUploadName } from '../platform/upload-folder.ts'

const newAnswerKey = defineMediaFolder({ folder: 'theory', table: 'answer_files', column: 'file' })

const LONGEST_SIDE = 1600
// a few kilobytes can decode to gigabytes of pixels
const MAX_PIXELS = 30_000_000

const INVALID_IMAGE_MESSAGE = say('rules_wire_field_not_image_data', { field: 'theory_image' })

/**
 * Stores the image of a theory answer, re-encoded as a JPEG without metadata, and returns its file key and print (R-EXAM-027).
 * Throws 415 if the content is not a JPEG, PNG or WebP, 413 above 2 MB (R-EXAM-025, R-EXAM-026) or for too many pixels, and
 * 503 while too many other pictures wait.
 */
export async function storeAnswerImage(
  { files, config }: Pick<AppContext, 'files' | 'config'>,
  dataUrl: string,
): Promise<StoredImage> {
  refuseIfFull()
  const { jpeg, print } = await reencodeAsJpeg(dataUrl)
  const folder = join(config.DATA_DIR, 'uploads')
  const path = join(folder, newUploadName())
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  await writeFile(path, jpeg, { mode: 0o600 })
  const key = newAnswerKey(newPublicId(), 'jpg')
  await files.put(path, key)
  return { key, print, bytes: jpeg.length }
}

/** A stored picture; `print` is what it looks like, in 64 hexadecimal digits, '' for none. */
export type StoredImage = { key: string; print: string; bytes: number }

// some cameras and old libraries write image/jpg
const DATA_URL = /^data:image\/(?:jpe?g|png|webp);base64,([a-z0-9+/]+={0,2})$/i

function decodeImage(dataUrl: string): Buffer {
  const base64 = DATA_URL.exec(dataUrl)?.[1]
  const bytes = Buffer.from(
    base64 ?? httpError('unsupported_image_type', INVALID_IMAGE_MESSAGE),
    'base64',
  )
  if (bytes.length > THEORY_IMAGE_MAX_BYTES)
    httpError('file_too_large', say('rules_wire_field_larger_than_2_mb', { field: 'theory_image' }))
  if (!isSupportedImage(bytes)) httpError('unsupported_image_type', INVALID_IMAGE_MESSAGE)
  return bytes
}

// checks the content before it is decoded; the media type of the data URL is not trusted
function isSupportedImage(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(head)
  )
}

async function reencodeAsJpeg(dataUrl: string) {
  const maxSize = { width: LONGEST_SIDE, height: LONGEST_SIDE }
  try {
    return await decodePicture({
      // those that wait are not held in memory twice
      source: () => decodeImage(dataUrl),
      maxPixels: MAX_PIXELS,
      target: maxSize,
      use: async (picture) => {
        const jpeg = await picture
          .autoOrient()
          .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
          // without a background, transparent areas become black
          .flatten({ background: 'white' })
          .jpeg({ quality: 80 })
          .toBuffer()
        return { jpeg, print: await printOf(jpeg) }
      },
    })
  } catch (error) {
    if (error instanceof UnreadablePicture)
      httpError(
        'unreadable_image',
        say('rules_wire_field_unreadable_image', { field: 'theory_image' }),
        describeError(error),
      )
    if (error instanceof PictureTooLarge) httpError('file_too_large', error.sentence)
    throw error
  }
}

const PRINT_SIDE = 16

/**
 * 256 bits that stay nearly the same when a photograph is encoded, enlarged or lit otherwise: whether each of 16 times 16 areas is
 * darker than the one beside it (R-FAIR-004).
 */
async function printOf(jpeg: Buffer): Promise<string> {
  const { default: sharp } = await import('sharp')
  const pixels = await sharp(jpeg)
    .greyscale()
    .resize({ width: PRINT_SIDE + 1, height: PRINT_SIDE, fit: 'fill' })
    .raw()
    .toBuffer()
  let print = ''
  for (let row = 0; row < PRINT_SIDE; row++) {
    for (let column = 0; column < PRINT_SIDE; column += 4) {
      let digit = 0
      for (let bit = 0; bit < 4; bit++) {
        const at = row * (PRINT_SIDE + 1) + column + bit
        digit = digit * 2 + Number((pixels[at] ?? 0) < (pixels[at + 1] ?? 0))
      }
      print += digit.toString(16)
    }
  }
  return print
}
