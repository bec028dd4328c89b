import type { FastifyRequest } from 'fastify'
import { numeralsIn } from '../../messages/runtime.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { knownRequestLocale, requestLocale } from '../rpc/request-locale.ts'
import { siteUrl } from '../rpc/site-url.ts'
import type { PageHead } from '../site/page.ts'
import { describePage, type PageDescription, schoolDescription } from './describe-page.ts'

/** How long a page waits for its description, so that the site opens while the database does not respond. */
const TIMEOUT_MS = 1500

/** Returns the function that describes the page of a request, with full addresses. */
export function describePageFor(context: AppContext) {
  const { config } = context
  return async (request: FastifyRequest, path: string): Promise<PageHead> => {
    const origin = siteUrl(request, config)
    const described = requestLocale(request, context.db).then((locale) =>
      describePage(context, path, { now: now(), locale }),
    )
    const description = await withTimeout(described, request, context.db)
    const { canonicalPath, picturePath, ...head } = description
    const locale = knownRequestLocale(request, context.db)
    return {
      ...head,
      locale,
      numerals: numeralsIn(locale),
      canonicalUrl: canonicalPath && origin + canonicalPath,
      pictureUrl: origin + picturePath,
    }
  }
}

async function withTimeout(
  description: Promise<PageDescription>,
  request: FastifyRequest,
  db: Db,
): Promise<PageDescription> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No description in time')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([description, timeout])
  } catch (error) {
    request.log.warn({ err: error }, 'page sent without its description')
    const unknown = { siteName: '', whatsappNumber: '', language: '' as const }
    return schoolDescription(unknown, knownRequestLocale(request, db))
  } finally {
    clearTimeout(timer)
  }
}
