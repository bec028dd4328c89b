import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { contentDisposition } from './content-disposition.ts'
import { findByCode } from './store.ts'

export type CertificateFile = { bytes: Buffer; disposition: string }

/**
 * Renders the certificate with this code as a PDF, on each request (decision 0090), with the current name of the
 * student. `site` is the origin in the QR code. Throws 404 for an unknown code.
 */
export async function renderCertificate(
  db: Db,
  { code, site }: { code: string; site: string },
): Promise<CertificateFile> {
  const certificate =
    (await findByCode(db, code)) ??
    httpError('certificate_not_found', 'There is no certificate with this code.')
  const { siteName } = await readSettings(db)
  // the shaper is loaded on first use, to keep start-up fast
  const { renderCertificatePdf: certificatePdf } = await import('./pdf/certificate-pdf.ts')
  const bytes = certificatePdf({
    ...certificate,
    school: siteName || DEFAULT_SITE_NAME,
    code,
    verifyUrl: `${site}/verify/${code}`,
  })
  return { bytes, disposition: contentDisposition(certificate) }
}
