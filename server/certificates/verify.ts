import type { Confirmation } from '../../contract/certificates.ts'
import { isoDay } from '../../contract/school-time.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { findByCode } from './store.ts'

/**
 * Returns title, name and date of a certificate to anybody with its code (R-DASH-016), and the day on which it was
 * revoked (decision 0091). Throws 404 for an unknown code (R-DASH-017).
 */
export async function verifyCertificate(
  db: Db,
  code: string,
  timezone: string,
): Promise<Confirmation> {
  const { title, name, issuedOn, revokedAt } =
    (await findByCode(db, code)) ??
    httpError('certificate_not_found', 'There is no certificate with this code.')
  const confirmation = { title, name, issuedOn }
  return revokedAt === null
    ? confirmation
    : { ...confirmation, revokedOn: isoDay(revokedAt, timezone) }
}
