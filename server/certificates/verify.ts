import type { Confirmation } from '../../contract/certificates.ts'
import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { findByCode } from './store.ts'

/** What anybody with the code may know: title, name and date (decisions §10). Refuses a code that nobody was given. */
export async function verify(db: Db, code: string): Promise<Confirmation> {
  const found = (await findByCode(db, code)) ?? refuse('There is no certificate with this code.')
  return { title: found.title, name: found.name, issuedOn: found.issuedOn }
}
