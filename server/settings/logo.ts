import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { LOGO_MAX_BYTES, LOGO_NOT_AN_IMAGE, LOGO_TOO_LARGE } from '../../contract/settings.ts'
import { newRand } from '../kernel/random.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { readSettings, writeSettings } from './store.ts'

/** Large enough for the sharpest screen, small enough for the slowest line. */
const SIDE_PX = 512
const MAX_PIXELS = 40_000_000
// an SVG is a document that can hold scripts, so it is no image here
const kinds = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** Where logos are served, without a signature. */
const OPEN_FOLDER = '/media/'

/**
 * Makes an uploaded file the school's logo and answers its path. It is judged by its contents and drawn anew, so
 * that nothing but the picture is kept. Refuses with 'Logo file size must be less than 400KB' and
 * 'Please select an image file' (wallet-and-admin §5).
 */
export async function setLogo(
  { db, files }: School,
  upload: { path: string; bytes: number } | undefined,
): Promise<string> {
  if (!upload) refuse(LOGO_NOT_AN_IMAGE)
  if (upload.bytes >= LOGO_MAX_BYTES) refuse(LOGO_TOO_LARGE)
  const key = `logo/${newRand()}.webp`
  const drawn = `${upload.path}.webp`
  await writeFile(drawn, await drawAnew(upload.path))
  await files.keep(drawn, key)

  const { logo: former } = await readSettings(db)
  await writeSettings(db, { logo: OPEN_FOLDER + key })
  if (former) await files.remove(former.slice(OPEN_FOLDER.length))
  return OPEN_FOLDER + key
}

async function drawAnew(path: string): Promise<Buffer> {
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS })
    const { format } = await image.metadata()
    if (!kinds.has(format)) refuse(LOGO_NOT_AN_IMAGE)
    return await image
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    // no picture at all, or one that breaks off in the middle
    refuse(LOGO_NOT_AN_IMAGE)
  }
}
