import { expect, test } from 'vitest'
import { MB } from '../../contract/call.ts'
import { openMemoryBudget } from './memory-budget.ts'

const LIMITS = { total: 3 * MB, perCaller: 2 * MB }

test('a caller holds no more than a share, and the others hold theirs', () => {
  const memory = openMemoryBudget(LIMITS)
  memory.open('amina').reserve(2 * MB)
  const second = memory.open('amina')

  expect(() => second.reserve(1)).toThrow(
    'Your requests are too large together: at most 2 MB at once. Please try again in a moment.',
  )
  expect(() => memory.open('musa').reserve(MB)).not.toThrow()
})

test('beyond what a process holds everybody is asked to come back', () => {
  const memory = openMemoryBudget(LIMITS)
  memory.open('amina').reserve(2 * MB)
  const musa = memory.open('musa')

  expect(() => musa.reserve(2 * MB)).toThrow(
    expect.objectContaining({ httpStatus: 503, waitSeconds: 2 }),
  )
})

test('what is released can be held again, and only once', () => {
  const memory = openMemoryBudget(LIMITS)
  for (let nth = 0; nth < 10; nth++) {
    const reservation = memory.open('amina')
    reservation.reserve(2 * MB)
    reservation.release()
    reservation.release()
  }
  const [first, second] = [memory.open('amina'), memory.open('musa')]
  first.reserve(2 * MB)
  second.reserve(MB)
  expect(() => first.reserve(1)).toThrow()
})
