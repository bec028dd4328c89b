import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { type PlainClass, type PlainContent, writeWithoutScripts } from './without-scripts.ts'

/** The values that the server writes into the page: its head, and the name of the school for the first paint. */
export type PageHead = {
  /** The language of the page. */
  locale: Locale
  /** The digits of its texts (R-LANG-002). */
  numerals: 'latn' | 'arab'
  school: string
  title: string
  description: string
  /** The address for search engines; undefined for a page that they must not list. */
  canonicalUrl: string | undefined
  pictureUrl: string
  /** False if there is no page at this address: the response is 404. */
  exists: boolean
  /** The class of a public class page, which is shown before any script has loaded. */
  writtenClass?: WrittenClass | undefined
  /** The content without JavaScript. */
  plain: PlainContent
}

/** The header of a public class page, and the response that the page would request. */
export type WrittenClass = PlainClass & {
  /** The title in each script; '' for none. */
  title: { latin: string; arabic: string }
  category: string
  /** Lessons, price and registration. */
  facts: readonly string[]
  /** The colour of the cover, 1 to 6. */
  colour: number
  isOpen: boolean
  /** The data of the call `get_public_class`. */
  response: unknown
}

/** A page as it is sent. */
export type RenderedPage = { etag: string; html: Buffer; br: Buffer; gzip: Buffer }

const MAX_PAGES = 300
const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/
const CONTENT = /<!--content-->[\s\S]*?<!--\/content-->/
const NOSCRIPT = /<!--noscript-->[\s\S]*?<!--\/noscript-->/
const DATA = '<!--data-->'
const ICON = /<link rel="icon"[^>]*>/
const LOGO = /<!--logo-->[\s\S]*?<!--\/logo-->/
const SCHOOL = /<!--school-->[\s\S]*?<!--\/school-->/g

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Creates the renderer of a page. Pages with the same head are rendered and compressed once. */
export function createPageRenderer(template: string) {
  const pages = new Map<string, Promise<RenderedPage>>()
  return function renderPage(head: PageHead): Promise<RenderedPage> {
    const key = JSON.stringify(head)
    const cached = pages.get(key)
    if (cached) return cached
    const page = compress(writeHead(template, head))
    pages.set(key, page)
    page.catch(() => pages.delete(key))
    const [oldest] = pages.keys()
    if (pages.size > MAX_PAGES && oldest) pages.delete(oldest)
    return page
  }
}

async function compress(text: string): Promise<RenderedPage> {
  const html = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const [br, gzipped] = await Promise.all([compressBrotli(html, { params }), compressGzip(html)])
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { etag, html, br, gzip: gzipped }
}

/**
 * Writes the head, the name of the school, the content without JavaScript and the class of a public class page into the page,
 * escaped.
 */
export function writeHead(template: string, head: PageHead): string {
  const { writtenClass } = head
  const school = escapeHtml(head.school)
  const page = template
    .replace('<html ', head.numerals === 'arab' ? '<html data-numerals="arab" ' : '<html ')
    .replace(HEAD, () => headTags(head))
    .replace(SCHOOL, () => school)
    .replace(NOSCRIPT, () => writeWithoutScripts(plainPageOf(head)))
  // an empty place, in which the site shows the mark of another school
  const branded =
    head.school === DEFAULT_SITE_NAME
      ? page
      : page
          .replace(LOGO, '<span class="logo"></span>')
          .replace(ICON, '<link rel="icon" href="/icon-192.png">')
  if (!writtenClass) return branded
  return branded
    .replace(CONTENT, () => classHeader(writtenClass, head.locale))
    .replace(DATA, () => dataBlock(writtenClass))
}

function plainPageOf({ canonicalUrl, plain, writtenClass, ...head }: PageHead) {
  return { ...plain, ...head, address: canonicalUrl ?? '', plainClass: writtenClass }
}

/** The header of a public class page as web/features/classes/PublicClassHero.tsx shows it. */
function classHeader(
  { title, category, facts, colour, isOpen }: WrittenClass,
  locale: Locale,
): string {
  const m = messagesIn(locale)
  const latin = title.latin && `<span dir="auto">${escapeHtml(title.latin)}</span>`
  const arabic = title.arabic && `<span lang="ar" dir="rtl">${escapeHtml(title.arabic)}</span>`
  const signUp = `<a class="btn btn-gold" href="#sign-up">${m.screens_sign_up_class()}</a>`
  return [
    `<div class="class-hero" data-c="${colour}">`,
    `<p><bdi>${escapeHtml(category)}</bdi></p>`,
    `<h1>${(locale === 'ar' ? [arabic, latin] : [latin, arabic]).join(' ')}</h1>`,
    `<ul>${facts.map((it) => `<li>${escapeHtml(it)}</li>`).join('')}</ul>`,
    '<div class="class-buttons">',
    isOpen ? signUp : `<a class="btn btn-gold" href="/login">${m.screens_see_other_classes()}</a>`,
    `<a class="btn" href="#sign-in">${m.auth_sign_in()}</a>`,
    '</div></div>',
  ].join('')
}

/** The response as a data block, which no browser runs; an escaped `<` cannot end it. */
function dataBlock({ response }: WrittenClass): string {
  const json = JSON.stringify(response).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="written-class">${json}</script>`
}

function headTags({ school, title, description, canonicalUrl, pictureUrl }: PageHead): string {
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('application-name', school),
    canonicalUrl
      ? `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`
      : meta('robots', 'noindex'),
    property('og:type', 'website'),
    property('og:site_name', school),
    property('og:title', title),
    property('og:description', description),
    ...(canonicalUrl ? [property('og:url', canonicalUrl)] : []),
    property('og:image', pictureUrl),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ].join('\n')
}
