import { expect, test } from 'vitest'
import { findPayments } from '../../../contract/payments/payment-history.ts'
import { endOfDay, startOfDay } from '../../../contract/platform/school-time.ts'
import { callApi } from '../../test/call-api.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

test.each(['Africa/Lagos', 'Pacific/Auckland', 'America/New_York', 'UTC'])(
  'any period in %s has the rows and sums of its entries, on every page',
  async (SITE_TIMEZONE) => {
    const school = await openTestSchool({ SITE_TIMEZONE })
    const maryam = await seedAdministrator(school)
    const amina = await seedStudent(school)
    // around the end of daylight saving time in New York
    const start = Date.parse('2026-10-30T00:00:00Z') / 1000
    const times = Array.from({ length: 48 }, (_, index) => start + index * 9_000)
    for (const [index, now] of times.entries())
      await addLedgerEntry(school, amina, 'credit', { amount: 1_00 + index * 1_00, now })

    for (const [from, to] of [
      ['2026-10-31', '2026-10-31'],
      ['2026-11-01', '2026-11-01'],
      ['2026-10-31', '2026-11-02'],
      ['2026-10-29', '2026-11-04'],
    ] as const) {
      const isInside = (time: number) =>
        time >= startOfDay(from, SITE_TIMEZONE) && time <= endOfDay(to, SITE_TIMEZONE)
      const expected = times.filter(isInside).reverse()
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => callApi(school, findPayments, { from, to, page }, maryam)),
      )
      const seen = pages
        .slice(0, Math.max(1, Math.ceil(expected.length / 10)))
        .flatMap((it) => it.data.rows)
      expect(seen.map((it: { date: number }) => it.date)).toEqual(expected)
      expect(pages[0]?.data.total).toBe(expected.length)
      expect(pages[0]?.data.credits).toBe(
        expected.reduce((sum, time) => sum + 1 + times.indexOf(time), 0),
      )
    }
  },
)
