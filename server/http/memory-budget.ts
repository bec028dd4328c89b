import { MB } from '../../contract/call.ts'
import { TooBusy } from '../kernel/refusal.ts'

/** Bytes of request bodies that a process holds at once, and how many of them one caller may hold (decision 0301). */
const LIMITS = { total: 192 * MB, perCaller: 16 * MB }

/** What one request holds of the budget. */
export type Reservation = {
  /** Throws 429 when the caller holds too much already, 503 when all callers together do. */
  reserve(bytes: number): void
  /** Gives everything back. */
  release(): void
}

export type MemoryBudget = { open(caller: string): Reservation }

/** Bounds the bytes of bodies in memory. `caller` is whatever counts as one: a person, or the network of a stranger. */
export function openMemoryBudget({ total, perCaller }: typeof LIMITS = LIMITS): MemoryBudget {
  const heldBy = new Map<string, number>()
  let held = 0
  return {
    open(caller) {
      let mine = 0
      const add = (bytes: number) => {
        const callers = (heldBy.get(caller) ?? 0) + bytes
        if (callers > 0) heldBy.set(caller, callers)
        else heldBy.delete(caller)
        held += bytes
        mine += bytes
      }
      return {
        reserve(bytes) {
          if ((heldBy.get(caller) ?? 0) + bytes > perCaller) {
            const limit = `at most ${perCaller / MB} MB`
            throw new TooBusy(`Your requests are too large together: ${limit} at once.`, 429)
          }
          if (held + bytes > total) throw new TooBusy('The server is busy.', 503)
          add(bytes)
        },
        release: () => add(-mine),
      }
    },
  }
}
