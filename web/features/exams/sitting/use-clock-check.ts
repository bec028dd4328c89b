import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidate, keys } from '../../../api/query-keys.ts'

/** In milliseconds. */
const CLOCK_JUMP = 30_000

/** Constant while the clock of the device runs; another value after it was set, or after the device slept. */
const clockOffset = () => Date.now() - performance.now()

/**
 * Reads the time of the server again when the clock of the device was set while an exam is written, so that its end comes neither early
 * nor late (R-FAIR-001). Without a connection the clock of the device counts.
 */
export function useClockCheck() {
  const queryClient = useQueryClient()
  const [atFirst] = useState(clockOffset)
  const known = useRef(atFirst)
  const answer = useRef<Promise<unknown>>(Promise.resolve())
  return {
    check() {
      const offset = clockOffset()
      if (Math.abs(offset - known.current) < CLOCK_JUMP) return
      known.current = offset
      answer.current = invalidate(queryClient, keys.lessonPages)
    },
    /** Resolves when the time is known again. */
    answer: () => answer.current,
  }
}
