import {
  ADMIN_ROLE,
  getReferralCount,
  getUserData,
  login,
  logout,
  RESET_CODE_INVALID,
  RESET_CODE_MINUTES,
  requestPasswordReset,
  resetPassword,
} from '../../contract/auth/auth.ts'
import { setFirstPassword } from '../../contract/auth/invitations.ts'
import { startPasskeySignIn } from '../../contract/auth/second-factors.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { saveDataSaver } from '../../contract/offline/data-saver.ts'
import type { Call } from '../../contract/platform/call.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { approximateNetwork, ipPrefix } from '../platform/ip-prefix.ts'
import { sha256Hex } from '../platform/random.ts'
import { type Context, handle, type RouteOptions, SessionResponse } from '../rpc/handler.ts'
import {
  byEmail,
  byIpPrefix,
  byIpPrefixAndEmail,
  byTrustedBrowser,
  byUser,
  unlessAuthenticated,
  unlessTrustedBrowser,
} from '../rpc/rate-limits.ts'
import { findDenialReason } from '../wallet/referral-store.ts'
import { browserName } from './browser-name.ts'
import {
  issueDeviceCookie,
  issueResetCookie,
  readDeviceHash,
  readResetHash,
} from './device-cookies.ts'
import { rememberDevice } from './known-devices.ts'
import { notifyNewBrowser } from './new-browser.ts'
import { setFirstPassword as setPasswordByLink } from './password-links.ts'
import { changePassword, requestReset, resetByCode } from './reset-password.ts'
import { createSignInOptions } from './second-factor/passkeys.ts'
import { requireSecondStep } from './second-factor/sign-in-step.ts'
import { listPasskeys } from './second-factor/store.ts'
import { startSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { countReferrals, emailKey, updateDataSaver } from './store.ts'
import { findTrustedBrowser } from './trusted-browser.ts'
import { loadUser } from './user.ts'

const findDevice: RouteOptions<Call>['findTrustedBrowser'] = (db, { fields, cookies, now }) =>
  findTrustedBrowser(db, { email: fields.email, cookies, isCodeAttempt: false, now })

const findDeviceOrResetBrowser: RouteOptions<Call>['findTrustedBrowser'] = (
  db,
  { fields, cookies, now },
) => findTrustedBrowser(db, { email: fields.email, cookies, isCodeAttempt: true, now })

/** For calls that check a password. */
const signInLimits: RouteOptions<Call>['limits'] = [
  { points: 300, seconds: 15 * MINUTE, keyBy: byIpPrefix },
  // guesses from elsewhere must not lock out the owner
  { points: 20, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byIpPrefixAndEmail) },
  { points: 100, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byEmail) },
  { points: 20, seconds: 15 * MINUTE, keyBy: byTrustedBrowser },
  { points: 100, seconds: DAY, keyBy: byTrustedBrowser },
]

