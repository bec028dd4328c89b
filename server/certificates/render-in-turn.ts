import { setImmediate as nextTurn } from 'node:timers/promises'
import { Overloaded } from '../platform/errors.ts'

/** Certificates that may wait; a rendering takes up to 30 ms. */
const MAX_WAITING = 100

let waitingCount = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Renders one certificate at a time, so that a hundred downloads at once do not delay all other requests until the last one is
 * rendered. Throws 503 if too many are waiting.
 */
export function renderInTurn<T>(render: () => T): Promise<T> {
  if (waitingCount >= MAX_WAITING) throw new Overloaded('server_busy', 'The server is busy.')
  waitingCount++
  const rendering = last
    // other requests are handled between two renderings
    .then(() => nextTurn())
    .then(render)
    .finally(() => waitingCount--)
  last = rendering.catch(() => {})
  return rendering
}
