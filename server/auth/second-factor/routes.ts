import * as calls from '../../../contract/auth/second-factors.ts'
import { DAY, MINUTE } from '../../../contract/platform/duration.ts'
import { may } from '../../../contract/staff/permissions.ts'
import { handle, type RouteOptions } from '../../rpc/handler.ts'
import { byUser } from '../../rpc/rate-limits.ts'
import { readSiteName } from '../../settings/site-name.ts'
import { resetSecondFactor, setRequired } from './administer.ts'
import {
  addPasskey,
  confirmTotp,
  describeSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
  startTotp,
} from './manage.ts'
import { createRegistrationOptions } from './passkeys.ts'

/** For changes of one's own second step: each sends an email, and a code could be guessed. */
const limits: RouteOptions<typeof calls.startTotp>['limits'] = [
  { points: 30, seconds: 15 * MINUTE, keyBy: byUser },
  { points: 100, seconds: DAY, keyBy: byUser },
]

export const secondFactorRoutes = {
  getSecondFactors: handle(calls.getSecondFactors, async ({ school, caller }) => {
    const described = await describeSecondFactors(school, caller.id)
    // the accounts of others are for those who can require the second step
    return may(caller.staff, 'changeSettings') ? described : { ...described, without: 0 }
  }),

  startTotp: handle(calls.startTotp, { limits }, ({ school, caller }) => startTotp(school, caller)),

  confirmTotp: handle(calls.confirmTotp, { limits }, async ({ school, caller, input, now }) => ({
    recoveryCodes: await confirmTotp(school, { userId: caller.id, code: input.code, now }),
  })),

  removeTotp: handle(calls.removeTotp, { limits }, ({ school, caller, now }) =>
    removeSecondFactor(school, { userId: caller.id, now }),
  ),

  startPasskey: handle(
    calls.startPasskey,
    { limits },
    async ({ school, caller, siteUrl, now }) => ({
      options: await createRegistrationOptions(school.db, {
        user: caller,
        site: await readSiteName(school.db),
        siteUrl,
        now,
      }),
    }),
  ),

  addPasskey: handle(
    calls.addPasskey,
    { limits },
    async ({ school, caller, input, siteUrl, now }) => ({
      recoveryCodes: await addPasskey(school, { ...input, userId: caller.id, siteUrl, now }),
    }),
  ),

  removePasskey: handle(
    calls.removePasskey,
    { limits },
    async ({ school, caller, input: { passkeyId }, now }) => {
      await removeSecondFactor(school, { userId: caller.id, passkeyId, now })
    },
  ),

  renewRecoveryCodes: handle(
    calls.renewRecoveryCodes,
    { limits },
    async ({ school, caller, now }) => ({
      recoveryCodes: await renewRecoveryCodes(school, { userId: caller.id, now }),
    }),
  ),

  setSecondFactorRequired: handle(
    calls.setSecondFactorRequired,
    { limits },
    async ({ school, caller, input: { isRequired }, now }) => {
      await setRequired(school, { actorId: caller.id, isRequired, now })
    },
  ),

  resetSecondFactor: handle(
    calls.resetSecondFactor,
    { limits },
    async ({ school, caller, input: { studentId }, now }) => {
      await resetSecondFactor(school.db, { actorId: caller.id, studentId, now })
    },
  ),
}
