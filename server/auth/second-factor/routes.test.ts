import { expect, test } from 'vitest'
import * as calls from '../../../contract/auth/second-factors.ts'
import { callApi } from '../../test/call-api.ts'
import { limitsOf } from '../../test/http/limits-of.ts'
import { openTestSchool, seedAdministrator } from '../../test/test-school.ts'

test('changes of a second step are limited to 30 in 15 minutes and 100 a day for each administrator and kind of change', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })
  const maryam = await seedAdministrator(school)
  for (const call of [
    ...[calls.startTotp, calls.confirmTotp, calls.removeTotp],
    ...[calls.startPasskey, calls.addPasskey, calls.removePasskey],
    ...[calls.renewRecoveryCodes, calls.setSecondFactorRequired, calls.resetSecondFactor],
  ])
    expect(
      await limitsOf(school, () => callApi(school, call, {}, maryam)),
      String(call.action),
    ).toEqual(['100 in 1440 minutes', '30 in 15 minutes'])
})
