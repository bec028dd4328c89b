import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Declared } from '../../../api/ask.ts'
import { untilAnswered } from './until-answered.ts'

const dropped = () => Promise.reject(new TypeError('No answer came'))

/** A browser with a line that can be cut; `back` mends it. */
function aBrowser() {
  const events = new EventTarget()
  const navigator = { onLine: true }
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const back = () => {
    navigator.onLine = true
    events.dispatchEvent(new Event('online'))
  }
  return { navigator, back }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const quiet = { signal: new AbortController().signal, onWaiting: () => {} }

test('what got no answer is tried six times, ever later', async () => {
  aBrowser()
  const tryOnce = vi.fn(dropped)
  const end = expect(untilAnswered(tryOnce, quiet)).rejects.toThrow('No answer came')

  await vi.advanceTimersByTimeAsync(900)
  expect(tryOnce).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_200)
  expect(tryOnce).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(tryOnce).toHaveBeenCalledTimes(6)
  await end
})

test('an answer ends it, be it a no', async () => {
  aBrowser()
  const no = vi.fn(() => Promise.reject(new Declared('The file is not a PDF.', 415)))
  const yes = vi
    .fn(dropped)
    .mockImplementationOnce(dropped)
    .mockResolvedValueOnce('saved' as never)

  await expect(untilAnswered(no, quiet)).rejects.toThrow('The file is not a PDF.')
  const saved = untilAnswered(yes, quiet)
  await vi.advanceTimersByTimeAsync(1_000)

  expect(no).toHaveBeenCalledTimes(1)
  expect(await saved).toBe('saved')
})

test('without a line it waits for the line, and goes on when it is back', async () => {
  const { navigator, back } = aBrowser()
  navigator.onLine = false
  const tryOnce = vi
    .fn(dropped)
    .mockImplementationOnce(dropped)
    .mockResolvedValue('saved' as never)

  const saved = untilAnswered(tryOnce, quiet)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tryOnce).toHaveBeenCalledTimes(1)
  back()

  expect(await saved).toBe('saved')
})

test('a press shortens the wait, and a cancel ends it', async () => {
  aBrowser()
  const controller = new AbortController()
  const presses: (() => void)[] = []
  const tryOnce = vi.fn(dropped)
  const end = untilAnswered(tryOnce, {
    signal: controller.signal,
    onWaiting: (tryNow) => presses.push(tryNow),
  })
  const told = expect(end).rejects.toThrow('aborted')

  await vi.advanceTimersByTimeAsync(0)
  presses[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(tryOnce).toHaveBeenCalledTimes(2)
  controller.abort()
  await told

  expect(tryOnce).toHaveBeenCalledTimes(2)
})
