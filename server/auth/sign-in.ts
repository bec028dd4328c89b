import { ACCOUNT_DEACTIVATED } from '../../contract/admin/manage-students.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { decline } from '../platform/errors.ts'
import { findUserBySignIn } from './contacts.ts'
import type { HashingConfig } from './hashing.ts'
import { hashPassword, renewHash, verifyPassword } from './passwords.ts'
import { replacePasswordHash } from './store.ts'

const WRONG_CREDENTIALS = say('rules_auth_email_password_incorrect')

/**
 * The user with this email and password. Declines an unknown email and a wrong password with the same message after the
 * same work, and a deactivated account. Renews a password hash of another cost than the configured one.
 */
export async function signIn(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { email, password }: { email: string; password: string },
) {
  // computed by the first sign-in of the process, known email or not, so that its duration reveals nothing
  const dummyHash = await getDummyHash(config)
  const user = await findUserBySignIn(db, email)
  const matches = await verifyPassword(password, user?.password_hash || dummyHash)
  if (!user || !matches)
    decline('invalid_credentials', WRONG_CREDENTIALS, 'a sign-in with a wrong email or password')
  // disclosed only to a caller with the right password
  if (user.deactivated_at !== null) decline('account_deactivated', ACCOUNT_DEACTIVATED)
  const from = user.password_hash
  const to = await renewHash(config, password, from)
  if (to) await replacePasswordHash(db, user.id, { from, to })
  return user
}

// verified if the account does not exist or has no password, so that the duration reveals nothing
let dummyHashPromise: Promise<string> | undefined
function getDummyHash(config: HashingConfig) {
  dummyHashPromise ??= hashPassword(config, 'the password of no account')
  return dummyHashPromise
}
