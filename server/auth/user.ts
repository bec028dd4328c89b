import type { User } from '../../contract/auth/auth.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { standingOf } from '../platform/standing.ts'
import { findUser } from './store.ts'

/** A user in the shape of the contract. Throws 401 if the user is deleted, 403 if its role or kind is unknown. */
export async function loadUser(db: Db, userId: number): Promise<User> {
  const user =
    (await findUser(db, userId)) ?? httpError('sign_in_required', say('rules_wire_sign_again'))
  const { standing, staff } = standingOf(user.role, user.staff)
  if (standing === 'unknown') httpError('not_permitted', say('rules_wire_account_not_do'))
  return {
    id: String(user.id),
    email: user.email,
    name: user.name,
    phone: user.phone,
    wallet: user.wallet,
    role: user.role,
    ...(staff && { staff }),
    referralCode: user.referral_code,
    ...(user.data_saver !== 'ask' && { dataSaver: user.data_saver }),
    ...(user.language && { language: user.language }),
  }
}
