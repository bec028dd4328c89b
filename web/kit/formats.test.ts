import { expect, test } from 'vitest'
import { initialsOf } from './Avatar.tsx'
import { date, dateAndTime, month, since } from './dates.ts'
import { clothOf, letterOf } from './hash.ts'
import { inNaira, price, signed } from './naira.ts'
import { pagesToShow } from './Pager.tsx'
import { average, bandOf, percent } from './score-band.ts'

test('a balance shows its kobo, a price only when it has any, and the sign stands before the naira', () => {
  expect(inNaira(1245000)).toBe('₦12,450.00')
  expect(price(750000)).toBe('₦7,500')
  expect(price(750050)).toBe('₦7,500.50')
  expect(signed(50000, true)).toBe('+₦500.00')
  expect(signed(50000, false)).toBe('-₦500.00')
})

test('dates are those of the school, one hour ahead of Greenwich', () => {
  expect(date(1734738000)).toBe('21 Dec 2024')
  expect(dateAndTime(1733158800)).toBe('2 Dec 2024, 6:00 PM')
  // half past eleven of the 30th in Greenwich
  expect(month(1733009400)).toBe('December 2024')
})

test('what happened lately is told by how long ago', () => {
  const noon = 1733137200
  expect(since(noon - 30, noon)).toBe('Just now')
  expect(since(noon - 60, noon)).toBe('1 minute ago')
  expect(since(noon - 720, noon)).toBe('12 minutes ago')
  expect(since(noon - 3 * 3600, noon)).toBe('3 hours ago')
  expect(since(noon - 20 * 3600, noon)).toBe('Yesterday')
  expect(since(noon - 40 * 3600, noon)).toBe('30 Nov 2024')
})

test('the bands begin at 90, 80 and 70', () => {
  expect([100, 90, 89.9, 80, 79, 70, 69, 0].map(bandOf).join('')).toBe('aabbccdd')
  expect([84.5, 96, 71.04].map(percent)).toEqual(['84.5%', '96%', '71%'])
  expect([84.5, 96, 71.04].map(average)).toEqual(['84.5%', '96.0%', '71.0%'])
})

test('six pages are all shown; from seven the far ones give way to an ellipsis', () => {
  expect(pagesToShow(1, 6)).toEqual([1, 2, 3, 4, 5, 6])
  expect(pagesToShow(1, 7)).toEqual([1, 2, 0, 7])
  expect(pagesToShow(4, 7)).toEqual([1, 0, 3, 4, 5, 0, 7])
  expect(pagesToShow(7, 7)).toEqual([1, 0, 6, 7])
})

test('a class keeps its cloth and its letter', () => {
  expect(clothOf(7)).toBe(clothOf('7'))
  expect(new Set(Array.from({ length: 60 }, (_, id) => clothOf(id)))).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  )
  expect(letterOf('k3Jd')).toMatch(/^[نقفبتثجخضظغشزي]$/)
})

test('initials are those of the first and the last name', () => {
  expect(initialsOf('Aisha Bello')).toBe('AB')
  expect(initialsOf(' Musa  Ɗan  Juma ')).toBe('MJ')
  expect(initialsOf('عائشة')).toBe('ع')
})
