import type { Confirmation } from '../../contract/certificates.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { findByCode } from './store.ts'

/**
 * Returns title, name and date of a certificate to anybody with its code (R-DASH-016). Throws 404 for an unknown
 * code (R-DASH-017).
 */
export async function verifyCertificate(db: Db, code: string): Promise<Confirmation> {
  const certificate =
    (await findByCode(db, code)) ??
    httpError('certificate_not_found', 'There is no certificate with this code.')
  return { title: certificate.title, name: certificate.name, issuedOn: certificate.issuedOn }
}
