import { expect, test } from 'vitest'
import { schoolLetter } from './school-letter.ts'

test('the mark of a school is the first letter of its name, Arabic without its article if the name has an Arabic part', () => {
  expect(schoolLetter('noor academy')).toEqual({ letter: 'N', isArabic: false })
  expect(schoolLetter('Maʿhad an-Nūr · مَعْهَدُ النُّور')).toEqual({ letter: 'م', isArabic: true })
  expect(schoolLetter('المَدْرَسَة')).toEqual({ letter: 'م', isArabic: true })
  expect(schoolLetter('…')).toEqual({ letter: '', isArabic: false })
})
