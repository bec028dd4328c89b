import { MB } from '../../contract/call.ts'
import { Overloaded } from '../platform/errors.ts'

/** Bytes of request bodies that a process holds at once, and how many of them one caller may hold (decision 0301). */
const LIMITS = { total: 192 * MB, perCaller: 16 * MB }

/** What one request holds of the budget. */
export type Reservation = {
  /** Throws 429 when the caller holds too much already, 503 when all callers together do. */
  reserve(bytes: number): void
  /** Gives everything back. */
  release(): void
}

export type MemoryBudget = { openReservation(caller: string): Reservation }

/** Bounds the bytes of bodies in memory. `caller` is whatever counts as one: a person, or the network of a stranger. */
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
            const limit = `at most ${perCaller / MB} MB`
            throw new Overloaded(
              'memory_limit_exceeded',
              `Your requests are too large together: ${limit} at once.`,
            )
          }
          if (reservedTotal + bytes > total)
            throw new Overloaded('server_busy', 'The server is busy.')
          add(bytes)
        },
        release: () => add(-reserved),
      }
    },
  }
}
