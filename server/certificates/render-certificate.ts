import { formatDay, SAMPLE_VALUES } from '../../contract/certificates/certificate-text.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { CODE_LENGTH } from './assign.ts'
import { contentDisposition } from './content-disposition.ts'
import { fillFields } from './fill-text.ts'
import { readLogo } from './logo.ts'
import { renderInTurn } from './render-in-turn.ts'
import { type CertificateText, findByCode } from './store.ts'

export type CertificateFile = { bytes: Buffer; disposition: string }

/**
 * Renders the certificate with this code as a PDF, on each request (decision 0090), with the current name of the
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
