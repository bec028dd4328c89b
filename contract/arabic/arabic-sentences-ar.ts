import type { LetterPlace } from './arabic-remarks.ts'
import type { Sentences } from './arabic-sentences.ts'

const SIGNS: Record<string, string> = {
  '\u064b': 'تنوين الفتح (ـً)',
  '\u064c': 'تنوين الضم (ـٌ)',
  '\u064d': 'تنوين الكسر (ـٍ)',
  '\u064e': 'الفتحة (ـَ)',
  '\u064f': 'الضمة (ـُ)',
  '\u0650': 'الكسرة (ـِ)',
  '\u0652': 'السكون (ـْ)',
}
const PLACES: Record<LetterPlace, string> = {
  begins: 'أول الكلمة',
  ends: 'آخر الكلمة',
  has: 'في الكلمة',
  whole: 'الإجابة',
}
const DETAILS = {
  ...{ '': '', bare: '، بلا همزة', madda: '، بالمدّة' },
  ...{ dotless: '، بلا نقطتين', dots: '، بنقطتين' },
}
const ORDINALS = ['', 'الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة', 'السادسة']

const signsOf = (marks: string) => [...marks].map((it) => SIGNS[it] ?? it).join(' و')
const carrier = ({ letter, nth }: { letter: string; nth: string }) =>
  nth === '' ? `«${letter}»` : `«${letter}» ${ORDINALS[Number(nth)] ?? nth}`

/** The Arabic sentences, in neutral address: what is written and what the word has. */
export const ARABIC: Sentences = {
  'no-marks': ({ word }) => `ينقص التشكيل: ${word}.`,
  empty: () => 'لا إجابة.',
  'not-arabic': () => 'المكتوب حروف لاتينية؛ والإجابة بالعربية.',
  'not-latin': () => 'المكتوب حروف عربية؛ والإجابة بالحروف اللاتينية.',
  answer: ({ word }) => `الإجابة: ${word}.`,
  'letters-apart': ({ word }) => `الحروف صحيحة، وتُكتب متصلة: ${word}.`,
  'word-missing': ({ word }) => `كلمة ناقصة: ${word}.`,
  'word-extra': ({ word }) => `كلمة زائدة: ${word}.`,
  'word-order': ({ word }) => `للكلمات ترتيب آخر: ${word}.`,
  'space-missing': ({ first, second }) => `بين «${first}» و«${second}» مسافة.`,
  'space-extra': ({ word }) => `«${word}» كلمة واحدة بلا مسافة.`,
  'sign-missing': ({ want, word }) => `تنقص العلامة ${want}: ${word}.`,
  'sign-extra': ({ got, word }) => `العلامة ${got} زائدة: ${word}.`,
  'article-missing': ({ word }) => `تنقص أداة التعريف «ال»: ${word}.`,
  'article-extra': ({ word }) => `أداة التعريف «ال» زائدة: ${word}.`,
  swapped: ({ first, second }) => `تبادل الحرفان «${first}» و«${second}» مكانيهما.`,
  'doubled-shadda': ({ letter }) => `الشدة (ـّ) تُغني عن تكرار «${letter}».`,
  twice: ({ letter }) => `الحرف «${letter}» مكرّر.`,
  'short-vowel': ({ sign, got }) => `الحركة قصيرة: ${signsOf(sign)}، لا «${got}».`,
  'tanwin-n': ({ got, word }) => `نون التنوين تُنطق ولا تُكتب «${got}»: ${word}.`,
  'maqsura-alif': ({ want, word }) => `الألف في آخر الكلمة تُكتب «${want}»: ${word}.`,
  'silent-alif-missing': ({ word }) => `بعد الواو ألف لا تُنطق: ${word}.`,
  'silent-alif-extra': ({ word }) => `لا ألف بعد هذه الواو: ${word}.`,
  'tanwin-alif-missing': ({ word }) => `يُكتب هذا التنوين مع ألف: ${word}.`,
  'tanwin-alif-extra': ({ word }) => `يُكتب هذا التنوين بلا ألف: ${word}.`,
  'dagger-written': ({ word }) => `ألف المدّ في هذه الكلمة لا تُكتب: ${word}.`,
  'dagger-missing': ({ word }) => `في هذه الكلمة ألف مدّ ناقصة: ${word}.`,
  wrote: ({ got, want, place, detail }) =>
    `المكتوب: ${got}؛ ${PLACES[place]}: ${want}${DETAILS[detail]}.`,
  missing: ({ want, place }) => `حرف ناقص؛ ${PLACES[place]}: ${want}.`,
  extra: ({ got }) => `الحرف «${got}» زائد هنا.`,
  'mark-missing': (it) => `على ${carrier(it)} ${signsOf(it.sign)}، وهي ناقصة.`,
  'mark-wrong': (it) =>
    `المكتوب على ${carrier(it)}: ${signsOf(it.got)}؛ الصواب: ${signsOf(it.want)}.`,
  'shadda-missing': (it) => `على ${carrier(it)} شدة (ـّ) ناقصة.`,
  'shadda-extra': (it) => `المكتوب على ${carrier(it)} شدة (ـّ)، ولا شدة عليه.`,
}
