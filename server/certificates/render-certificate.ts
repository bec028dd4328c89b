import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { formatDay, SAMPLE_VALUES } from '../../contract/certificates/certificate-text.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { decodePicture } from '../platform/decode-picture.ts'
import { httpError, Overloaded } from '../platform/errors.ts'
import { createSerialQueue } from '../platform/serial-queue.ts'
import { readSettings } from '../settings/store.ts'
import { CODE_LENGTH } from './assign.ts'
import { fillFields } from './fill-text.ts'
import type { Picture } from './pdf/drawing.ts'
import { type CertificateText, findByCode } from './store.ts'

type CertificateFile = { bytes: Buffer; disposition: string }

/**
 * Renders the certificate with this code as a PDF, on each request, with the current name of the
 * student. `site` is the origin in the QR code. Throws 404 for an unknown code, 410 for a revoked certificate and 503 if too many
 * are waiting.
 */
export async function renderCertificate(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { code, site }: { code: string; site: string },
): Promise<CertificateFile> {
  const certificate =
    (await findByCode(db, code)) ??
    httpError('certificate_not_found', say('rules_certificates_there_no_certificate_code'))
  if (certificate.revokedAt !== null)
    httpError(
      'certificate_revoked',
      say('rules_certificates_certificate_revoked_cannot_downloaded'),
    )
  const { siteName, logo: logoPath } = await readSettings(db)
  const logo = certificate.hasLogo ? await readLogo({ files }, logoPath) : undefined
  // the shaper is loaded on first use, to keep start-up fast
  const { renderCertificatePdf: certificatePdf } = await import('./pdf/certificate-pdf.ts')
  const bytes = await renderInTurn(() =>
    certificatePdf({
      ...certificate,
      locale: certificate.language,
      ...(logo && { logo }),
      school: siteName || DEFAULT_SITE_NAME,
      code,
      verifyUrl: `${site}/verify/${code}`,
    }),
  )
  return { bytes, disposition: contentDisposition(certificate) }
}

/**
 * Previews a certificate that would be given now, with samples for its variables, for the form, and lists the
 * characters that cannot be printed.
 */
export async function previewCertificate(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  {
    site,
    locale,
    ...text
  }: CertificateText & { name: string; issuedOn: string; locale: Locale; site: string },
) {
  const { siteName, certificateSignature, logo: logoPath } = await readSettings(db)
  const logo = await readLogo({ files }, logoPath)
  const { findUnprintable, renderCertificateSvg } = await import('./pdf/certificate-preview.ts')
  const code = 'x'.repeat(CODE_LENGTH)
  const { svg, contentSize } = renderCertificateSvg({
    ...text,
    ...fillFields(text, { ...SAMPLE_VALUES, date: formatDay(text.issuedOn, locale) }),
    locale,
    ...(logo && { logo }),
    signature: certificateSignature,
    school: siteName || DEFAULT_SITE_NAME,
    code: messagesIn(locale).certificates_sample_number(),
    // as long as a real one, so that the QR code has the same size
    verifyUrl: `${site}/verify/${code}`,
  })
  return { svg, contentSize, unprintable: findUnprintable(text) }
}

// characters that some file systems reject, and invisible characters
const RESERVED_CHARACTERS = /[\\/:*?"<>|]|\p{C}/gu
const COMBINING_MARKS = /\p{M}/gu
/** Letters without a canonical decomposition to ASCII. */
const ASCII_LETTERS: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
}

/**
 * The Content-Disposition of a certificate: a download named after title and student, with an ASCII fallback (RFC
 * 6266).
 */
function contentDisposition({ title, name }: { title: string; name: string }): string {
  const baseName = `${title} - ${name}`.replaceAll(RESERVED_CHARACTERS, ' ').replaceAll(/\s+/g, ' ')
  const named = encodeURIComponent(`${truncate(baseName.trim(), 120)}.pdf`)
  // RFC 8187 requires these to be escaped too
  const strict = named.replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const ascii = toAsciiSlug(name)
  const plain = ascii ? `certificate-${ascii}.pdf` : 'certificate.pdf'
  return `attachment; filename="${plain}"; filename*=UTF-8''${strict}`
}

function toAsciiSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(COMBINING_MARKS, '')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => ASCII_LETTERS[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}

/** Cuts between characters, not inside one. */
function truncate(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}

// the box of the logo on a certificate at 300 dots per inch
const MAX_SIZE = { width: 670, height: 220 }
const MAX_PIXELS = 1_000_000
// the paper of a certificate
const PAPER = { r: 252, g: 250, b: 246 }
const PUBLIC_PREFIX = '/media/'

// of the last logo, because decoding it takes longer than the rest of a certificate
let cached: { path: string; picture: Picture } | undefined

/** The logo of the school as a JPEG on the paper of a certificate; undefined without one, or if its file is missing. */
async function readLogo(
  { files }: Pick<AppContext, 'files'>,
  path: string,
): Promise<Picture | undefined> {
  if (cached?.path === path) return cached.picture
  if (!path.startsWith(PUBLIC_PREFIX)) return
  try {
    const file = await buffer(await files.read(path.slice(PUBLIC_PREFIX.length)))
    const picture = await decodePicture({
      ...{ source: () => file, maxPixels: MAX_PIXELS, target: MAX_SIZE },
      use: async (decoded): Promise<Picture> => {
        const { data, info } = await decoded
          .resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: PAPER })
          .jpeg({ quality: 92 })
          .toBuffer({ resolveWithObject: true })
        return { jpeg: data, width: info.width, height: info.height }
      },
    })
    cached = { path, picture }
    return picture
  } catch {
    // a certificate without the logo is better than none
    return
  }
}

/** Certificates that are rendered or wait; a rendering takes up to 30 ms. */
const MAX_TASKS = 100

const queue = createSerialQueue(MAX_TASKS)

/**
 * Renders one certificate at a time, so that a hundred downloads at once do not delay all other requests until the last one is
 * rendered. Throws 503 if too many are waiting.
 */
function renderInTurn<T>(render: () => T | Promise<T>): Promise<T> {
  if (queue.isFull())
    throw new Overloaded('server_busy', say('rules_wire_server_busy_try_again_moment'))
  return queue.run(async () => {
    // other requests are handled between two renderings
    await nextTurn()
    return render()
  })
}
