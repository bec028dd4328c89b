import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, messageOf, NETWORK_ERROR_MESSAGE } from './call-api.ts'

afterEach(() => vi.unstubAllGlobals())

test('a request that fails without a network says that the browser is offline (R-AUTH-020)', () => {
  const failure = new TypeError('Failed to fetch')
  vi.stubGlobal('navigator', { onLine: false })
  expect(messageOf(failure)).toBe('You are offline. Please try again when you are connected.')
  expect(messageOf(new ApiError('Class not found', 404))).toBe('Class not found')
  vi.stubGlobal('navigator', { onLine: true })
  expect(messageOf(failure)).toBe(NETWORK_ERROR_MESSAGE)
})
