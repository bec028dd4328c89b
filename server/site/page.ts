import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What the server writes into the page: its head, and the name of the school for the first paint. */
export type PageHead = {
  school: string
  title: string
  description: string
  /** The address for search engines; undefined for a page that they must not list. */
  canonicalUrl: string | undefined
  pictureUrl: string
  /** False if there is no page at this address: the response is 404. */
  exists: boolean
}

/** A page as it is sent. */
export type RenderedPage = { etag: string; html: Buffer; br: Buffer; gzip: Buffer }

const MAX_PAGES = 300
const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/
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

/** Writes the head and the name of the school into the page, escaped. */
export function writeHead(template: string, head: PageHead): string {
  const school = escapeHtml(head.school)
  return template.replace(HEAD, () => headTags(head)).replace(SCHOOL, () => school)
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

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an element or a quoted attribute. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (it) => ENTITIES[it] ?? it)
