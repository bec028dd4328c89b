import type { FastifyInstance } from 'fastify'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { messagesIn } from '../../messages/catalog.ts'
import { LANGUAGES } from '../../messages/languages.ts'
import type { AppContext } from '../platform/app-context.ts'
import { requestLocale } from '../rpc/request-locale.ts'
import { readSettings } from '../settings/store.ts'
import { iconVersion } from './icon-version.ts'

/** The colour `paper` of web/app/tokens.css. */
const PAPER = '#fcfaf6'

/** The icons that `registerIcons` serves. */
const iconsOf = (version: string) =>
  [192, 512].flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `${purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`}?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )

/**
 * Serves the manifest by which the school is installed under its own name (R-OFFLINE-001). A browser reads it again, so a
 * renamed school is renamed on the home screen too.
 */
export function registerManifest(app: FastifyInstance, { db }: AppContext): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const locale = await requestLocale(request, db)
    const settings = await readSettings(db)
    const name = settings.siteName || DEFAULT_SITE_NAME
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
    reply.type('application/manifest+json; charset=utf-8')
    return JSON.stringify({
      id: '/',
      name,
      short_name: name,
      description: messagesIn(locale).pages_about_app(),
      start_url: '/my-classes',
      scope: '/',
      display: 'standalone',
      lang: locale,
      dir: LANGUAGES[locale].dir,
      background_color: PAPER,
      theme_color: PAPER,
      categories: ['education'],
      icons: iconsOf(iconVersion(settings)),
    })
  })
}
