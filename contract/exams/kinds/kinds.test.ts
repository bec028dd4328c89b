import { expect, test } from 'vitest'
import { scoringOf } from '../exam-score.ts'
import { findQuestionProblems } from '../question-problems.ts'
import type { ExerciseContent } from '../questions.ts'
import { EXERCISES, exerciseRules } from './all.ts'
import { type ExerciseKind, exerciseKinds } from './contents.ts'
import { readParts, writeParts } from './exercise.ts'
import { iraabOf } from './parse/parse-terms.ts'
import { exerciseText } from './texts.ts'

const verdicts = (kind: ExerciseKind, content: unknown, answer: string[]) =>
  exerciseRules(kind)
    .review(content, answer)
    .map(({ verdict }) => verdict)

const gap = (line: string, more: object = {}) => ({
  ...{ line, fromBank: false, decoys: [], marks: 'free' as const, strict: false },
  ...more,
})

test('each gap of a line is judged, and the score is their mean (R-LEARN-003)', () => {
  const content = gap('هذا {{كتاب|قلم}} {{جديد}} على {{مكتبة}}')
  const question: ExerciseContent = { kind: 'gap', question: 'Fill.', answer: '', content }
  const rules = { nearCredit: 0.5, overrides: new Map() }

  expect(verdicts('gap', content, ['قلم', 'قديم', 'مكتبه'])).toEqual(['right', 'wrong', 'near'])
  const answer = writeParts(['قلم', 'قديم', 'مكتبه'])
  expect(scoringOf(question).credit(question, answer, rules)).toEqual({ credit: 0.5 })
  const strict = { ...question, content: { ...content, strict: true } }
  expect(scoringOf(strict).credit(strict, answer, rules).credit).toBeCloseTo(1 / 3)
  expect(exerciseRules('gap').toPublic(content)).toEqual({
    ...{ pieces: ['هذا ', ' ', ' على ', ''], marks: 'free', isArabic: true },
  })
})

test('a word that was chosen from a bank is not compared letter by letter (R-LEARN-003)', () => {
  const differences = (fromBank: boolean) =>
    exerciseRules('gap')
      .review(gap('ذهب {{الولد}}', { fromBank, decoys: ['القلم'] }), ['القلم'])
      .flatMap(({ typed }) => typed?.differences ?? [])
  expect(differences(false).length).toBeGreaterThan(0)
  expect(differences(true)).toEqual([])
})

test('words in another order are near after one exchange, and further right orders count (R-LEARN-004)', () => {
  const content = {
    unit: 'words' as const,
    text: 'ذهب الولد إلى البيت',
    orders: ['الولد ذهب إلى البيت'],
    decoys: ['من'],
  }
  const words = content.text.split(' ')
  expect(verdicts('order', content, words)).toEqual(['right'])
  expect(verdicts('order', content, ['الولد', 'ذهب', 'إلى', 'البيت'])).toEqual(['right'])
  expect(verdicts('order', content, ['ذهب', 'البيت', 'إلى', 'الولد'])).toEqual(['near'])
  expect(verdicts('order', content, ['من', 'الولد', 'إلى', 'البيت'])).toEqual(['wrong'])
  const letters = { unit: 'letters' as const, text: 'كِتاب', orders: [], decoys: [] }
  expect(verdicts('order', letters, ['كِ', 'ت', 'ا', 'ب'])).toEqual(['right'])
  expect(exerciseRules('order').isPossible(letters, ['كِ', 'كِ'])).toBe(false)
})

test('vowel marks are judged for each asked letter (R-LEARN-005)', () => {
  const marks = (text: string, asked: 'all' | 'endings' | 'some', letters: number[] = []) => ({
    ...{ text, asked, letters },
  })
  expect(verdicts('marks', marks('كَتَبَ', 'all'), ['َ', 'ُ', 'َ'])).toEqual(['right', 'wrong', 'right'])
  expect(verdicts('marks', marks('كَتَبَ الوَلَدُ', 'endings'), ['َ', 'ُ'])).toEqual(['right', 'right'])
  expect(verdicts('marks', marks('كَتَبَ', 'some', [1]), ['َ'])).toEqual(['right'])
  // of a shaddah with its vowel one is right
  expect(verdicts('marks', marks('مُدَرِّس', 'some', [2]), ['ِّ'])).toEqual(['right'])
  expect(verdicts('marks', marks('مُدَرِّس', 'some', [2]), ['ِ'])).toEqual(['near'])
  expect(verdicts('marks', marks('مُدَرِّس', 'some', [2]), ['َّ'])).toEqual(['near'])
  expect(verdicts('marks', marks('مُدَرِّس', 'some', [2]), ['َ'])).toEqual(['wrong'])
  // what need not be written of a word with its signs may be left out (R-ARABIC-014)
  expect(verdicts('marks', marks('كِتَابٌ', 'all'), ['ِ', '', 'ٌ'])).toEqual(['right', 'right', 'right'])
  expect(verdicts('marks', marks('كِتَابٌ', 'all'), ['', '', ''])).toEqual(['wrong', 'wrong', 'wrong'])
  expect(verdicts('marks', marks('كَتَبَ', 'all'), ['َ', '', 'َ'])).toEqual(['right', 'wrong', 'right'])
  // signs of the Qurʾān that no row offers are not asked
  expect(verdicts('marks', marks('ءَامَنُوا۟ بِمَآ', 'endings'), ['ُ', 'َ'])).toEqual(['right', 'right'])
  expect(verdicts('marks', marks('قُلۡ', 'all'), ['ُ', 'ْ'])).toEqual(['right', 'right'])
  const shown = exerciseRules('marks').toPublic(marks('كَتَبَ', 'some', [1]))
  expect(shown).toEqual({
    words: [
      [
        { text: 'كَ', isAsked: false },
        { text: 'ت', isAsked: true },
        { text: 'بَ', isAsked: false },
      ],
    ],
  })
})

