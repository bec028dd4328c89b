import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import { now } from '../../platform/clock.ts'
import { seedPayment } from '../../test/payments/card-payments.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import { openTwoProcesses } from '../../test/process/two-processes.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../../test/test-school.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import { recheckDuePayments } from './recheck-worker.ts'

const paystack = { name: 'paystack' } as const

/** A provider at an unreachable address: each request counts towards the quota. */
const UNAVAILABLE_PROVIDER = {
  PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
  PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
  PAYSTACK_URL: 'http://127.0.0.1:1',
}

const runRechecks = (school: TestSchool) => recheckDuePayments(school, () => {})

test('the school sends at most sixty scheduled requests per minute to the provider, and every due payment is checked eventually', async () => {
  atSeconds(0)
  const school = await openTestSchool(UNAVAILABLE_PROVIDER)
  const students = await Promise.all(Array.from({ length: 15 }, () => seedStudent(school)))
  for (const student of students) {
    for (let index = 0; index < 5; index++) await seedPayment(school, student, { amount: 400 })
  }
  const runAllRechecks = async () => {
    let looked = 0
    for (let found = await runRechecks(school); found > 0; found = await runRechecks(school))
      looked += found
    return looked
  }

  atSeconds(2 * 60)
  expect(await runAllRechecks()).toBe(60)
  const rest = school.db
    .selectFrom('payments')
    .select('id')
    .where('due_at', '=', now() + MINUTE)
  expect(await rest.execute()).not.toEqual([])
  atSeconds(2 * 60 + 59)
  expect(await runAllRechecks()).toBe(0)
  atSeconds(3 * 60 + 60)
  expect(await runAllRechecks()).toBe(15)
  const kinds = school.db.selectFrom('provider_requests').select('kind').distinct()
  expect(await kinds.execute()).toEqual([{ kind: 'schedule' }])
})

test('requests of waiting users have a separate quota, shared by all processes', async () => {
  const school = await openTestSchool()
  const [first, second] = await openTwoProcesses(school)
  atSeconds(0)
  const taken = await Promise.all(
    Array.from({ length: 80 }, (_, index) =>
      takeProviderQuota((index % 2 ? first : second).db, paystack, 'schedule', now()),
    ),
  )
  expect(taken.filter(Boolean)).toHaveLength(60)

  expect(await takeProviderQuota(school.db, paystack, 'person', now())).toBe(true)
  expect(await takeProviderQuota(school.db, paystack, 'schedule', now() + 60)).toBe(true)
})

test('the counts of past minutes are deleted after five minutes', async () => {
  const school = await openTestSchool()
  for (const at of [HOUR, HOUR + MINUTE, HOUR + 6 * MINUTE]) {
    expect(await takeProviderQuota(school.db, paystack, 'person', at)).toBe(true)
  }
  const counts = school.db.selectFrom('provider_requests').select('minute').orderBy('minute')
  expect(await counts.execute()).toEqual([{ minute: 61 }, { minute: 66 }])
})
