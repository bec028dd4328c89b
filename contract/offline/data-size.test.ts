import { expect, test } from 'vitest'
import { formatDataSize, formatSizeLimit } from './data-size.ts'

test('a size is shown with two digits at least, and is never 0', () => {
  const sizes = [12, 84_591, 999_400, 999_600, 1_700_000, 9_949_999, 9_960_000, 156_200_000]

  expect(sizes.map((it) => formatDataSize(it))).toEqual([
    ...['1 KB', '85 KB', '999 KB', '1.0 MB', '1.7 MB', '9.9 MB', '10 MB', '156 MB'],
  ])
})

test('a limit is shown in the unit in which it was set', () => {
  expect(formatSizeLimit(600 * 1024 * 1024)).toBe('600 MB')
  expect(formatSizeLimit(5_000_000)).toBe('5.0 MB')
})