export const authRoutes = {
  signup: handle(
    signup,
    {
      limits: [
        { points: 100, seconds: HOUR, keyBy: byIpPrefix },
        // a limit by email alone would let a stranger prevent a sign-up
        { points: 10, seconds: HOUR, keyBy: byIpPrefixAndEmail },
      ],
    },
    async (context) => {
      const { school, input, now } = context
      const timezone = school.config.SITE_TIMEZONE
      const userId = await signUp(school, {
        name: input.name,
        email: input.email,
        phone: input.phone,
        password: input.password,
        ...(input.referralCode ? { referral: { code: input.referralCode, timezone } } : {}),
        now,
      })
      const { data, token, maxAgeSeconds } = await respondSignedIn(context, userId)
      const referralNotice = await findDenialReason(school.db, userId)
      return new SessionResponse(
        { ...data, ...(referralNotice && { referralNotice }) },
        token,
        maxAgeSeconds,
      )
    },
  ),

  login: handle(
    login,
    {
      findTrustedBrowser: findDevice,
      limits: signInLimits,
    },
    async (context) => {
      const { school, input, siteUrl, now } = context
      const user = await signIn(school, input)
      const { code, passkey } = input
      await requireSecondStep(school, { user, code, passkey, siteUrl, now })
      return respondSignedIn(context, user.id)
    },
  ),

  startPasskeySignIn: handle(
    startPasskeySignIn,
    { findTrustedBrowser: findDevice, limits: signInLimits, countsAs: login },
    async ({ school, input, siteUrl, now }) => {
      const user = await signIn(school, input)
      if (user.role !== ADMIN_ROLE || (await listPasskeys(school.db, user.id)).length === 0)
        decline('passkey_refused', 'This account has no passkey.')
      return { options: await createSignInOptions(school.db, { userId: user.id, siteUrl, now }) }
    },
  ),

  logout: handle(logout, async ({ school, caller, now }) => {
    const { id: userId, sessionId, impersonatorId } = caller
    const session = { userId, sessionId, impersonatorId, now }
    await inTransaction(school.db, (tx) => signOut(tx, session))
    return null
  }),

  requestPasswordReset: handle(
    requestPasswordReset,
    {
      findTrustedBrowser: findDevice,
      limits: [
        { points: 50, seconds: 15 * MINUTE, keyBy: byIpPrefix },
        { points: 5, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byIpPrefixAndEmail) },
        { points: 10, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byEmail) },
        { points: 20, seconds: DAY, keyBy: unlessTrustedBrowser(byEmail) },
        { points: 5, seconds: 15 * MINUTE, keyBy: byTrustedBrowser },
        { points: 10, seconds: DAY, keyBy: byTrustedBrowser },
      ],
    },
    async ({ school, input, cookies, ip, now }) => {
      // set for unknown emails too, so that it does not reveal whether the account exists
      const browserHash = issueResetCookie(cookies, RESET_CODE_MINUTES * 60)
      const origin = { browserHash, networkHash: sha256Hex(ipPrefix(ip)) }
      await requestReset(school.db, { email: input.email, origin, now })
      return null
    },
  ),

  setFirstPassword: handle(
    setFirstPassword,
    {
      auditDetail: () => 'set a first password',
      limits: [{ points: 60, seconds: 15 * MINUTE, keyBy: byIpPrefix }],
    },
    async ({ school, input, now }) => {
      const { email } = await setPasswordByLink(school, { ...input, now })
      return { email }
    },
  ),

  resetPassword: handle(
    resetPassword,
    {
      findTrustedBrowser: findDeviceOrResetBrowser,
      auditDetail: () => 'changed the password',
      limits: [
        { points: 60, seconds: 15 * MINUTE, keyBy: byIpPrefix },
        {
          points: 30,
          seconds: 15 * MINUTE,
          keyBy: unlessAuthenticated(unlessTrustedBrowser(byIpPrefixAndEmail)),
        },
        { points: 150, seconds: DAY, keyBy: unlessAuthenticated(unlessTrustedBrowser(byEmail)) },
        { points: 30, seconds: 15 * MINUTE, keyBy: unlessAuthenticated(byTrustedBrowser) },
        { points: 60, seconds: DAY, keyBy: unlessAuthenticated(byTrustedBrowser) },
        { points: 20, seconds: 15 * MINUTE, keyBy: byUser },
        { points: 100, seconds: DAY, keyBy: byUser },
      ],
    },
    async (context) => {
      const { school, input, caller, hasAuthorizationHeader, cookies, ip, now } = context
      const { email, code, currentPassword, newPassword } = input
      if (caller) {
        if (email && emailKey(email) !== emailKey(caller.email))
          httpError('email_mismatch', 'email is not yours.')
        if (!currentPassword) httpError('invalid_request', 'current_password is required')
        const { id: userId, sessionId } = caller
        const deviceHash = readDeviceHash(cookies)
        await changePassword(school, {
          userId,
          sessionId,
          deviceHash,
          currentPassword,
          newPassword,
          now,
        })
      } else {
        // an expired session, not a forgotten password
        if (hasAuthorizationHeader && !code) httpError('sign_in_required', 'Please sign in again.')
        if (!email || !code) decline('reset_code_invalid', RESET_CODE_INVALID)
        const origin = { browserHash: readResetHash(cookies), networkHash: sha256Hex(ipPrefix(ip)) }
        const userId = await resetByCode(school, { email, code, newPassword, origin, now })
        // the caller has read the owner's email, so failed attempts elsewhere must not lock this browser out
        const deviceHash = issueDeviceCookie(cookies)
        if (deviceHash)
          await inTransaction(school.db, (tx) => rememberDevice(tx, { userId, deviceHash, now }))
      }
      return null
    },
  ),

  getUserData: handle(getUserData, ({ school, caller }) => loadUser(school.db, caller.id)),

  saveDataSaver: handle(saveDataSaver, async ({ school, caller, input }) => {
    await updateDataSaver(school.db, caller.id, input.dataSaver)
    return loadUser(school.db, caller.id)
  }),

  getReferralCount: handle(getReferralCount, async ({ school, caller }) => ({
    referralCount: await countReferrals(school.db, caller.id),
  })),
}

/**
 * Starts a session, notifies the owner of an unknown browser, and records a browser as known (decision 0361).
 */
async function respondSignedIn(context: Context<Call>, userId: number) {
  const { school, cookies, userAgent, ip, now } = context
  const deviceHash = issueDeviceCookie(cookies)
  const origin = { userId, browser: browserName(userAgent), network: approximateNetwork(ip), now }
  const timezone = school.config.SITE_TIMEZONE
  const { token, maxAgeSeconds } = await inTransaction(school.db, async (tx) => {
    await notifyNewBrowser(tx, { ...origin, deviceHash, timezone })
    if (deviceHash) await rememberDevice(tx, { userId, deviceHash, now })
    return startSession(tx, origin)
  })
  return new SessionResponse(await loadUser(school.db, userId), token, maxAgeSeconds)
}
