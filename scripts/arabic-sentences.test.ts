import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeAnswer } from '../contract/arabic/arabic.ts'
import { describeDifferences, sentencesOn } from '../contract/arabic/arabic-sentences.ts'
import { ARABIC } from '../contract/arabic/arabic-sentences-ar.ts'

// `npm run soak -- arabic-properties` sets it to 100,000
const numRuns = Number(process.env.PROPERTY_RUNS ?? 2_000)

const KEYS = [
  ...['كِتَابٌ', 'كِتَابًا', 'مُعَلِّمٌ', 'المَدْرَسَةُ', 'شَيْءٌ', 'قُرْآنٌ', 'سُؤَالٌ', 'رَئِيسٌ', 'مشى', 'كرسي', 'كتبوا'],
  ...[
    'هٰذَا',
    'ذٰلِكَ',
    'مَٰلِكِ',
    'الرَّحْمٰنِ',
    'لَهُۥ قَلْبٌ',
    'عبد الله',
    'هذا كتاب جديد',
    'السلام عليكم',
    'بَيْتٌ',
    'هُدًى',
  ],
  ...[
    'إسلام',
    'أُسْتَاذٌ',
    'طالبات',
    'كُتُبٌ',
    'أَنْتِ',
    'مدرسة',
    'الشمس',
    '45',
    '3.5',
    '10:30',
    'kitāb',
    'al-qamaru',
    'أ',
    'ة',
  ],
]
const LETTERS = [
  ...'ابتثجحدرسشصطعفقكلمنهويىةءأإآؤئ \u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652',
]

/** A key with up to four letters or marks left out, added, exchanged or put in another place. */
const pair = fc
  .tuple(
    fc.constantFrom(...KEYS),
    fc.array(fc.tuple(fc.nat(3), fc.nat(30), fc.constantFrom(...LETTERS)), { maxLength: 4 }),
  )
  .map(([key, changes]) => {
    const given = [...key]
    for (const [change, place, letter] of changes) {
      const at = place % Math.max(1, given.length)
      if (change === 0) given.splice(at, 1)
      else if (change === 1) given.splice(at, 0, letter)
      else if (change === 2) given.splice(at, 1, letter)
      else given.splice(at, 2, ...given.slice(at, at + 2).reverse())
    }
    return [key, given.join('')] as const
  })

const SIGNS: Record<string, string> = {
  'tanwīn fatḥah (ـً)': '\u064b',
  'tanwīn ḍammah (ـٌ)': '\u064c',
  'tanwīn kasrah (ـٍ)': '\u064d',
  'fatḥah (ـَ)': '\u064e',
  'ḍammah (ـُ)': '\u064f',
  'kasrah (ـِ)': '\u0650',
  'sukūn (ـْ)': '\u0652',
}
const bare = (text: string) => text.normalize('NFC').replace(/[\p{M}\u0640\u06e5\u06e6]/gu, '')
const wordsOf = (text: string) => bare(text).split(/[\s-]+/)
/** The letters with their marks; the sign of a final ا or ى belongs to the letter before. */
const clusters = (text: string) =>
  [
    ...text
      .normalize('NFC')
      .replace(/([اى])\u064b(?!\p{L})/gu, '\u064b$1')
      .matchAll(/(\P{M})(\p{M}*)/gu),
  ].map(([, letter = '', marks = '']) => ({ letter, marks }))
const has = (text: string, letter: string, sign: string) =>
  clusters(text).some((it) => it.letter === letter && it.marks.includes(sign))
const doubled = (sign: string) => ({ '\u064c': '\u064f', '\u064d': '\u0650' })[sign] ?? sign

/** The madda over an alif before a hamza is no letter of its own. */
const written = (text: string) =>
  text.normalize('NFC').replace(/(?<=\p{L}\p{M}*)آ(?=\p{M}*[ءئؤ])/gu, 'ا')
const isDoubled = (text: string, sign: string) =>
  clusters(text).some((it) => [...it.marks].filter((mark) => mark === sign).length > 1)