test('tiles and pairs are never shown in their right order (R-LEARN-004, R-LEARN-006)', () => {
  for (const words of ['أ ب ت', 'من في إلى', 'كتب قرأ ذهب شرب', 'ا ب']) {
    const content = { unit: 'words', text: words, orders: [], decoys: [] }
    const { tiles } = exerciseRules('order').toPublic(content) as { tiles: string[] }
    expect(tiles.join(' ')).not.toBe(words)
    expect(tiles.toSorted()).toEqual(words.split(' ').toSorted())
  }
  // nor in a further one
  const words = ['ذهب', 'الولد', 'أمس']
  for (const first of words)
    for (const second of words.filter((it) => it !== first)) {
      const third = words.find((it) => it !== first && it !== second)
      const orders = [`${second} ${first} ${third}`, `${first} ${third} ${second}`]
      const content = { unit: 'words', text: `${first} ${second} ${third}`, orders, decoys: [] }
      const { tiles } = exerciseRules('order').toPublic(content) as { tiles: string[] }
      expect([content.text, ...orders]).not.toContain(tiles.join(' '))
    }
  for (const pairs of ['أ = a; ب = b; ت = t', 'كتاب = book; قلم = pen; بيت = house']) {
    const content = exerciseText('match').read(pairs)
    const { lefts, rights } = EXERCISES.match.toPublic(content as never)
    const key = exerciseRules('match').keyText(content)
    expect(lefts.map(({ text }, index) => `${text} = ${rights[index]?.text}`).join('; ')).not.toBe(
      key,
    )
  }
})

test('the score of pairs is the share of right ones (R-LEARN-006)', () => {
  const content = exerciseText('match').read('كتاب = book; قلم — pen؛ بيت: house')
  expect(verdicts('match', content, ['book', 'house', 'pen'])).toEqual(['right', 'wrong', 'wrong'])
  const question = { kind: 'match', question: 'Match.', answer: '', content } as ExerciseContent
  const answer = writeParts(['book', 'house', 'pen'])
  const { credit } = scoringOf(question).credit(question, answer, {
    ...{ nearCredit: 0.5, overrides: new Map() },
  })
  expect(credit).toBeCloseTo(1 / 3)
})

test('each hidden cell of a table is judged as typed, with its heads as its name (R-LEARN-007)', () => {
  const content = {
    ...{ marks: 'free' as const, strict: false },
    rows: [
      ['', 'past', 'present'],
      ['he', 'كَتَبَ', '{{يَكْتُبُ}}'],
      ['she', '{{كَتَبَتْ}}', 'تَكْتُبُ'],
    ],
  }
  const parts = exerciseRules('table').review(content, ['يكتب', 'كتب'])
  expect(parts).toMatchObject([
    { label: 'he, present', verdict: 'right' },
    { label: 'she, past', verdict: 'wrong', right: 'كَتَبَتْ' },
  ])
})

