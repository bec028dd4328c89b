import { open, writeFile } from 'node:fs/promises'
import { LOGO_HEAD_BYTES, LOGO_NOT_AN_IMAGE, logoFault } from '../../contract/settings-form.ts'
import { newKey } from '../kernel/media.ts'
import { newRand } from '../kernel/random.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { readSettings, writeSettings } from './store.ts'

/** Large enough for the sharpest screen, small enough for the slowest line. */
const SIDE_PX = 512
const MAX_PIXELS = 40_000_000

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
  const fault = logoFault(upload.bytes, await headOf(upload.path))
  if (fault) refuse(fault)
  const key = newKey('logo', newRand(), 'webp')
  const drawn = `${upload.path}.webp`
  await writeFile(drawn, await drawAnew(upload.path), { mode: 0o600 })
  await files.keep(drawn, key)

  const { logo: former } = await readSettings(db)
  await writeSettings(db, { logo: OPEN_FOLDER + key })
  if (former) await files.remove(former.slice(OPEN_FOLDER.length))
  return OPEN_FOLDER + key
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(LOGO_HEAD_BYTES)
    const { bytesRead } = await file.read(head)
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function drawAnew(path: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(path, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    // no picture at all, or one that breaks off in the middle
    refuse(LOGO_NOT_AN_IMAGE)
  }
}
