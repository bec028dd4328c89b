import {
  ADMIN_ROLE,
  getReferralCount,
  getUserData,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from '../../contract/auth/auth.ts'
import { setFirstPassword } from '../../contract/auth/invitations.ts'
import { startPasskeySignIn } from '../../contract/auth/second-factors.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { saveDataSaver } from '../../contract/offline/data-saver.ts'
import type { Call } from '../../contract/platform/call.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import { inTransaction } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { reasonIn } from '../platform/stored-text.ts'
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
import { findTrustedBrowser } from './known-devices.ts'
import { chosenLanguage, rememberLanguage } from './language-cookie.ts'
import { setFirstPassword as setPasswordByLink } from './password-links.ts'
import { requestReset, resetPassword as setNewPassword } from './reset-password.ts'
import { createSignInOptions } from './second-factor/passkeys.ts'
import { requireSecondStep } from './second-factor/sign-in-step.ts'
import { listPasskeys } from './second-factor/store.ts'
import { signOut, startOwnSession } from './session.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { countReferrals, updateDataSaver } from './store.ts'
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
      const { school, input, now, locale } = context
      const timezone = school.config.SITE_TIMEZONE
      const userId = await signUp(school, {
        name: input.name,
        email: input.email,
        phone: input.phone,
        password: input.password,
        ...(input.referralCode ? { referral: { code: input.referralCode, timezone } } : {}),
        language: chosenLanguage(context.cookies),
        now,
      })
      const { data, token, maxAgeSeconds } = await respondSignedIn(context, userId)
      const referralNotice = reasonIn(locale, await findDenialReason(school.db, userId))
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
        decline('passkey_refused', say('rules_auth_account_no_passkey'))
      return { options: await createSignInOptions(school.db, { userId: user.id, siteUrl, now }) }
    },
  ),

  logout: handle(logout, async ({ school, caller, now }) => {
    const { id: userId, sessionId, impersonatorId } = caller
    const session = { userId, sessionId, impersonatorId, now }
    await inTransaction(school.db, (tx) => signOut(tx, session))
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
      await requestReset(school.db, input.email, { cookies, ip, now })
    },
  ),

  setFirstPassword: handle(
    setFirstPassword,
    {
      auditDetail: () => say('audited_act_set_password'),
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
      auditDetail: () => say('audited_act_changed_password'),
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
    async ({ school, input: fields, caller, hasAuthorizationHeader, cookies, ip, now }) => {
      const request = { fields, caller, hasAuthorizationHeader, cookies, ip, now }
      await setNewPassword(school, request)
    },
  ),

  getUserData: handle(getUserData, async ({ school, caller, cookies }) => {
    const user = await loadUser(school.db, caller.id)
    // an administrator stays in the own language
    return caller.impersonatorId === null ? rememberLanguage(cookies, user) : user
  }),

  saveDataSaver: handle(saveDataSaver, async ({ school, caller, input }) => {
    await updateDataSaver(school.db, caller.id, input.dataSaver)
    return loadUser(school.db, caller.id)
  }),

  getReferralCount: handle(getReferralCount, async ({ school, caller }) => ({
    referralCount: await countReferrals(school.db, caller.id),
  })),
}

async function respondSignedIn(context: Context<Call>, userId: number) {
  const { school } = context
  const { token, maxAgeSeconds } = await startOwnSession(school, userId, context)
  const user = rememberLanguage(context.cookies, await loadUser(school.db, userId))
  return new SessionResponse(user, token, maxAgeSeconds, user.language)
}
