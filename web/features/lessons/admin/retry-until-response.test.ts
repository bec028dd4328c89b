import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/call-api.ts'
import { retryUntilResponse } from './retry-until-response.ts'

const failRequest = () => Promise.reject(new TypeError('No answer came'))

/** A browser that can go offline; `goOnline` ends that. */
function stubBrowser() {
  const events = new EventTarget()
  const navigator = { onLine: true }
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const goOnline = () => {
    navigator.onLine = true
    events.dispatchEvent(new Event('online'))
  }
  return { navigator, goOnline }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const options = { signal: new AbortController().signal, onWaiting: () => {} }

test('a request without a response is attempted six times at growing intervals', async () => {
  stubBrowser()
  const attempt = vi.fn(failRequest)
  const outcome = expect(retryUntilResponse(attempt, options)).rejects.toThrow('No answer came')

  await vi.advanceTimersByTimeAsync(900)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_200)
  expect(attempt).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(attempt).toHaveBeenCalledTimes(6)
  await outcome
})

test('any response ends the attempts, also a declined one', async () => {
  stubBrowser()
  const rejecting = vi.fn(() => Promise.reject(new ApiError('The file is not a PDF.', 415)))
  const succeedingLater = vi
    .fn(failRequest)
    .mockImplementationOnce(failRequest)
    // `failRequest` never resolves
    .mockResolvedValueOnce('saved' as never)

  await expect(retryUntilResponse(rejecting, options)).rejects.toThrow('The file is not a PDF.')
  const saved = retryUntilResponse(succeedingLater, options)
  await vi.advanceTimersByTimeAsync(1_000)

  expect(rejecting).toHaveBeenCalledTimes(1)
  expect(await saved).toBe('saved')
})

test('an offline browser retries when it is online again', async () => {
  const { navigator, goOnline } = stubBrowser()
  navigator.onLine = false
  const attempt = vi
    .fn(failRequest)
    .mockImplementationOnce(failRequest)
    // `failRequest` never resolves
    .mockResolvedValue('saved' as never)

  const saved = retryUntilResponse(attempt, options)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  goOnline()

  expect(await saved).toBe('saved')
})

test('the user can retry at once or cancel', async () => {
  stubBrowser()
  const controller = new AbortController()
  const presses: (() => void)[] = []
  const attempt = vi.fn(failRequest)
  const outcome = retryUntilResponse(attempt, {
    signal: controller.signal,
    onWaiting: (retryNow) => presses.push(retryNow),
  })
  const rejection = expect(outcome).rejects.toThrow('aborted')

  await vi.advanceTimersByTimeAsync(0)
  presses[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(2)
  controller.abort()
  await rejection

  expect(attempt).toHaveBeenCalledTimes(2)
})
