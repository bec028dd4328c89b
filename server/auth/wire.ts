import {
  getReferralCount,
  getUserData,
  login,
  logout,
  RESET_CODE_REFUSED,
  requestPasswordReset,
  resetPassword,
  signup,
  type User,
} from '../../contract/auth.ts'
import { answer, SignedIn } from '../http/answers.ts'
import type { Db } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { changePassword, requestReset, resetByCode } from './reset-password.ts'
import { endSession, startSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { countReferred, emailKey, findPerson } from './store.ts'

export const authCalls = [
  answer(signup, async ({ school, asked, now }) => {
    const personId = await signUp(school.db, {
      name: asked.name,
      email: asked.email,
      phone: asked.phonenumber,
      password: asked.password,
      ...(asked.refBy ? { referralCode: asked.refBy } : {}),
      now,
    })
    return signedIn(school.db, personId, now)
  }),

  answer(login, async ({ school, asked, now }) => {
    const person = await signIn(school.db, asked)
    return signedIn(school.db, person.id, now)
  }),

  answer(logout, async ({ school, asker }) => {
    await endSession(school.db, asker.sessionId)
    return null
  }),

  answer(requestPasswordReset, async ({ school, asked, now }) => {
    await requestReset(school.db, { email: asked.email, now })
    return null
  }),

  answer(resetPassword, async ({ school, asked, asker, now }) => {
    const { email, code, current_password: currentPassword, new_password: newPassword } = asked
    if (asker) {
      if (email && emailKey(email) !== emailKey(asker.email)) reject(403, 'email is not yours.')
      if (!currentPassword) reject(400, 'current_password is required')
      const { id: personId, sessionId } = asker
      await changePassword(school.db, { personId, sessionId, currentPassword, newPassword })
    } else {
      if (!email || !code) refuse(RESET_CODE_REFUSED)
      await resetByCode(school.db, { email, code, newPassword, now })
    }
    return null
  }),

  answer(getUserData, ({ school, asker }) => userOf(school.db, asker.id)),

  answer(getReferralCount, async ({ school, asker }) => ({
    referral_count: await countReferred(school.db, asker.id),
  })),
]

async function signedIn(db: Db, personId: number, now: number) {
  const { token, lastsSeconds } = await startSession(db, { personId, now })
  return new SignedIn(await userOf(db, personId), token, lastsSeconds)
}

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
