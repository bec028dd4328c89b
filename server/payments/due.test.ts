import { expect, test } from 'vitest'
import { nextLook } from './due.ts'

test('a payment is asked for after 2 and 10 minutes, then every hour for three days, then no more', () => {
  const opened = 1_700_000_000
  const looks: number[] = []
  for (let at = nextLook(opened, opened); at !== null; at = nextLook(opened, at)) {
    looks.push((at - opened) / 60)
  }

  expect(looks.slice(0, 5)).toEqual([2, 10, 60, 120, 180])
  expect(looks.at(-1)).toBe(72 * 60)
  expect(looks).toHaveLength(2 + 72)
})

test('a look that came late is not made up for', () => {
  expect(nextLook(0, 5 * 3600 + 20)).toBe(6 * 3600)
  expect(nextLook(0, 4 * 24 * 3600)).toBeNull()
})
