import { expect, test } from 'vitest'
import { printedApostrophes } from './apostrophes.ts'

test('a straight apostrophe in a question is printed as ʾ in Qurʾān and as ’ elsewhere', () => {
  expect(printedApostrophes("Which sūrah is the Qur'an's longest?")).toBe(
    'Which sūrah is the Qurʾan’s longest?',
  )
  expect(printedApostrophes("'bayt' and rakʿahs")).toBe("'bayt' and rakʿahs")
})
