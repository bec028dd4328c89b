import { expect, test } from 'vitest'
import { initialsOf } from './Avatar.tsx'
import { createDateFormat } from './dates.ts'
import { coverColour, coverLetter } from './hash.ts'
import { formatPrice, formatSignedNaira, inNaira } from './naira.ts'
import { visiblePages } from './Pagination.tsx'
import { formatAverage, formatPercent, scoreBand } from './score-band.ts'

test('a balance has its kobo, a price only if they are not zero, and the sign comes before the naira sign', () => {
  expect(inNaira(1245000)).toBe('₦12,450.00')
  expect(formatPrice(750000)).toBe('₦7,500')
  expect(formatPrice(750050)).toBe('₦7,500.50')
  expect(formatSignedNaira(50000, true)).toBe('+₦500.00')
  expect(formatSignedNaira(50000, false)).toBe('-₦500.00')
})

const format = createDateFormat('Africa/Lagos')

test('dates are formatted in the time zone of the school, one hour ahead of UTC', () => {
  expect(format.date(1734738000)).toBe('21 Dec 2024')
  expect(format.dateTime(1733158800)).toBe('2 Dec 2024, 6:00 PM')
  // 23:30 UTC on the 30th
  expect(format.month(1733009400)).toBe('December 2024')
})

test('a recent time is formatted as the time elapsed', () => {
  const noon = 1733137200
  expect(format.ago(noon - 30, noon)).toBe('Just now')
  expect(format.ago(noon - 60, noon)).toBe('1 minute ago')
  expect(format.ago(noon - 720, noon)).toBe('12 minutes ago')
  expect(format.ago(noon - 3 * 3600, noon)).toBe('3 hours ago')
  expect(format.ago(noon - 20 * 3600, noon)).toBe('Yesterday')
  expect(format.day(noon - 3600, noon)).toBe('Today')
  expect(format.day(noon - 20 * 3600, noon)).toBe('Yesterday')
  expect(format.day(noon - 80 * 86_400, noon)).toMatch(/^\d/)
  expect(format.ago(noon - 40 * 3600, noon)).toBe('30 Nov 2024')
})

test('the score bands start at 90, 80 and 70', () => {
  expect([100, 90, 89.9, 80, 79, 70, 69, 0].map(scoreBand).join('')).toBe('aabbccdd')
  expect([84.5, 96, 71.04].map(formatPercent)).toEqual(['84.5%', '96%', '71%'])
  expect([84.5, 96, 71.04].map(formatAverage)).toEqual(['84.5%', '96.0%', '71.0%'])
})

test('up to five page numbers are all shown; from six the distant ones are an ellipsis', () => {
  expect(visiblePages(1, 5)).toEqual([1, 2, 3, 4, 5])
  expect(visiblePages(1, 6)).toEqual([1, 2, 0, 6])
  expect(visiblePages(1, 7)).toEqual([1, 2, 0, 7])
  expect(visiblePages(4, 7)).toEqual([1, 0, 3, 4, 5, 0, 7])
  expect(visiblePages(7, 7)).toEqual([1, 0, 6, 7])
})

test('six classes in a row have six colours, and the letter of a class is from its Arabic title if it has one', () => {
  expect(coverColour(7)).toBe(coverColour(7))
  expect(new Set(Array.from({ length: 6 }, (_, id) => coverColour(40 + id)))).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  )
  expect(coverColour('Grammar')).toBe(coverColour('Grammar'))
  expect(coverLetter('k3Jd')).toMatch(/^[نقفبتثجخضظغشزي]$/)
  expect(coverLetter('k3Jd', 'Foundations of Naḥw')).toBe(coverLetter('k3Jd'))
})

test.each([
  ['Foundations of Naḥw · مَبَادِئُ النَّحْوِ', 'م'],
  ['Reading · القِرَاءَةُ', 'ق'],
  ['النَّحْوُ', 'ن'],
  ['Ṣarf · ٱلصَّرْفُ', 'ص'],
  ['Hadith · أَحَادِيثُ', 'ا'],
  ['Al-Ājurrūmiyyah · الآجُرُّومِيَّةُ', 'ا'],
  ['In the garden · فِي الْحَدِيقَةِ', 'ف'],
])(
  'the letter on the cover of “%s” begins its Arabic title: %s (R-ARABIC-016)',
  (title, letter) => {
    expect(coverLetter('k3Jd', title)).toBe(letter)
  },
)

test('initials are those of the first and the last name', () => {
  expect(initialsOf('Aisha Bello')).toBe('AB')
  expect(initialsOf(' Musa  Ɗan  Juma ')).toBe('MJ')
  expect(initialsOf('عائشة')).toBe('ع')
  expect(initialsOf('Ustādh Ibrahim Sani')).toBe('IS')
})

test('the initials of an Arabic name do not join to another word (R-ARABIC-016)', () => {
  expect(initialsOf('عبد الرحمن محمد')).toBe('ع')
})
