import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseRetryAfter, pauseMs, pollInterval, retryAfterMs } from './retry-pause.ts'

const NOW = 1_800_000_000_000
const STEPS = [15_000, 60_000, 300_000]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

test('Retry-After is read in seconds and as a date, for at most an hour, and anything else is ignored', () => {
  expect(parseRetryAfter('120')).toBe(120_000)
  expect(parseRetryAfter(new Date(NOW + 90_000).toUTCString())).toBe(90_000)
  expect(parseRetryAfter('86400')).toBe(3_600_000)
  for (const it of [null, undefined, '', 'soon', '-5', new Date(NOW - 5000).toUTCString()])
    expect(parseRetryAfter(it)).toBe(0)
})

test('pauses grow, differ between devices by a fifth at most, and are not shorter than the server asks', () => {
  for (let draw = 0; draw < 50; draw++) {
    for (const [failures, step] of [...STEPS, 300_000].entries()) {
      const pause = pauseMs(STEPS, failures)
      expect(pause).toBeGreaterThanOrEqual(Math.floor(step * 0.8))
      expect(pause).toBeLessThanOrEqual(step * 1.2)
    }
  }
  expect(new Set(Array.from({ length: 9 }, () => pauseMs(STEPS, 0))).size).toBeGreaterThan(1)
  const asked = Object.assign(new Error('503'), { retryAfterMs: 600_000 })
  expect(retryAfterMs(asked)).toBe(600_000)
  expect(pauseMs(STEPS, 0, asked)).toBe(600_000)
})

test('a poll that fails doubles its pauses up to a quarter of an hour, and returns to its interval with the first response', () => {
  const state = {
    status: 'error',
    error: new Error('502'),
    dataUpdatedAt: NOW,
    errorUpdateCount: 1,
  }
  const pauses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    pauses.push(pollInterval(3000, state))
    vi.setSystemTime(Date.now() + (pauses.at(-1) ?? 0))
  }
  expect(pauses.slice(0, 4)).toEqual([3000, 3000, 6000, 12_000])
  expect(pauses.at(-1)).toBe(900_000)
  expect(pollInterval(3000, { ...state, status: 'success' })).toBe(3000)
  expect(pollInterval(3000, { ...state, dataUpdatedAt: 0, errorUpdateCount: 2 })).toBe(12_000)
})