/** Whether a sentence is true of a key and an answer, decided from both texts alone; undefined for an unknown sentence. */
function isTrue(sentence: string, key: string, answer: string): boolean | undefined {
  const given = written(answer)
  const rules: [RegExp, (...parts: string[]) => boolean][] = [
    [
      /^You wrote a shaddah \(ـّ\) on (?:the \S+ )?(.); it has none\.$/,
      (letter) =>
        clusters(key).some((it) => it.letter === letter && !it.marks.includes('\u0651')) &&
        given.includes('\u0651'),
    ],
    [
      /^You left out the vowel marks: (.+)\.$/,
      (word) => key.includes(word) && !/[\u064b-\u0652]/.test(given) && /\p{M}/u.test(key),
    ],
    [/^You wrote no answer\.$/, () => !/[\p{L}\p{N}]/u.test(given)],
    [
      /^You wrote Latin letters; the answer is in Arabic\.$/,
      () => !/\p{Script=Arabic}/u.test(bare(given)),
    ],
    [
      /^You wrote Arabic letters; the answer is in Latin letters\.$/,
      () => !/\p{Script=Arabic}/u.test(key) && /\p{Script=Arabic}/u.test(given),
    ],
    [
      /^The answer is (.+)\.$/,
      (word) => bare(key).includes(bare(word)) && bare(word) !== bare(given),
    ],
    [
      /^The letters are right; write them together: (.+)\.$/,
      (word) => key.includes(word) && bare(given).replaceAll(' ', '').includes(bare(word)),
    ],
    [
      /^The word (.+) is missing\.$/,
      (word) =>
        wordsOf(key).includes(bare(word)) &&
        wordsOf(given).filter((it) => it === bare(word)).length <
          wordsOf(key).filter((it) => it === bare(word)).length,
    ],
    [/^These words belong in another order: (.+)\.$/, (words) => words === key],
    [
      /^Write a space between (.+) and (.+)\.$/,
      (first, second) => bare(key).includes(`${bare(first)} ${bare(second)}`),
    ],
    [
      /^(.+) is one word: leave out the space\.$/,
      (word) => wordsOf(key).includes(bare(word)) && /\s/.test(given.trim()),
    ],
    [
      /^Write (.+) in (.+)\.$/,
      (sign, word) => word.includes(sign) && key.includes(word) && !given.includes(sign),
    ],
    [
      /^(?!This tanwīn)(.+) is written without (.+)\.$/,
      (word, sign) => key.includes(word) && !word.includes(sign),
    ],
    [
      /^The article ال is missing: (.+)\.$/,
      (word) => key.includes(word) && bare(word).startsWith('ال'),
    ],
    [
      /^The article ال is not asked for: (.+)\.$/,
      (word) => key.includes(word) && !bare(word).startsWith('ال') && bare(given).includes('ال'),
    ],
    [
      /^(.+) and (.+) have changed places\.$/,
      (first, second) => bare(key).includes(second + first) && bare(given).includes(first + second),
    ],
    [
      /^The shaddah \(ـّ\) already doubles (.+): write it once\.$/,
      (letter) => has(key, letter, '\u0651'),
    ],
    [
      /^You wrote (.+) twice\.$/,
      (letter) => key.includes(letter) && [...bare(given)].filter((it) => it === letter).length > 1,
    ],
    [
      /^The [aui] is short: (.+), not (.+)\.$/,
      (sign, got) => key.includes(SIGNS[sign] ?? '?') && given.includes(got),
    ],
    [
      /^The n of the tanwīn is heard, but not written with (.+): (.+)\.$/,
      (got, word) => /[\u064b-\u064d]/.test(word) && key.includes(word) && given.includes(got),
    ],
    [
      /^The long ā at the end is written (.): (.+)\.$/,
      (letter, word) => bare(word).endsWith(letter) && key.includes(word),
    ],
    [
      /^A silent ا follows the و: (.+)\.$/,
      (word) => bare(word).endsWith('وا') && key.includes(word),
    ],
    [
      /^No silent ا follows this و: (.+)\.$/,
      (word) => bare(word).endsWith('و') && key.includes(word),
    ],
    [
      /^This tanwīn is written with an ا: (.+)\.$/,
      (word) => bare(word).endsWith('ا') && key.includes(word),
    ],
    [
      /^This tanwīn is written without an ا: (.+)\.$/,
      (word) => !bare(word).endsWith('ا') && key.includes(word),
    ],
    [
      /^The long ā of this word is not written with ا: (.+)\.$/,
      (word) => key.includes(word) && given.includes('ا'),
    ],
    [
      /^This word has a long ā, which you left out: (.+)\.$/,
      (word) => word.includes('\u0670') && key.includes(word),
    ],
    [
      /^You wrote (.+) on (?:the \S+ )?(.); it has (.+)\.$/,
      (got, letter, want) =>
        want.split(' and ').every((it) => has(key, letter, SIGNS[it] ?? '?')) &&
        got
          .split(' and ')
          .every(
            (it) => given.includes(SIGNS[it] ?? '?') || isDoubled(given, doubled(SIGNS[it] ?? '?')),
          ),
    ],
    [
      /^(?:The \S+ )?(.) has a shaddah \(ـّ\); you left it out\.$/,
      (letter) => has(key, letter, '\u0651'),
    ],
    [
      /^(?:The \S+ )?(.) has (.+); you left it out\.$/,
      (letter, sign) => has(key, letter, SIGNS[sign] ?? '?'),
    ],
    [
      /^You wrote (.+); (this word begins with|this word ends in|this word has|the answer is) (\S+?)(?:, with.*)?\.$/,
      (got, place, want) => bare(given).includes(got) && stands(key, place, want),
    ],
    [
      /^(This word begins with|This word ends in|This word has|The answer is) (\S+); you left it out\.$/,
      (place, want) => stands(key, place.toLowerCase(), want),
    ],
    [/^You wrote (.+), which this word does not have here\.$/, (got) => bare(given).includes(got)],
    [/^(.+) is not asked for\.$/, (word) => bare(given).includes(bare(word))],
  ]
  for (const [pattern, rule] of rules) {
    const found = pattern.exec(sentence)
    if (found) return rule(...found.slice(1))
  }
  return undefined
}

