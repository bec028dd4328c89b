import type { Db } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { findByEmail } from './store.ts'

const WRONG = 'Email or password is incorrect'

/** The person behind an email and a password. Refuses both mistakes with the same words and after the same work. */
export async function signIn(db: Db, { email, password }: { email: string; password: string }) {
  const person = await findByEmail(db, email)
  const matches = await isPassword(password, person?.password_hash || (await nobodysHash()))
  if (!person || !matches) refuse(WRONG)
  return person
}

// checked when there is no such account, or one without a password, so that the time taken tells nothing
let nobodys: Promise<string> | undefined
function nobodysHash() {
  nobodys ??= hashPassword('nobody has this password')
  return nobodys
}
