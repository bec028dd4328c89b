import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { findByEmail } from './store.ts'

const WRONG = 'Email or password is incorrect'

/** The person behind an email and a password. Refuses both mistakes with the same words and after the same work. */
export async function signIn(db: Db, { email, password }: { email: string; password: string }) {
  // made by the first sign-in of the process, whoever it is, so that no unknown email pays for it
  const nobodys = await nobodysHash()
  const person = await findByEmail(db, email)
  const matches = await isPassword(password, person?.password_hash || nobodys)
  if (!person || !matches) refuse(WRONG, 'a sign-in with a wrong email or password')
  return person
}

// checked when there is no such account, or one without a password, so that the time taken tells nothing
let made: Promise<string> | undefined
function nobodysHash() {
  made ??= hashPassword('nobody has this password')
  return made
}
