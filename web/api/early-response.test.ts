import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyResponse } from './early-response.ts'

const request = { url: '/api.php?action=a', body: '{"action":"a"}', authorization: 'Bearer t' }

/** Stubs the request of index.html, sent `ageMs` ago, and returns the response that it will have. */
function stubEarlyRequest(ageMs = 0) {
  const response = Promise.resolve(new Response())
  const earlyRequest = { ...request, sentAt: Date.now() - ageMs, response }
  vi.stubGlobal('window', { earlyRequest })
  return response
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the early response is used once', () => {
  const response = stubEarlyRequest()

  expect(takeEarlyResponse(request)).toBe(response)
  expect(takeEarlyResponse(request)).toBeUndefined()
})

test.each([
  { url: '/api.php?action=b' },
  { body: '{"action":"a","class_id":"c"}' },
  { authorization: 'Bearer other' },
  { authorization: undefined },
])('a request with %o does not get the early response', (changed) => {
  const response = stubEarlyRequest()

  expect(takeEarlyResponse({ ...request, ...changed })).toBeUndefined()
  expect(takeEarlyResponse(request)).toBe(response)
})

test('an early response is not used after half a minute', () => {
  const recent = stubEarlyRequest(29_000)
  expect(takeEarlyResponse(request)).toBe(recent)

  stubEarlyRequest(30_000)
  expect(takeEarlyResponse(request)).toBeUndefined()
})