test('a word is parsed in parts, and the sentence of iʿrāb follows the choices (R-LEARN-008)', () => {
  const content = {
    words: [
      { text: 'جاءَ', kind: 'verb', role: '', case: 'fixed', sign: 'fathah' },
      { text: 'الوَلَدُ', kind: 'noun', role: 'doer', case: 'nominative', sign: 'dammah' },
    ],
  }
  const answer = ['verb', 'fixed', 'fathah', 'noun', 'doer', 'accusative', 'dammah']
  expect(verdicts('parse', content, answer).map((it) => it === 'right')).toEqual([
    ...[true, true, true, true, true, false, true],
  ])
  expect(content.words.map(iraabOf)).toEqual(['فعل مبني على الفتح', 'فاعل مرفوع وعلامة رفعه الضمة'])
  expect(exerciseText('parse').read('ذَهَبَ: فعل، فعل ماضٍ، مبني، الفتح')).toEqual(
    exerciseText('parse').read('ذَهَبَ: فعل، فعل ماضٍ، مبني، الفتحة'),
  )
  const word = { kind: 'noun', role: 'governed', case: 'genitive', sign: 'kasrah' }
  expect(iraabOf(word)).toBe('اسم مجرور وعلامة جره الكسرة')
  expect(iraabOf({ ...word, sign: '' })).toBe('اسم مجرور')
  expect(iraabOf({ ...word, role: 'doer', case: '', sign: 'dammah' })).toBe('فاعل وعلامته الضمة')
  expect(iraabOf({ ...word, kind: '', role: '', case: '' })).toBe('الكسرة')
})

test.each<[ExerciseKind, string, string, string[], string[]]>([
  // pairs, gaps, cells and words in another place, beside new ones, and with another key
  [
    'match',
    'ا = 1; ب = 2; ت = 3',
    'ت = 3; ا = 1; ب = 4; ث = 5',
    ['1', '2', '3'],
    ['3', '1', '4', ''],
  ],
  ['gap', 'هذا {{كتاب}} جديد', 'هذا {{كِتابٌ}} جديد', ['كتب'], ['كتب']],
  ['gap', '{{في}} البيت {{على}} المكتب', '{{على}} البيت {{في}} المكتب', ['1', '2'], ['1', '2']],
  ['gap', 'هذا {{كتاب}} جديد', '{{نعم}}، هذا {{كتاب}} جديد', ['كتب'], ['', 'كتب']],
  ['table', '\ta\the\t{{1}}\nshe\t{{2}}', '\ta\nshe\t{{2}}\nI\t{{3}}', ['x', 'y'], ['y', '']],
  [
    'parse',
    'ذهب: فعل؛ زيد: اسم',
    'ذهب: فعل، فعل ماض؛ زيد: اسم',
    ['verb', 'noun'],
    ['verb', '', 'noun'],
  ],
  ['marks', 'كَتَبَ | 1 2', 'كَتَبَ', ['\u064e', '\u064f'], ['\u064e', '\u064f', '']],
])(
  'R-LEARN-003 to R-LEARN-008: an answer to %s belongs to the same parts after a change of the content',
  (kind, before, after, answer, translated) => {
    const [old, next] = [before, after].map((it) => exerciseText(kind).read(it))
    const rules = exerciseRules(kind)
    expect(rules.translate(old, next, answer)).toEqual(translated)
    expect(rules.translate(old, old, answer)).toEqual(answer)
  },
)

const SAMPLES: Record<ExerciseKind, string> = {
  hear: 'قلب | كلب | قلم',
  gap: 'هذا {{كِتَابٌ|كتاب}} جديد || قلم، بيت',
  order: 'ذهب الولد إلى البيت | الولد ذهب إلى البيت || من، في',
  match: 'كتاب = book; قلم = pen; بيت = house',
  marks: 'كِتَابٌ | 1 4',
  table: '\tpast\the\n{{هو}}\tكتب\t{{يكتب|يكتبُ}}',
  parse: 'ذَهَبَ: فعل، فعل ماضٍ، مبني، الفتحة؛ الوَلَدُ: اسم، فاعل، مرفوع، الضمة',
}

test.each(exerciseKinds)(
  'a line of the kind %s is read and written unchanged (R-LEARN-010)',
  (kind) => {
    const { read, write } = exerciseText(kind)
    const content = read(SAMPLES[kind])
    expect(write(content)).toBe(SAMPLES[kind])
    expect(exerciseRules(kind).content.parse(content)).toEqual(content)
    expect(exerciseRules(kind).findProblems(content)).toEqual([])
  },
)

test('lines are read with the separators that people type, in either direction (R-LEARN-010)', () => {
  expect(exerciseText('hear').read('قلب؛ كلب\tقلم')).toMatchObject({
    options: ['قلب', 'كلب', 'قلم'],
  })
  expect(exerciseText('gap').read('هذا [كتاب]')).toMatchObject({ line: 'هذا {{كتاب}}' })
  expect(exerciseText('match').read('كتاب – book | قلم : pen | house=بيت')).toEqual({
    pairs: [
      { left: { text: 'كتاب', file: 0 }, right: { text: 'book', file: 0 } },
      { left: { text: 'قلم', file: 0 }, right: { text: 'pen', file: 0 } },
      { left: { text: 'house', file: 0 }, right: { text: 'بيت', file: 0 } },
    ],
  })
})