function stands(key: string, place: string, want: string): boolean {
  return wordsOf(key).some((word) => {
    if (place.endsWith('begins with')) return word.startsWith(want)
    if (place.endsWith('ends in')) return word.endsWith(want)
    return place.endsWith('has') ? word.includes(want) : word === want
  })
}

test('R-ARABIC-015: each of at most four sentences is true of the key and of the answer', () => {
  fc.assert(
    fc.property(pair, fc.constantFrom('free', 'ending', 'asked'), ([key, given], marks) => {
      const { differences, verdict } = judgeAnswer(key, given, { marks })
      const sentences = describeDifferences(key, given, differences)
      expect(sentences.length).toBeLessThanOrEqual(4)
      expect(sentences.length > 0).toBe(verdict !== 'right')
      for (const it of sentences) expect([it, isTrue(it, key, given)]).toEqual([it, true])
    }),
    { numRuns },
  )
})

test('R-ARABIC-015, R-LANG-009: an Arabic sentence stands for each English one', () => {
  fc.assert(
    fc.property(pair, ([key, given]) => {
      const { differences } = judgeAnswer(key, given, { marks: 'asked' })
      const [english, arabic] = [
        describeDifferences(key, given, differences),
        sentencesOn(ARABIC, key, given, differences),
      ]
      expect(arabic.length).toBe(english.length)
      for (const it of arabic) expect(it).toMatch(/\p{Script=Arabic}.*[.؟]$/u)
    }),
    { numRuns: Math.min(numRuns, 2_000) },
  )
})
