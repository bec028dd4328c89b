import type { Db } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { findUserByEmail } from './store.ts'

const WRONG_CREDENTIALS = 'Email or password is incorrect'

/** The person behind an email and a password. Refuses both mistakes with the same words and after the same work. */
export async function signIn(db: Db, { email, password }: { email: string; password: string }) {
  // made by the first sign-in of the process, whoever it is, so that no unknown email pays for it
  const dummyHash = await getDummyHash()
  const user = await findUserByEmail(db, email)
  const matches = await verifyPassword(password, user?.password_hash || dummyHash)
  if (!user || !matches)
    decline('invalid_credentials', WRONG_CREDENTIALS, 'a sign-in with a wrong email or password')
  return user
}

// checked when there is no such account, or one without a password, so that the time taken tells nothing
let dummyHashPromise: Promise<string> | undefined
function getDummyHash() {
  dummyHashPromise ??= hashPassword('nobody has this password')
  return dummyHashPromise
}
