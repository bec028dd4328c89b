import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import type { AppContext } from '../platform/app-context.ts'
import { readSettings } from '../settings/store.ts'
import type { IconShape } from './draw-icon.ts'
import { type BrandSettings, iconVersion } from './icon-version.ts'

/** The folder of public media in addresses. */
const MEDIA = '/media/'

/** The icons by path. Launchers crop a maskable one to a circle of 80 %; an iPhone requests its own by name. */
const ICONS: Record<string, IconShape> = {
  '/icon-192.png': { side: 192, share: 0.75 },
  '/icon-512.png': { side: 512, share: 0.75 },
  '/icon-maskable-192.png': { side: 192, share: 0.53 },
  '/icon-maskable-512.png': { side: 512, share: 0.53 },
  '/apple-touch-icon.png': { side: 180, share: 2 / 3 },
  '/notice.png': { side: 195, share: 9 / 13 },
  '/notice-badge.png': { side: 99, share: 9 / 11, isBadge: true },
}

/** Serves the icons of the school for home screens and notifications, drawn from its logo or its name. */
export function registerIcons(app: FastifyInstance, { db, files }: AppContext): void {
  let drawn = { version: '', icons: new Map<string, Promise<Buffer>>() }

  async function draw(settings: BrandSettings, shape: IconShape): Promise<Buffer> {
    const name = settings.siteName || DEFAULT_SITE_NAME
    const key = settings.logo.slice(MEDIA.length)
    // a logo that is replaced at this moment
    const logo = key ? await files.read(key).then(buffer, () => undefined) : undefined
    // the shaper is loaded on first use, to keep start-up fast
    const { drawIcon } = await import('./draw-icon.ts')
    return drawIcon({ name, logo }, shape)
  }

  function icon(path: string, shape: IconShape, settings: BrandSettings): Promise<Buffer> {
    const version = iconVersion(settings)
    if (drawn.version !== version) drawn = { version, icons: new Map() }
    const { icons } = drawn
    const known = icons.get(path)
    if (known) return known
    const drawing = draw(settings, shape)
    icons.set(path, drawing)
    drawing.catch(() => icons.delete(path))
    return drawing
  }

  for (const [path, shape] of Object.entries(ICONS))
    app.get(path, { compress: false }, async (request, reply) => {
      const settings = await readSettings(db)
      const etag = `"${iconVersion(settings)}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (request.headers['if-none-match'] === etag) {
        reply.code(304)
        return ''
      }
      reply.type('image/png')
      return icon(path, shape, settings)
    })
}
