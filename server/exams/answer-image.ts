import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { THEORY_IMAGE_MAX_BYTES } from '../../contract/exams.ts'
import { newKey } from '../kernel/media.ts'
import { PRIVATE_FOLDER } from '../kernel/private-files.ts'
import { newRand } from '../kernel/random.ts'
import { reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { newUploadName } from '../kernel/uploads.ts'

const LONGEST_SIDE = 1600
// a file of a few kilobytes may unfold into gigabytes
const MAX_PIXELS = 30_000_000

const WANTED = 'theory_image has to be a JPEG, PNG or WebP image as a data URL'

/**
 * Keeps the photograph of a theory answer and answers its key in the store. Whatever came is drawn anew as a
 * JPEG without its metadata (place and camera). Refuses what is no JPEG, PNG or WebP by its content with
 * 415, and more than 2 MB with 413 (decisions §6).
 */
export async function keepAnswerImage(
  { files, config }: Pick<School, 'files' | 'config'>,
  dataUrl: string,
): Promise<string> {
  const drawn = await redrawn(bytesOf(dataUrl))
  const folder = join(config.DATA_DIR, 'uploads')
  const path = join(folder, newUploadName())
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  await writeFile(path, drawn, { mode: 0o600 })
  const key = newKey('theory', newRand(), 'jpg')
  await files.keep(path, key)
  return key
}

// some cameras and old libraries write image/jpg
const DATA_URL = /^data:image\/(?:jpe?g|png|webp);base64,([a-z0-9+/]+={0,2})$/i

function bytesOf(dataUrl: string): Buffer {
  const base64 = DATA_URL.exec(dataUrl)?.[1]
  const bytes = Buffer.from(base64 ?? reject(415, WANTED), 'base64')
  if (bytes.length > THEORY_IMAGE_MAX_BYTES) reject(413, 'theory_image is larger than 2 MB')
  if (!isPhotograph(bytes)) reject(415, WANTED)
  return bytes
}

// by the first bytes, before any decoder sees them: the address's own word for its kind is worth nothing
function isPhotograph(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(head)
  )
}

async function redrawn(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const side = { width: LONGEST_SIDE, height: LONGEST_SIDE }
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: 15 })
      .autoOrient()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      // ink on a see-through ground would come out black on black
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer()
  } catch {
    return reject(415, 'theory_image could not be read as an image')
  }
}
