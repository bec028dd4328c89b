import { WRONG_CURRENT_PASSWORD } from '../../contract/auth/auth.ts'
import {
  confirmEmailChange,
  requestEmailChange,
  updateProfile,
} from '../../contract/auth/own-profile.ts'
import {
  endOtherSessions,
  endSession,
  getSessions,
  reauthenticate,
} from '../../contract/auth/sessions.ts'
import { getSealKey, openSeal } from '../../contract/offline/device-seal.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import { decline, httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { browserIn } from './browser-name.ts'
import { openSealOf, sealKeyOf } from './device-seal.ts'
import { forgetLanguage, rememberLanguage } from './language-cookie.ts'
import {
  changeProfile,
  confirmEmailChange as confirmEmail,
  requestEmailChange as requestEmail,
} from './own-profile.ts'
import { verifyPassword } from './passwords.ts'
import { throwIfImpersonated } from './session.ts'
import {
  endOtherOwnSessions,
  endOwnSession,
  listSessions,
  markAuthenticated,
} from './session-list.ts'
import { findUser } from './store.ts'
import { loadUser } from './user.ts'

export const sessionRoutes = {
  getSessions: handle(getSessions, async ({ school, caller, now, locale }) => {
    throwIfImpersonated(caller)
    const own = { userId: caller.id, sessionId: caller.sessionId, now }
    const { sessions, total } = await listSessions(school.db, own)
    return {
      sessions: sessions.map((it) => ({ ...it, browser: browserIn(locale, it.browser) })),
      total,
    }
  }),

  endSession: handle(endSession, async ({ school, caller, input }) => {
    throwIfImpersonated(caller)
    await endOwnSession(school.db, caller.id, input.sessionId)
  }),

  endOtherSessions: handle(endOtherSessions, async ({ school, caller, now }) => {
    throwIfImpersonated(caller)
    const own = { userId: caller.id, sessionId: caller.sessionId, now }
    return { ended: await endOtherOwnSessions(school.db, own) }
  }),

  reauthenticate: handle(
    reauthenticate,
    {
      limits: [
        { points: 20, seconds: 15 * MINUTE, keyBy: byUser },
        { points: 100, seconds: DAY, keyBy: byUser },
      ],
    },
    async ({ school, caller, input, now }) => {
      throwIfImpersonated(caller)
      const user =
        (await findUser(school.db, caller.id)) ??
        httpError('sign_in_required', say('rules_wire_sign_again'))
      if (!(await verifyPassword(input.password, user.password_hash)))
        decline('wrong_current_password', WRONG_CURRENT_PASSWORD)
      await markAuthenticated(school.db, caller.sessionId, now)
    },
  ),

  getSealKey: handle(getSealKey, async ({ school, input }) => ({
    key: await sealKeyOf(school.db, input.userId),
  })),

  openSeal: handle(openSeal, async ({ school, caller, input }) => {
    throwIfImpersonated(caller)
    return { contentKey: await openSealOf(school.db, caller.id, input.sealKey) }
  }),

  updateProfile: handle(
    updateProfile,
    { limits: [{ points: 30, seconds: HOUR, keyBy: byUser }] },
    async ({ school, caller, input: { name, phone, language }, cookies, now }) => {
      throwIfImpersonated(caller)
      await changeProfile(school.db, { userId: caller.id, name, phone, language, now })
      if (language === '') forgetLanguage(cookies)
      return rememberLanguage(cookies, await loadUser(school.db, caller.id))
    },
  ),

  requestEmailChange: handle(
    requestEmailChange,
    {
      // guesses of the password, and emails to strangers
      limits: [
        { points: 10, seconds: 15 * MINUTE, keyBy: byUser },
        { points: 30, seconds: DAY, keyBy: byUser },
      ],
    },
    async ({ school, caller, input, now }) => {
      throwIfImpersonated(caller)
      await requestEmail(school.db, { ...input, userId: caller.id, now })
    },
  ),

  confirmEmailChange: handle(
    confirmEmailChange,
    { limits: [{ points: 20, seconds: 15 * MINUTE, keyBy: byUser }] },
    async ({ school, caller, input, cookies, now }) => {
      throwIfImpersonated(caller)
      await confirmEmail(school.db, { userId: caller.id, code: input.code, now })
      return rememberLanguage(cookies, await loadUser(school.db, caller.id))
    },
  ),
}
