import type { User } from '../../contract/auth/auth.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { findUser } from './store.ts'

/** A user in the shape of the contract. Throws 401 if the user is deleted. */
export async function loadUser(db: Db, userId: number): Promise<User> {
  const user =
    (await findUser(db, userId)) ?? httpError('sign_in_required', 'Please sign in again.')
  return {
    id: String(user.id),
    email: user.email,
    name: user.name,
    phone: user.phone,
    wallet: user.wallet,
    role: user.role,
    referralCode: user.referral_code,
    ...(user.data_saver !== 'ask' && { dataSaver: user.data_saver }),
  }
}
