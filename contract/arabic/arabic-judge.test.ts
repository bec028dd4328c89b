import { expect, test } from 'vitest'
import { type DifferenceKind, judgeAnswer } from './arabic.ts'

test.each([
  ['tatweel', 'كتاب', 'كـــتاب'],
  ['spaces around and between words', 'عبد الله', '  عبد   الله '],
  ['presentation forms', 'لا', 'ﻻ'],
  ['a phrase in one sign', 'بسم الله الرحمن الرحيم', '﷽'],
  ['a phrase in one sign in place of the Uthmani spelling', '﷽', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
  ['a ligature', 'صلى الله عليه وسلم', 'ﷺ'],
  ['letters of the Maghrib', 'قفل', 'ڧڢل'],
  ['letters of West Africa', 'قفن', '\u08bc\u08bb\u08bd'],
  ['the madda of the Qurʾān before a hamza', 'جَآءَ', 'جاء'],
  ['signs of pause of the Qurʾān', 'فِيهِۛ هُدًى', 'فيه هدى'],
  ['open tanwīn', 'عَلِيمٌ', 'عَلِيم\u08f1'],
  ['small letters of the Qurʾān', 'لَهُۥ', 'له'],
  ['a sign on a small letter', 'لَهُۥ', 'لَهُۥُ'],
  ['ornaments', '﴿قُلْ﴾ ۝١', 'قل 1'],
  ['letters of Urdu', 'هيه', 'ھےہ'],
  ['controls of direction', 'كتاب', '\u2067ك\u200cتا\u200eب\u2069'],
  ['composition', 'آمن سؤال', 'آمن سؤال'.normalize('NFD')],
  ['Persian letters', 'كتاب علي', 'کتاب علی'],
  ['Arabic digits', '12 كتابا', '١٢ كتابا'],
  ['punctuation', 'نعم، هذا كتاب', 'نعم هذا كتاب.'],
  ['the order of diacritics', 'مُدَرِّس', 'مُدَرّ\u0650س'],
  ['missing diacritics', 'كِتَابٌ', 'كتاب'],
  ['diacritics beside an unvocalised key', 'كتاب', 'كِتَابٌ'],
  ['the place of fatḥatan', 'كِتَابًا', 'كتاباً'],
  ['alif waṣla', 'ٱلكتاب', 'الكتاب'],
  ['a dagger alif written in full', 'ٱلْعَٰلَمِينَ', 'العالمين'],
  ['a dagger alif left out', 'هٰذا', 'هذا'],
  ['the sukūn of the Qurʾān', 'قُلۡ', 'قُلْ'],
  ['ءا for آ', 'آمن', 'ءامن'],
  ['the everyday spelling of a key of the Qurʾān', 'ٱلصَّلَوٰةَ', 'الصلاة'],
  ['the everyday spelling of a key of the Qurʾān', 'يَٰٓأَيُّهَا', 'يا أيها'],
  ['the everyday spelling of a key of the Qurʾān', 'ٱلَّيْلِ', 'الليل'],
  ['the everyday spelling of a key of the Qurʾān', 'فِى', 'في'],
  ['the everyday spelling of a key of the Qurʾān', 'عَلَىَّ', 'علي'],
  ['the everyday spelling of a key of the Qurʾān', 'شَىْءٍ', 'شيء'],
  ['the everyday spelling of a key of the Qurʾān', 'شَيْـًٔا', 'شيئا'],
  ['the everyday spelling of a key of the Qurʾān', 'بِمَآ', 'بما'],
  ['the everyday spelling of a key of the Qurʾān', 'كَلَّآۖ', 'كلا'],
  ['the everyday spelling of a key of the Qurʾān', 'يَخَافَآ أَلَّا', 'يخافا ألا'],
  ['the everyday spelling of a key of the Qurʾān', 'دَآبَّةٍ', 'دابة'],
  ['the everyday spelling of a key of the Qurʾān', 'ٱلۡأٓخِرَةِ', 'الآخرة'],
  ['the everyday spelling of a key of the Qurʾān', 'أُو۟لُوا۟', 'أولو'],
  ['the everyday spelling of a key of the Qurʾān', 'يَٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوا۟', 'يا أيها الذين آمنوا'],
  ['a word with two spellings', 'مِئَة', 'مائة'],
  ['a word with two spellings', 'مئتان', 'مائتان'],
  ['a word with two spellings', 'ثلاثمائة', 'ثلاث مئة'],
  ['a word with two spellings', 'داود', 'داوود'],
  ['a word with two spellings', 'إذن', 'إذًا'],
  ['the pausal form', 'بَيْتٌ', 'بَيْتْ'],
  ['two ḍammas for a tanwīn', 'بَيْتٌ', 'بيتُُ'],
  ['the comma of thousands', '1,000', '1000'],
  ['a hyphen in Latin letters', 'al-qamaru', 'alqamaru'],
  ['a hyphen in Latin letters', 'al-qamaru', 'al qamaru'],
  ['case and accents of Latin letters', 'Ḥajj', 'hajj'],
  ['letters of Hausa', 'ƙofa', 'kofa'],
])('%s makes no difference', (_, key, given) => {
  expect(judgeAnswer(key, given)).toEqual({ verdict: 'right', differences: [] })
})

test.each<[DifferenceKind, string, string, number, string, string]>([
  ['hamza-missing', 'أحمد', 'احمد', 0, 'أ', 'ا'],
  ['hamza-missing', 'سؤال', 'سوال', 1, 'ؤ', 'و'],
  ['hamza-missing', 'شيء', 'شي', 2, 'ء', ''],
  ['hamza-extra', 'اسم', 'إسم', 0, 'ا', 'إ'],
  ['hamza-seat', 'إسلام', 'أسلام', 0, 'إ', 'أ'],
  ['hamza-seat', 'مسؤول', 'مسئول', 2, 'ؤ', 'ئ'],
  ['hamza-seat', 'شيء', 'شئ', 1, 'يء', 'ئ'],
  ['hamza-seat', 'آمن', 'أامن', 0, 'آ', 'أا'],
  ['madda-missing', 'قرآن', 'قران', 2, 'آ', 'ا'],
  ['hamza-seat', 'شَيْئًا', 'شيءًا', 2, 'ئ', 'ء'],
  ['hamza-seat', 'مفاجآت', 'مفاجئات', 4, 'آ', 'ئا'],
  ['hamza-seat', 'هيئات', 'هيآت', 2, 'ئا', 'آ'],
  ['hamza-seat', 'آكُلُ', 'أأكل', 0, 'آ', 'أأ'],
  ['hamza-seat', 'جُزْءًا', 'جزأ', 2, 'ءا', 'أ'],
  ['hamza-seat', 'شَيْئًا', 'شيأ', 2, 'ئا', 'أ'],
  ['maqsura-alif', 'مشى', 'مشا', 2, 'ى', 'ا'],
  ['maqsura-alif', 'دعا', 'دعى', 2, 'ا', 'ى'],
  ['silent-alif', 'كتبوا', 'كتبو', 4, 'ا', ''],
  ['silent-alif', 'يدعو', 'يدعوا', 4, '', 'ا'],
  ['tanwin-alif', 'شُكْرًا', 'شكرً', 3, 'ا', ''],
  ['tanwin-alif', 'مَدْرَسَةً', 'مدرسةًا', 5, '', 'ا'],
  ['tanwin-alif', 'مَدْرَسَةً', 'مدرسةا', 5, '', 'ا'],
  ['tanwin-alif', 'مَسَاءً', 'مساءا', 4, '', 'ا'],
  ['madda-missing', 'قَرَآ', 'قرا', 2, 'آ', 'ا'],
  ['dagger-written', 'هذا', 'هاذا', 1, '', 'ا'],
  ['dagger-missing', 'مَٰلِكِ', 'ملك', 0, '\u0670', ''],
  ['maqsura-ya', 'مستشفى', 'مستشفي', 5, 'ى', 'ي'],
  ['maqsura-ya', 'كرسي', 'كرسى', 3, 'ي', 'ى'],
  ['marbuta-ha', 'مدرسة', 'مدرسه', 4, 'ة', 'ه'],
  ['marbuta-ha', 'وجه', 'وجة', 2, 'ه', 'ة'],
  ['marbuta-ta', 'مدرسة', 'مدرست', 4, 'ة', 'ت'],
  ['space', 'عبد الله', 'عبدالله', 3, ' ', ''],
  ['space', 'كتابك', 'كتاب ك', 4, '', ' '],
  ['mark-wrong', 'كَتَب', 'كُتب', 0, '\u064e', '\u064f'],
  ['shadda-extra', 'دَرَسَ', 'درَّس', 1, '\u064e', '\u064e\u0651'],
])('%s is near: %s, %s (R-ARABIC-005, R-ARABIC-013)', (kind, key, given, at, want, got) => {
  expect(judgeAnswer(key, given)).toEqual({
    verdict: 'near',
    differences: [{ at, kind, want, got }],
  })
})

test.each<[DifferenceKind, string, string, number]>([
  ['letter', 'قلب', 'كلب', 0],
  ['letter-missing', 'كتاب', 'كتب', 2],
  ['letter-extra', 'كتب', 'كتاب', 2],
  ['letter-extra', 'كتب', 'كتبت', 3],
  ['letter-extra', 'جاء', 'جاءا', 3],
  ['empty', 'كتاب', '', 0],
  ['empty', 'كتاب', ' \u200f؟ ', 0],
  ['not-arabic', 'كتاب', 'kitāb', 0],
  ['word', 'بيت', 'منزل', 0],
  ['word', 'دَرْسٌ', 'د ر س', 0],
  ['word', '45', '4.5', 0],
  ['word', '3.5', '35', 0],
  ['word', '-5', '5', 0],
  ['word-missing', 'هذا كتاب', 'كتاب', 0],
  ['word-extra', 'كتاب', 'كتاب جديد', 4],
  ['word-order', 'كتاب جديد', 'جديد كتاب', 0],
])('%s is wrong: %s, %s', (kind, key, given, at) => {
  const { verdict, differences } = judgeAnswer(key, given)
  expect(verdict).toBe('wrong')
  expect(differences).toMatchObject([{ kind, at }])
})

test('missing diacritics make an answer nearly right if the teacher requires them', () => {
  const asked = { marks: 'asked' } as const
  expect(judgeAnswer('مُدَرِّس', 'مُدَرِّس', asked).verdict).toBe('right')
  expect(judgeAnswer('مُدَرِّس', 'مدَرِس', asked)).toEqual({
    verdict: 'near',
    differences: [
      { at: 0, kind: 'mark-missing', want: '\u064f', got: '' },
      { at: 2, kind: 'shadda-missing', want: '\u0650\u0651', got: '\u0650' },
    ],
  })
})

test('several mistakes are named in their order, and one wrong letter makes the answer wrong', () => {
  const { verdict, differences } = judgeAnswer('الإجابة الأولى', 'الاجابه الأوسي')
  expect(verdict).toBe('wrong')
  expect(differences.map(({ kind, at }) => [kind, at])).toEqual([
    ['hamza-missing', 2],
    ['marbuta-ha', 6],
    ['letter', 12],
    ['maqsura-ya', 13],
  ])
})

test.each([
  ['على', 'علی'],
  ['مستشفى', 'مستشفی'],
  ['كُرْسِيّ', 'كرسی'],
  ['إلى القاضي', 'إلی القاضی'],
  ['موسى', 'موسے'],
  ['علی', 'على'],
])(
  'R-ARABIC-014: the key %s is typed as %s on a keyboard with one letter for ي and ى at the end',
  (key, given) => {
    expect(judgeAnswer(key, given)).toEqual({ verdict: 'right', differences: [] })
  },
)

test('R-ARABIC-014: ي with its dots in place of ى stays a mistake of spelling', () => {
  expect(judgeAnswer('على', 'علي').verdict).toBe('near')
  expect(judgeAnswer('إلى القاضي', 'إلي القاضی').verdict).toBe('near')
})

test.each([
  ['a vowel before its own long letter', 'كِتَابٌ', 'كِتابٌ'],
  ['a vowel before its own long letter', 'كَبِيرٌ', 'كَبيرٌ'],
  ['the signs of the name of God', 'اللَّهِ', 'اللهِ'],
  ['the sukūn of the article', 'الْبَيْتِ', 'البَيْتِ'],
  ['the sukūn of the article', 'وَبِالْحَقِّ', 'وَبِالحَقِّ'],
  ['the sukūn of the article', 'لِلْبَيْتِ', 'لِلبَيْتِ'],
])('R-ARABIC-014: where all marks are asked, %s may be left out: %s, %s', (_, key, given) => {
  expect(judgeAnswer(key, given, { marks: 'asked' }).verdict).toBe('right')
})

test('R-ARABIC-003: only the last letter of each word needs its mark where endings are asked', () => {
  const verdictOf = (key: string, given: string) =>
    judgeAnswer(key, given, { marks: 'ending' }).verdict
  expect(verdictOf('سَأُقَابِلُ', 'سأقابلُ')).toBe('right')
  expect(verdictOf('كِتَابًا جَدِيدًا', 'كتابًا جديدا')).toBe('near')
  expect(verdictOf('بَيْتٌ', 'بَيْتْ')).toBe('near')
})
