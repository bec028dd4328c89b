import { expect, test } from 'vitest'
import { MB } from '../../contract/platform/call.ts'
import { createMemoryBudget } from './memory-budget.ts'

const LIMITS = { total: 3 * MB, perCaller: 2 * MB }

test('a caller cannot exceed its share, and others keep theirs', () => {
  const memory = createMemoryBudget(LIMITS)
  memory.openReservation('amina').reserve(2 * MB)
  const second = memory.openReservation('amina')

  expect(() => second.reserve(1)).toThrow(
    'Your requests are too large together: at most 2 MB at once. Please try again in a moment.',
  )
  expect(() => memory.openReservation('musa').reserve(MB)).not.toThrow()
})

test('above the total every caller is asked to retry', () => {
  const memory = createMemoryBudget(LIMITS)
  memory.openReservation('amina').reserve(2 * MB)
  const musa = memory.openReservation('musa')

  expect(() => musa.reserve(2 * MB)).toThrow(
    expect.objectContaining({ httpStatus: 503, retryAfterSeconds: 2 }),
  )
})

test('released memory can be reserved again, and is released once', () => {
  const memory = createMemoryBudget(LIMITS)
  for (let index = 0; index < 10; index++) {
    const reservation = memory.openReservation('amina')
    reservation.reserve(2 * MB)
    reservation.release()
    reservation.release()
  }
  const [first, second] = [memory.openReservation('amina'), memory.openReservation('musa')]
  first.reserve(2 * MB)
  second.reserve(MB)
  expect(() => first.reserve(1)).toThrow()
})
