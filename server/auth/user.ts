import type { User } from '../../contract/auth.ts'
import type { Db } from '../kernel/db.ts'
import { reject } from '../kernel/refusal.ts'
import { findPerson } from './store.ts'

/** A person as the wire shows them. */
export async function userOf(db: Db, personId: number): Promise<User> {
  const person = (await findPerson(db, personId)) ?? reject(401, 'Please sign in again.')
  return {
    id: String(person.id),
    email: person.email,
    name: person.name,
    phonenumber: person.phone,
    wallet: person.wallet,
    role: person.role,
    referral_code: person.referral_code,
  }
}
