import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guessedPage } from '../../contract/platform/guessed-addresses.ts'
import { policyForPath } from '../../contract/voice/recording-pages.ts'
import { textIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import type { Config } from '../platform/config.ts'
import { type Headers, pageHeaders, serviceWorkerHeaders } from './headers.ts'
import { createPageRenderer, type PageHead, type RenderedPage } from './page.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** Returns the head of the page that a request opens. */
type HeadOf = (request: FastifyRequest, path: string) => Promise<PageHead>

type SiteOptions = {
  dist?: string | undefined
  headOf: HeadOf
  localeOf: (request: FastifyRequest) => Locale
}

/**
 * Serves the built site: hashed files with unlimited caching, and its page for every other URL that is not a call, with
 * the head of that URL. Files that the build compressed are sent as they are.
 */
export async function registerStaticSite(
  app: FastifyInstance,
  config: Config,
  { dist = DIST, headOf, localeOf }: SiteOptions,
): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'))
  const pages = readPages(config, dist)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url)
    const head = await headOf(request, path)
    const { headers, render } = pages[head.locale]
    const page = await render(head)
    const policy = policyForPath(headers['permissions-policy'] ?? '', path)
    reply.headers({ ...headers, 'permissions-policy': policy }).code(head.exists ? 200 : 404)
    return choosePayload(request, reply, page)
  }
  if (isBuilt) {
    await app.register(staticFiles, {
      root: dist,
      preCompressed: true,
      wildcard: true,
      index: false,
      // the list of files is for the build only
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (basename(path).startsWith('sw.js')) reply.headers(serviceWorkerHeaders)
      },
    })
    // as a static file it would not have the headers of the page
    const addresses = ['/', ...LOCALES.map((it) => `/${folderOf(it)}index.html`)]
    for (const path of addresses) app.get(path, { compress: false }, sendPage)
    // at one address for all languages, because the folder of a service worker limits what it controls
    app.get('/sw.js', (request, reply) => {
      const { language } = request.query as { language?: unknown }
      const file = isLocale(language) ? `${folderOf(language)}sw.js` : 'sw.js'
      return reply.sendFile(existsSync(join(dist, file)) ? file : 'sw.js')
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if (isReadMethod(request.method) && !isNotPage(tryDecode(path) ?? path) && isBuilt) {
      const guessed = guessedPage(path)
      if (guessed)
        return reply.redirect(
          guessed + request.url.slice(request.url.split('?', 1)[0]?.length),
          302,
        )
      return sendPage(request, reply)
    }
    reply.code(404)
    const message = textIn(localeOf(request), say('rules_wire_nothing_here'))
    return { status: false, code: 'not_found', message, data: null }
  })
}

/** The folder of a language in the built site: '' or 'ar/'. */
const folderOf = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `${locale}/`)

type Page = {
  headers: Headers
  render: (head: PageHead) => Promise<RenderedPage>
}

/** The built page of each language; the default one for a language that was not built. */
function readPages(config: Config, dist: string): Record<Locale, Page> {
  const entries = LOCALES.map((locale) => {
    const path = [folderOf(locale), ''].map((it) => join(dist, it, 'index.html')).find(existsSync)
    const template = path ? readFileSync(path, 'utf8') : ''
    const page = { headers: pageHeaders(config, template), render: createPageRenderer(template) }
    return [locale, page] as const
  })
  // Object.fromEntries widens the names
  return Object.fromEntries(entries) as Record<Locale, Page>
}

/**
 * Sets the headers of a page and returns its bytes. The caller returns them to Fastify: awaiting a reply would add
 * listeners to its response, which has ten by then.
 */
function choosePayload({ headers }: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const { etag } = page
  const vary = 'accept-encoding, cookie, accept-language'
  reply.headers({ etag, 'cache-control': 'no-cache', vary })
  if (headers['if-none-match'] === etag && reply.statusCode === 200) {
    reply.code(304)
    return ''
  }
  reply.type('text/html; charset=utf-8')
  const accepted = String(headers['accept-encoding'] ?? '')
  const coding = (['br', 'gzip'] as const).find((it) => new RegExp(`\\b${it}\\b`).test(accepted))
  if (!coding) return page.html
  reply.header('content-encoding', coding)
  return page[coding]
}

/**
 * Returns a URL that the router can decode. For an invalid page URL the percent signs are escaped, so that the page can
 * show that it does not exist.
 */
export function toRoutableUrl({ method = '', url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url
  const path = pathOf(url)
  if (!isReadMethod(method) || isNotPage(path) || tryDecode(path) !== undefined) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

const isReadMethod = (method: string) => method === 'GET' || method === 'HEAD'

function tryDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

// the site's own files, and files that are often requested from other servers; any other dot can be part of a parameter
const FILE_EXTENSION =
  /\.(m?js|css|map|json|txt|xml|html?|webmanifest|ico|png|jpe?g|gif|svg|webp|avif|heic|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|pdf|csv|docx?|xlsx?|zip|gz|br|tar|tgz|rar|7z|php\d?|aspx?|jspx?|cgi|env|ini|conf|ya?ml|log|sql|sqlite|db|bak|old|swp|sh|exe|wasm|ts|tsx|md)$/i

/** True for URLs that are never opened as a page. */
function isNotPage(path: string) {
  return (
    /^\/(\.|(api|assets|media|webhooks)(\/|$))/.test(path) ||
    /\.php(\/|$)/i.test(path) ||
    FILE_EXTENSION.test(path)
  )
}
