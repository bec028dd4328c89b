import { setImmediate as nextTurn } from 'node:timers/promises'
import { say } from '../../messages/message.ts'
import { Overloaded } from '../platform/errors.ts'
import { createSerialQueue } from '../platform/serial-queue.ts'

/** Certificates that are rendered or wait; a rendering takes up to 30 ms. */
const MAX_TASKS = 100

const queue = createSerialQueue(MAX_TASKS)

/**
 * Renders one certificate at a time, so that a hundred downloads at once do not delay all other requests until the last one is
 * rendered. Throws 503 if too many are waiting.
 */
export function renderInTurn<T>(render: () => T | Promise<T>): Promise<T> {
  if (queue.isFull())
    throw new Overloaded('server_busy', say('rules_wire_server_busy_try_again_moment'))
  return queue.run(async () => {
    // other requests are handled between two renderings
    await nextTurn()
    return render()
  })
}
