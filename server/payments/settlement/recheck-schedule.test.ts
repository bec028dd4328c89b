import { expect, test } from 'vitest'
import { DAY } from '../../../contract/platform/duration.ts'
import { isOnTime, nextRecheckAt } from '../recheck-schedule.ts'

function recheckHours(openedAt: number, supersededAt: number | null) {
  const hours: number[] = []
  const payment = { openedAt, supersededAt }
  for (let at = nextRecheckAt(payment, openedAt); at !== null; at = nextRecheckAt(payment, at)) {
    hours.push((at - openedAt) / 3600)
  }
  return hours
}

test('a payment is checked often within the first hour, then hours apart, and not after three days', () => {
  const hours = recheckHours(1_700_000_000, null)

  expect(hours.slice(0, 3)).toEqual([2 / 60, 10 / 60, 1])
  expect(hours.at(-1)).toBe(72)
  expect(hours).toHaveLength(8)
})

test('a superseded payment is checked once, a day after its creation', () => {
  expect(recheckHours(1_700_000_000, 1_700_000_060)).toEqual([24])
})

test('a missed recheck is skipped', () => {
  const payment = { openedAt: 0, supersededAt: null }
  expect(nextRecheckAt(payment, 5 * 3600 + 20)).toBe(8 * 3600)
  expect(nextRecheckAt(payment, 4 * 24 * 3600)).toBeNull()
})

test('a recheck is on time if it runs less than a day late', () => {
  expect(isOnTime(0, DAY - 1)).toBe(true)
  expect(isOnTime(0, DAY)).toBe(false)
  expect(isOnTime(null, 0)).toBe(false)
})
