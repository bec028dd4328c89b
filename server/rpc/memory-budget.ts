import { MB } from '../../contract/platform/call.ts'
import { sizeLimit } from '../../contract/platform/sentence-values.ts'
import { say } from '../../messages/message.ts'
import { Overloaded } from '../platform/errors.ts'

/** The bytes of request bodies in memory, of all callers of a process and of each (decision 0300). */
const LIMITS = { total: 192 * MB, perCaller: 16 * MB }

/** The memory that one request has reserved. */
export type Reservation = {
  /** Throws 429 if the caller exceeds its share, 503 if all callers together exceed the total. */
  reserve(bytes: number): void
  /** Releases everything. */
  release(): void
}

export type MemoryBudget = { openReservation(caller: string): Reservation }

/** Limits the bytes of request bodies in memory. `caller` identifies a user, or the network of an anonymous request. */
export function createMemoryBudget({ total, perCaller }: typeof LIMITS = LIMITS): MemoryBudget {
  const reservedByCaller = new Map<string, number>()
  let reservedTotal = 0
  return {
    openReservation(caller) {
      let reserved = 0
      const add = (bytes: number) => {
        const callerTotal = (reservedByCaller.get(caller) ?? 0) + bytes
        if (callerTotal > 0) reservedByCaller.set(caller, callerTotal)
        else reservedByCaller.delete(caller)
        reservedTotal += bytes
        reserved += bytes
      }
      return {
        reserve(bytes) {
          if ((reservedByCaller.get(caller) ?? 0) + bytes > perCaller) {
            throw new Overloaded(
              'memory_limit_exceeded',
              say('rules_wire_too_large_together', { size: sizeLimit(perCaller) }),
            )
          }
          if (reservedTotal + bytes > total)
            throw new Overloaded('server_busy', say('rules_wire_server_busy_try_again_moment'))
          add(bytes)
        },
        release: () => add(-reserved),
      }
    },
  }
}