test('a CSV file of a paradigm has cells in quotation marks (R-LEARN-007)', () => {
  const rows = (text: string) => (exerciseText('table').read(text) as { rows: string[][] }).rows
  expect(rows('"","he, it"\r\n"past","{{كَتَبَ}}"')).toEqual([
    ['', 'he, it'],
    ['past', '{{كَتَبَ}}'],
  ])
  expect(rows('a,"say ""x"" ; y"\nb,"c')).toEqual([
    ['a', 'say "x" ; y'],
    ['b', '"c'],
  ])
})

test.each<[ExerciseKind, string, string]>([
  ['hear', 'قلب، كلب', 'قلب | كلب'],
  ['hear', 'قلب - كلب', 'قلب | كلب'],
  ['match', 'كتاب:book; pen-قلم; بيت=house', 'كتاب = book; pen = قلم; بيت = house'],
  ['parse', 'ذَهَبَ = فعل', 'ذَهَبَ: فعل'],
  ['marks', 'كَتَبَ | ١ ٣', 'كَتَبَ | 1 3'],
])(
  'a line of the kind %s may have other separators and digits: %s (R-LEARN-010)',
  (kind, typed, line) => {
    expect(exerciseText(kind).read(typed)).toEqual(exerciseText(kind).read(line))
  },
)

test('a bank that lists its right words too shows each once (R-LEARN-003)', () => {
  const shown = EXERCISES.gap.toPublic(
    exerciseText('gap').read('هذا {{كتاب}} || كتاب، قلم') as never,
  )
  expect(shown.bank?.toSorted()).toEqual(['قلم', 'كتاب'])
})

test.each(['\u064e', '\u0640', '\u200f'])(
  'a key of marks alone is refused (R-ARABIC-004)',
  (key) => {
    expect(exerciseRules('gap').findProblems(gap(`هذا {{كتاب|${key}}}`))).toMatchObject([
      { field: 'line' },
    ])
    const rows = [
      ['', 'a'],
      ['b', `{{${key}}}`],
    ]
    expect(
      exerciseRules('table').findProblems({ rows, marks: 'free', strict: false }),
    ).toMatchObject([{ field: 'rows' }])
  },
)

test.each(exerciseKinds)(
  'what a student is shown of the kind %s does not contain its key (R-LEARN-001)',
  (kind) => {
    const content = exerciseText(kind).read(SAMPLES[kind])
    const shown = exerciseRules(kind).toPublic(content)
    const right = EXERCISES[kind].review(content as never, [])
    const texts = JSON.stringify(shown)
    // options, tiles, the sides of pairs and the words of a bank are shown, in an order of their own
    if (['gap', 'marks', 'table', 'parse'].includes(kind))
      for (const part of right.filter(() => !texts.includes('"bank"')))
        expect(texts).not.toContain(part.right)
    const again = exerciseText(kind).read(SAMPLES[kind])
    expect(exerciseRules(kind).toPublic(again)).toEqual(shown)
  },
)

test.each(exerciseKinds)(
  'an empty content of the kind %s is refused, and no answer breaks the judge (R-LEARN-001)',
  (kind) => {
    const empty = exerciseText(kind).read('')
    expect(exerciseRules(kind).findProblems(empty)).not.toEqual([])
    const content = exerciseText(kind).read(SAMPLES[kind])
    for (const answer of [[], [''], ['\u0000', 'x'.repeat(300)], Array(200).fill('ا')]) {
      const parts = exerciseRules(kind).review(content, answer)
      expect(parts.every(({ verdict }) => ['right', 'near', 'wrong'].includes(verdict))).toBe(true)
    }
    const question = { kind, question: 'Q', answer: '', content: empty } as ExerciseContent
    expect(findQuestionProblems(question)[0]).toMatchObject({ field: 'content', severity: 'error' })
  },
)

test('an answer that is no list of texts is not possible (R-LEARN-001)', () => {
  for (const text of [
    '{}',
    '[1]',
    'x',
    `["${'x'.repeat(400)}"]`,
    JSON.stringify(Array(300).fill('')),
  ])
    expect(readParts(text)).toBeUndefined()
  expect(readParts('["a"]')).toEqual(['a'])
})

test('what is heard needs its right option, the first, or every empty answer would be right (R-LEARN-001)', () => {
  const hear = (options: string[]) => ({ options, slow: 0, alternative: '' })
  expect(exerciseRules('hear').findProblems(hear(['', 'سَيْفٌ', 'صَيْفٌ']))).toMatchObject([
    { field: 'options' },
  ])
  expect(exerciseRules('hear').findProblems(hear(['سَيْفٌ', '', 'صَيْفٌ']))).toEqual([])
})

test('a fifth option of what is heard is refused and not left out (R-LEARN-001)', () => {
  const content = exerciseText('hear').read('قلب | كلب | قلم | كرم | قمر')
  expect(content).toHaveProperty('options.length', 5)
  expect(exerciseRules('hear').findProblems(content)).toMatchObject([{ field: 'options' }])
})
