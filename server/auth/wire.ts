import {
  getReferralCount,
  getUserData,
  login,
  logout,
  RESET_CODE_MINUTES,
  RESET_CODE_REFUSED,
  requestPasswordReset,
  resetPassword,
} from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { signup } from '../../contract/sign-up.ts'
import { answer, type Context, SignedIn } from '../http/answers.ts'
import { networkOf } from '../http/network-of.ts'
import { inTransaction } from '../kernel/db.ts'
import { hashed } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { findRefusalReason } from '../wallet/referral-store.ts'
import { deviceHashIn, nameDevice, nameResetBrowser, resetHashIn } from './browsers.ts'
import { rememberDevice } from './known-devices.ts'
import { changePassword, requestReset, resetByCode } from './reset-password.ts'
import { startSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { countReferred, emailKey } from './store.ts'
import { userOf } from './user.ts'

export const authCalls = [
  answer(signup, async (context) => {
    const { school, asked, now } = context
    const timezone = school.config.SITE_TIMEZONE
    const personId = await signUp(school.db, {
      name: asked.name,
      email: asked.email,
      phone: asked.phonenumber,
      password: asked.password,
      ...(asked.refBy ? { referral: { code: asked.refBy, timezone } } : {}),
      now,
    })
    const { data, token, lastsSeconds } = await signedIn(context, personId)
    const notice = await findRefusalReason(school.db, personId)
    return new SignedIn(
      { ...data, ...(notice && { referral_notice: notice }) },
      token,
      lastsSeconds,
    )
  }),

  answer(login, async (context) => {
    const person = await signIn(context.school.db, context.asked)
    return signedIn(context, person.id)
  }),

  answer(logout, async ({ school, asker, now }) => {
    const { id: personId, sessionId, impersonatorId } = asker
    const session = { personId, sessionId, impersonatorId, now }
    await inTransaction(school.db, (tx) => signOut(tx, session))
    return null
  }),

  answer(requestPasswordReset, async ({ school, asked, cookies, ip, now }) => {
    // known email or not: the cookie tells nothing
    const browserHash = nameResetBrowser(cookies, RESET_CODE_MINUTES * 60)
    const origin = { browserHash, networkHash: hashed(networkOf(ip)) }
    await requestReset(school.db, { email: asked.email, origin, now })
    return null
  }),

  answer(resetPassword, async (context) => {
    const { school, asked, asker, cameWithToken, cookies, ip, now } = context
    const { email, code, current_password: currentPassword, new_password: newPassword } = asked
    if (asker) {
      if (email && emailKey(email) !== emailKey(asker.email)) reject(403, 'email is not yours.')
      if (!currentPassword) reject(400, 'current_password is required')
      const { id: personId, sessionId } = asker
      const deviceHash = deviceHashIn(cookies)
      await changePassword(school.db, {
        personId,
        sessionId,
        deviceHash,
        currentPassword,
        newPassword,
        now,
      })
    } else {
      // the form of somebody whose session has ended, not of somebody who has forgotten
      if (cameWithToken && !code) reject(401, 'Please sign in again.')
      if (!email || !code) refuse(RESET_CODE_REFUSED)
      const origin = { browserHash: resetHashIn(cookies), networkHash: hashed(networkOf(ip)) }
      const personId = await resetByCode(school.db, { email, code, newPassword, origin, now })
      // who has read the email is the owner: guesses elsewhere must not keep this browser from signing in
      const deviceHash = nameDevice(cookies)
      if (deviceHash)
        await inTransaction(school.db, (tx) => rememberDevice(tx, { personId, deviceHash, now }))
    }
    return null
  }),

  answer(getUserData, ({ school, asker }) => userOf(school.db, asker.id)),

  answer(getReferralCount, async ({ school, asker }) => ({
    referral_count: await countReferred(school.db, asker.id),
  })),
]

/** Starts a session, and makes the device known to the account when it is a browser (decision 0361). */
async function signedIn({ school, cookies, now }: Context<Call>, personId: number) {
  const deviceHash = nameDevice(cookies)
  const { token, lastsSeconds } = await inTransaction(school.db, async (tx) => {
    if (deviceHash) await rememberDevice(tx, { personId, deviceHash, now })
    return startSession(tx, { personId, now })
  })
  return new SignedIn(await userOf(school.db, personId), token, lastsSeconds)
}
