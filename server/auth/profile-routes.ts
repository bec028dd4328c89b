import {
  confirmEmailChange,
  requestEmailChange,
  updateProfile,
} from '../../contract/auth/own-profile.ts'
import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { forgetLanguage, rememberLanguage } from './language-cookie.ts'
import {
  changeProfile,
  confirmEmailChange as confirmEmail,
  requestEmailChange as requestEmail,
} from './own-profile.ts'
import { throwIfImpersonated } from './session.ts'
import { loadUser } from './user.ts'

export const profileRoutes = {
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
