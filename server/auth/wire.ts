import {
  getReferralCount,
  getUserData,
  login,
  logout,
  RESET_CODE_REFUSED,
  requestPasswordReset,
  resetPassword,
  signup,
} from '../../contract/auth.ts'
import { answer, SignedIn } from '../http/answers.ts'
import { type Db, inTransaction } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { findRefusalReason } from '../wallet/referral-store.ts'
import { changePassword, requestReset, resetByCode } from './reset-password.ts'
import { startSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { countReferred, emailKey } from './store.ts'
import { userOf } from './user.ts'

export const authCalls = [
  answer(signup, async ({ school, asked, now }) => {
    const timezone = school.config.SITE_TIMEZONE
    const personId = await signUp(school.db, {
      name: asked.name,
      email: asked.email,
      phone: asked.phonenumber,
      password: asked.password,
      ...(asked.refBy ? { referral: { code: asked.refBy, timezone } } : {}),
      now,
    })
    const { data, token, lastsSeconds } = await signedIn(school.db, personId, now)
    const notice = await findRefusalReason(school.db, personId)
    return new SignedIn(
      { ...data, ...(notice && { referral_notice: notice }) },
      token,
      lastsSeconds,
    )
  }),

  answer(login, async ({ school, asked, now }) => {
    const person = await signIn(school.db, asked)
    return signedIn(school.db, person.id, now)
  }),

  answer(logout, async ({ school, asker, now }) => {
    const { id: personId, sessionId, impersonatorId } = asker
    const session = { personId, sessionId, impersonatorId, now }
    await inTransaction(school.db, (tx) => signOut(tx, session))
    return null
  }),

  answer(requestPasswordReset, async ({ school, asked, now }) => {
    await requestReset(school.db, { email: asked.email, now })
    return null
  }),

  answer(resetPassword, async ({ school, asked, asker, cameWithToken, now }) => {
    const { email, code, current_password: currentPassword, new_password: newPassword } = asked
    if (asker) {
      if (email && emailKey(email) !== emailKey(asker.email)) reject(403, 'email is not yours.')
      if (!currentPassword) reject(400, 'current_password is required')
      const { id: personId, sessionId } = asker
      await changePassword(school.db, { personId, sessionId, currentPassword, newPassword })
    } else {
      // the form of somebody whose session has ended, not of somebody who has forgotten
      if (cameWithToken && !code) reject(401, 'Please sign in again.')
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
