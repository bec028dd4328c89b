import { expect, test } from 'vitest'
import { requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { addComment } from '../../contract/comments/comments.ts'
import { submitExam } from '../../contract/exams/exams.ts'
import { claimReward, openRun } from '../../contract/game/game.ts'
import { openPayment, verifyPayment } from '../../contract/payments/payments.ts'
import type { Call } from '../../contract/platform/call.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

const AMINA = { email: 'amina@example.org', password: 'a guess' }

const LIMITED = { RATE_LIMIT_SCALE: '0.1' }

test.each<[string, Call, Record<string, unknown>, number]>([
  ['sign-up', signup, { email: AMINA.email }, 1],
  ['asking for a reset', requestPasswordReset, { email: AMINA.email }, 1],
  ['guessing a reset code', resetPassword, { ...AMINA, code: '000000' }, 3],
])('%s is limited', async (_, call, fields, allowed) => {
  const school = await openTestSchool(LIMITED)
  for (let attempts = 0; attempts < allowed; attempts++)
    expect((await callApi(school, call, fields)).http).not.toBe(429)

  expect(await callApi(school, call, fields)).toMatchObject({ http: 429, status: false })
  expect((await callApi(school, call, { ...fields, email: 'musa@example.org' })).http).not.toBe(429)
})

test.each<[string, Call, Record<string, unknown>, number]>([
  ['guessing one’s own password', resetPassword, { current_password: 'x' }, 2],
  ['writing comments', addComment, {}, 4],
  ['opening quizzes', openRun, { action: 'easy' }, 12],
  ['claiming rewards', claimReward, {}, 6],
  ['sending photographs', submitExam, { theory_image: 'data:image/png;base64,AA' }, 6],
  ['opening payments', openPayment, {}, 6],
  ['verifying payments', verifyPayment, {}, 30],
])('%s is limited for each student', async (_, call, fields, allowed) => {
  const school = await openTestSchool(LIMITED)
  const amina = await seedStudent(school)
  for (let attempts = 0; attempts < allowed; attempts++)
    expect((await callApi(school, call, fields, amina)).http).not.toBe(429)

  const { http, headers } = await callApi(school, call, fields, amina)
  expect(http).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await callApi(school, call, fields, await seedStudent(school))).http).not.toBe(429)
})
