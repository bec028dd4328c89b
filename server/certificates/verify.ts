import type { Confirmation } from '../../contract/certificates/certificates.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { type CertificateWithName, findByCode } from './store.ts'

/**
 * Returns title, name and date of a certificate to anybody with its code (R-DASH-016), and the day on which it was
 * revoked (decision 0091). Throws 404 for an unknown code (R-DASH-017).
 */
export async function verifyCertificate(
  db: Db,
  code: string,
  timezone: string,
): Promise<Confirmation> {
  const certificate =
    (await findByCode(db, code)) ??
    httpError('certificate_not_found', say('rules_certificates_there_no_certificate_code'))
  return toConfirmation(certificate, timezone)
}

/** The data of a certificate that anybody with its code may read. */
export function toConfirmation(
  { title, name, issuedOn, revokedAt }: CertificateWithName,
  timezone: string,
): Confirmation {
  const confirmation = { title, name, issuedOn }
  return revokedAt === null
    ? confirmation
    : { ...confirmation, revokedOn: isoDay(revokedAt, timezone) }
}
