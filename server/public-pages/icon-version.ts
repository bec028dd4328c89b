import { createHash } from 'node:crypto'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'

// must be changed with the drawing, so that every version changes
const DRAWING = '1'

/** The name and the logo of a school, as far as its icons show them. */
export type BrandSettings = { siteName: string; logo: string }

/** Changes with the icons; part of their address in the manifest, so that browsers replace those on home screens. */
export function iconVersion({ siteName, logo }: BrandSettings): string {
  const content = JSON.stringify([DRAWING, siteName || DEFAULT_SITE_NAME, logo])
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
