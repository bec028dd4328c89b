import { expect, test } from 'vitest'
import { readableText, readingAids, stripVowelMarks } from './reading.ts'

const shown = { hidesVowelMarks: false, hidesTranslations: false }

test('vowel marks and signs of recitation are stripped, and every letter stays whole', () => {
  expect(stripVowelMarks('الكِتَابُ جَدِيدٌ')).toBe('الكتاب جديد')
  expect(stripVowelMarks('سُئِلَ ٱلْمُؤْمِنُ إِلَى أُمِّهِ فَجَآءَ')).toBe('سئل ٱلمؤمن إلى أمه فجآء')
  // the hamza and the maddah as separate characters, after the vowel of their letter
  expect(stripVowelMarks('ا\u064e\u0654مِنَ \u0627\u064e\u0653')).toBe('أمن آ')
  // a hamza on a tatweel is a letter
  expect(stripVowelMarks('شَيْـ\u0654ًا')).toBe('شيـ\u0654ا')
  // a small alif, waw and yāʾ, a stop, and the tatweel below a small alif
  expect(stripVowelMarks('هَـٰذَا لَهُۥ بِهِۦ رَيْبَۛ')).toBe('هذا له به ريب')
  expect(stripVowelMarks('يَـٰٓأَيُّهَا')).toBe('يأيها')
  // a vowel shown on its own keeps its carrier, and other text is unchanged
  expect(stripVowelMarks('ـَ ـِ ـُ ۝ Naḥw, fatḥah')).toBe('ـ ـ ـ ۝ Naḥw, fatḥah')
})

const lesson = `The author gives a definition.

الكَلَامُ هُوَ اللَّفْظُ.

“Speech is the utterance.”

قَامَ زَيْدٌ.

يَقُومُ زَيْدٌ.

“Zayd stood up.” “Zayd stands up.”

The first is “Zayd stood up”.

هَلْ

“Has he?” asks the hearer.

“Speech” has four conditions.

“Not below an Arabic line.”`

test('a translation is a line of quotations below an Arabic line, and prose is never hidden', () => {
  const text = readableText(lesson, { ...shown, hidesTranslations: true })

  expect(text).not.toContain('Speech is the utterance')
  expect(text).not.toContain('“Zayd stands up.”')
  for (const kept of [
    'The author gives a definition.',
    'الكَلَامُ هُوَ اللَّفْظُ.',
    'The first is “Zayd stood up”.',
    '“Has he?” asks the hearer.',
    '“Speech” has four conditions.',
    '“Not below an Arabic line.”',
  ])
    expect(text).toContain(kept)
})

test('vowel marks are hidden in Arabic lines only', () => {
  const text = 'The command قُمْ is a verb.\nقُمْ يَا زَيْدُ'

  expect(readableText(text, { ...shown, hidesVowelMarks: true })).toBe(
    'The command قُمْ is a verb.\nقم يا زيد',
  )
  expect(readableText(text, shown)).toBe(text)
})

test('a lesson offers to hide only the parts that it has', () => {
  expect(readingAids(lesson)).toEqual({ vowelMarks: true, translations: true })
  expect(readingAids('قام زيد\nZayd stood up.')).toEqual({ vowelMarks: false, translations: false })
  expect(readingAids('The word قُمْ.')).toEqual({ vowelMarks: false, translations: false })
})
