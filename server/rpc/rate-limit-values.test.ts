import { expect, test } from 'vitest'
import { login, requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import { startPasskeySignIn } from '../../contract/auth/second-factors.ts'
import { reauthenticate } from '../../contract/auth/sessions.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { submitExam } from '../../contract/exams/exams.ts'
import { suggestScore } from '../../contract/exams/marking.ts'
import { recheckPayment } from '../../contract/payments/card-payments.ts'
import { openPayment, verifyPayment } from '../../contract/payments/payments.ts'
import type { Call } from '../../contract/platform/call.ts'
import { requestAccountDeletion } from '../../contract/privacy/privacy.ts'
import { HAUWA, openSchoolWithHauwa } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { openBrowser } from '../test/http/browser.ts'
import { limitsOf } from '../test/http/limits-of.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const LIMITED = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }
const FIELDS = { email: HAUWA.email, code: '1' }

test.each<[string, Call, string[]]>([
  ['sign-up', signup, ['10 in 60 minutes', '100 in 60 minutes']],
  ['sign-in', login, ['100 in 15 minutes', '20 in 15 minutes', '300 in 15 minutes']],
  [
    'a request for a reset code',
    requestPasswordReset,
    ['10 in 15 minutes', '20 in 1440 minutes', '5 in 15 minutes', '50 in 15 minutes'],
  ],
  [
    'a reset with a code',
    resetPassword,
    ['150 in 1440 minutes', '30 in 15 minutes', '60 in 15 minutes'],
  ],
])('%s is limited per network, per network and email, and per email', async (_, call, limits) => {
  const school = await openTestSchool(LIMITED)
  expect(await limitsOf(school, () => callApi(school, call, FIELDS))).toEqual(limits)
})

test('the start of a sign-in with a passkey counts as a sign-in, so that both together stay within one limit', async () => {
  const { school } = await openSchoolWithHauwa(LIMITED)
  const wrong = { email: HAUWA.email, password: 'wrong' }
  for (let attempt = 0; attempt < 10; attempt++) {
    await callApi(school, login, wrong)
    await callApi(school, startPasskeySignIn, wrong)
  }
  for (const call of [login, startPasskeySignIn])
    expect(await callApi(school, call, wrong)).toMatchObject({ http: 429 })
})

test('a browser that has signed in before has separate limits', async () => {
  const { school } = await openSchoolWithHauwa(LIMITED)
  const phone = openBrowser(school)
  await phone.callApi(login, HAUWA)
  const limitsOfPhone = (call: Call) => limitsOf(school, () => phone.callApi(call, FIELDS))

  expect(await limitsOfPhone(login)).toEqual([
    '100 in 1440 minutes',
    '20 in 15 minutes',
    '300 in 15 minutes',
  ])
  expect(await limitsOfPhone(requestPasswordReset)).toEqual([
    '10 in 1440 minutes',
    '5 in 15 minutes',
    '50 in 15 minutes',
  ])
  expect(await limitsOfPhone(resetPassword)).toEqual([
    '30 in 15 minutes',
    '60 in 1440 minutes',
    '60 in 15 minutes',
  ])
})

test.each<[string, Call, Record<string, unknown>, string[]]>([
  [
    'password changes',
    resetPassword,
    {},
    ['100 in 1440 minutes', '20 in 15 minutes', '60 in 15 minutes'],
  ],
  [
    'passwords for the deletion of an account',
    requestAccountDeletion,
    {},
    ['100 in 1440 minutes', '20 in 15 minutes'],
  ],
  [
    'passwords for a re-authentication',
    reauthenticate,
    {},
    ['100 in 1440 minutes', '20 in 15 minutes'],
  ],
  ['photographed answers', submitExam, { theory_image: 'x' }, ['60 in 60 minutes']],
  ['typed answers', submitExam, {}, []],
  ['payments', openPayment, {}, ['60 in 60 minutes']],
  ['reports of payments', verifyPayment, {}, ['300 in 60 minutes']],
])('%s are limited for each student', async (_, call, fields, limits) => {
  const school = await openTestSchool(LIMITED)
  const amina = await seedStudent(school)
  expect(await limitsOf(school, () => callApi(school, call, fields, amina))).toEqual(limits)
})

test.each<[string, Call, string[]]>([
  ['suggested scores', suggestScore, ['200 in 60 minutes']],
  ['rechecks of payments', recheckPayment, ['300 in 60 minutes']],
])('%s are limited for each administrator', async (_, call, limits) => {
  const school = await openTestSchool(LIMITED)
  const maryam = await seedAdministrator(school)
  expect(await limitsOf(school, () => callApi(school, call, {}, maryam))).toEqual(limits)
})
