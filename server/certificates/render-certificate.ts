import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { contentDisposition } from './content-disposition.ts'
import { findByCode } from './store.ts'

export type CertificateFile = { bytes: Buffer; disposition: string }

/**
 * The certificate with this code as a PDF, made at each asking (decision 0090), under the name its student has now.
 * `site` is the address of the school that the QR code leads to. Refuses a code that nobody was given.
 */
export async function renderCertificate(
  db: Db,
  { code, site }: { code: string; site: string },
): Promise<CertificateFile> {
  const certificate =
    (await findByCode(db, code)) ??
    httpError('certificate_not_found', 'There is no certificate with this code.')
  const { siteName } = await readSettings(db)
  // the shaper is for those who print: it is not loaded by a school that only starts
  const { renderCertificatePdf: certificatePdf } = await import('./pdf/certificate-pdf.ts')
  const bytes = certificatePdf({
    ...certificate,
    school: siteName || DEFAULT_SITE_NAME,
    code,
    verifyUrl: `${site}/verify/${code}`,
  })
  return { bytes, disposition: contentDisposition(certificate) }
}
