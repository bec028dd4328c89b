import { open, writeFile } from 'node:fs/promises'
import {
  LOGO_NOT_AN_IMAGE,
  LOGO_SIGNATURE_BYTES,
  logoError,
} from '../../contract/settings/settings-form.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { decodePicture, PictureTooLarge, UnreadablePicture } from '../platform/decode-picture.ts'
import { decline } from '../platform/errors.ts'
import { PRIVATE_FILE } from '../platform/file-permissions.ts'
import { defineMediaFolder } from '../platform/media-folders.ts'
import { newPublicId } from '../platform/random.ts'
import { describeError } from '../platform/redact-error.ts'
import { lockSettings, writeSettings } from './store.ts'
import { auditSettings } from './update-settings.ts'

const newLogoKey = defineMediaFolder({
  folder: 'logo',
  table: 'settings',
  column: 'value',
  before: '/media/',
})

const MAX_SIDE_PX = 512
const MAX_PIXELS = 40_000_000

/** URL prefix of public media, which need no signature. */
const PUBLIC_PREFIX = '/media/'

/**
 * Makes an uploaded file the school's logo and returns its path. The image is re-encoded, which removes everything but
 * the picture. Declines a file that is too large or not an image (R-ASET-008, R-ASET-009). Throws 503 while too many other
 * pictures wait.
 */
export async function setLogo(
  { db, files }: AppContext,
  upload: { path: string; bytes: number } | undefined,
  actor: { actorId: number; now: number },
): Promise<string> {
  if (!upload) decline('invalid_logo', LOGO_NOT_AN_IMAGE)
  const error = logoError(upload.bytes, await readFirstBytes(upload.path))
  if (error) decline('invalid_logo', error)
  const key = newLogoKey(newPublicId(), 'webp')
  const encodedPath = `${upload.path}.webp`
  await writeFile(encodedPath, await reencode(upload.path), { mode: PRIVATE_FILE })
  await files.put(encodedPath, key)

  const changes = { logo: PUBLIC_PREFIX + key }
  const { logo: previousLogo } = await inTransaction(db, async (tx) => {
    const current = await lockSettings(tx)
    await writeSettings(tx, changes)
    await auditSettings(tx, { ...actor, current, changes })
    return current
  })
  if (previousLogo) await files.remove(previousLogo.slice(PUBLIC_PREFIX.length))
  return PUBLIC_PREFIX + key
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const firstBytes = Buffer.alloc(LOGO_SIGNATURE_BYTES)
    const { bytesRead } = await file.read(firstBytes)
    return firstBytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function reencode(path: string): Promise<Buffer> {
  const maxSize = { width: MAX_SIDE_PX, height: MAX_SIDE_PX }
  try {
    return await decodePicture({
      ...{ source: path, maxPixels: MAX_PIXELS, target: maxSize },
      use: (picture) =>
        picture
          .autoOrient()
          .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 90 })
          .toBuffer(),
    })
  } catch (error) {
    // not an image, or a truncated one
    if (error instanceof UnreadablePicture)
      decline('invalid_logo', LOGO_NOT_AN_IMAGE, describeError(error))
    if (error instanceof PictureTooLarge) decline('invalid_logo', error.sentence)
    throw error
  }
}
