import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { classPreview, pictureLocale, schoolPreview } from './describe-page.ts'
import type { Preview } from './draw-preview.ts'
import { getPicture } from './preview-cache.ts'
import { previewVersion } from './preview-version.ts'
import { findVisibleClass } from './public-class.ts'

/** Serves the pictures that other sites show beside a link: of the school, and of each visible class. */
export function registerPreviewRoutes(app: FastifyInstance, { db }: AppContext): void {
  const read = async () => {
    const { siteName, language } = await readSettings(db)
    return { school: siteName || DEFAULT_SITE_NAME, locale: pictureLocale(language) }
  }
  // a picture is already compressed
  app.get('/preview.png', { compress: false }, async (request, reply) => {
    const { school, locale } = await read()
    return sendPreview(schoolPreview(school, locale), { request, reply, locale })
  })
  app.get<{ Params: { publicId: string } }>(
    '/courses/:publicId(^[\\w-]{1,64})/preview.png',
    { compress: false },
    async (request, reply) => {
      const found =
        (await findVisibleClass(db, request.params.publicId)) ??
        httpError('class_not_found', say('rules_classes_class_not_found'))
      const { school, locale } = await read()
      return sendPreview(classPreview(school, found, locale), { request, reply, locale })
    },
  )
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; locale: Locale }

async function sendPreview(preview: Preview, { request, reply, locale }: Exchange) {
  const etag = `"${previewVersion(preview)}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'public, max-age=86400')
    // other sites show the picture beside their link
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) {
    reply.code(304)
    return ''
  }
  const picture = getPicture(preview)
  if (!picture) {
    reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' })
    return {
      status: false,
      message: messagesIn(locale).rules_wire_try_again(),
      data: null,
      code: 'server_busy',
    }
  }
  reply.type('image/png')
  return picture
}
