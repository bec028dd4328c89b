import { randomInt } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { seedPayment } from '../../test/payments/card-payments.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'

vi.mock('node:crypto', { spy: true })

test('the reference of a payment has a number of fourteen digits', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const draw = vi.mocked(randomInt)

  draw.mockImplementationOnce((min: number) => min)
  expect(await seedPayment(school, amina, { amount: 900 })).toMatchObject({
    reference: 'FUND_10000000000000',
  })
  draw.mockImplementationOnce((_: number, max: number) => max - 1)
  expect(await seedPayment(school, amina, { amount: 900 })).toMatchObject({
    reference: 'FUND_99999999999999',
  })
})
