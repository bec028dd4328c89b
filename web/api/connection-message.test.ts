import { afterEach, expect, test, vi } from 'vitest'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import {
  ApiError,
  callApi,
  failureOf,
  GENERAL_ERROR_MESSAGE,
  messageOf,
  UNREACHABLE_MESSAGE,
} from './call-api.ts'

afterEach(() => vi.unstubAllGlobals())

/** The error of a request that gets this answer. */
async function errorOf(answer: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { cookie: '' })
  return callApi(getMyClasses, {}).then(
    () => undefined,
    (error: unknown) => error,
  )
}

test.each([true, false])(
  'a request without a response of the school says that it cannot be reached, whatever the browser reports (%s)',
  async (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    const failures = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      // a proxy while the server is down, and the sign-in page of a public network
      async () => new Response('<html>Bad gateway</html>', { status: 502 }),
      async () => new Response('<html>Buy data</html>'),
    ]
    for (const failure of failures) {
      const error = await errorOf(failure)
      expect(messageOf(error, 'Not saved')).toBe(UNREACHABLE_MESSAGE)
      expect(failureOf(error)).toEqual([GENERAL_ERROR_MESSAGE, UNREACHABLE_MESSAGE])
    }
  },
)

test('an answer of the school keeps its words, and an error of the page itself says nothing about the connection', async () => {
  const declined = { status: false, message: 'Class not found', code: 'class_not_found' }
  const error = await errorOf(async () => Response.json(declined, { status: 404 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(messageOf(error)).toBe('Class not found')
  expect(messageOf(new ApiError('', 500), 'Not saved')).toBe('Not saved')
  expect(messageOf(new Error('x is undefined'))).toBe(GENERAL_ERROR_MESSAGE)
})

test('a cancelled request is cancelled and no failure of the connection', async () => {
  const cancelled = new DOMException('Cancelled', 'AbortError')
  expect(await errorOf(() => Promise.reject(cancelled))).toBe(cancelled)
})
