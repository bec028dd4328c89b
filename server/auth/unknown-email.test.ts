import { setTimeout } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { login, requestPasswordReset } from '../../contract/auth/auth.ts'
import { openSchoolWithHauwa, sentEmails } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { DEFAULT_PASSWORD_COST } from '../test/test-school.ts'

// one test mocks a delay, the other counts calls; otherwise the real functions run
vi.mock('node:timers/promises', { spy: true })
vi.mock('@node-rs/argon2', { spy: true })

test('the response to a reset request is the same for an unknown email, after the same fixed time (R-AUTH-040)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const respondAfterDelay = async (email: string) => {
    const delay = Promise.withResolvers<void>()
    vi.mocked(setTimeout).mockReturnValueOnce(delay.promise)
    let hasResponse = false
    const response = callApi(school, requestPasswordReset, { email }).finally(() => {
      hasResponse = true
    })
    await vi.waitFor(() => expect(setTimeout).toHaveBeenLastCalledWith(300))
    // the work is done before the delay ends
    await vi.waitFor(async () => expect(await sentEmails(school)).toHaveLength(1))
    expect(hasResponse).toBe(false)
    delay.resolve()
    const { headers: _, ...content } = await response
    return content
  }

  const known = await respondAfterDelay(hauwa.email)
  vi.mocked(setTimeout).mockClear()
  const unknown = await respondAfterDelay('nobody@example.org')

  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ http: 200, status: true, data: null })
  expect(await sentEmails(school)).toHaveLength(1)
})

test('a wrong password is verified against a hash of the same cost for an unknown email as for a known one', async () => {
  const { school, hauwa } = await openSchoolWithHauwa(DEFAULT_PASSWORD_COST)

  for (const email of [hauwa.email, 'nobody@example.org']) {
    vi.mocked(verify).mockClear()
    await callApi(school, login, { email, password: 'not the password' })
    expect(vi.mocked(verify).mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'not the password'],
    ])
  }
})
