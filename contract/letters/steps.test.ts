import { expect, test } from 'vitest'
import { LETTERS, SIGNS, shapesOf } from './letters.ts'
import { inLatin, misreadings, spelledOut } from './read-aloud.ts'
import {
  isReadable,
  placedUnit,
  placementSteps,
  repeatSteps,
  seededRandom,
  unitSteps,
} from './steps.ts'
import { allWords, lettersIn, lettersUpTo, UNITS } from './units.ts'

test('ten units teach the 28 letters once, with forty words of letters that are known by then (R-LETTERS-001)', () => {
  expect(UNITS).toHaveLength(10)
  expect(UNITS.flatMap((it) => [...it.letters]).sort()).toEqual(
    LETTERS.map((it) => it.letter).sort(),
  )
  expect(UNITS.flatMap((it) => it.words)).toHaveLength(40)
  const words = allWords()
  expect(new Set(words.map((it) => it.text)).size).toBe(words.length)
  expect(new Set(words.map((it) => it.id)).size).toBe(words.length)
  for (const it of UNITS) {
    const known = lettersUpTo(it.number)
    for (const word of [...it.words, ...it.newWords])
      for (const letter of lettersIn(word.text)) expect(known, word.text).toContain(letter)
    for (const letter of it.letters)
      expect(
        [...it.words, ...it.newWords].some((word) => lettersIn(word.text).includes(letter)),
        letter,
      ).toBe(true)
  }
})

test('every letter of a word has its sign, and its reading in Latin letters is known (R-LETTERS-001)', () => {
  for (const { text } of allWords())
    expect(text, text).toMatch(
      /^(?:[أإ-ي][\u064b-\u0652]{1,2}|(?<=\u064e)ا|(?<=\u064b)ا|(?<=\u064f)و|(?<=\u0650)ي)+$/,
    )
  const of = (id: string) => inLatin(allWords().find((it) => it.id === id)?.text ?? '')
  expect(
    [
      'bab',
      'bint',
      'umm',
      'bayt',
      'barid',
      'nur',
      'abadan',
      'dab',
      'shams',
      'ukht',
      'zill',
      'badaa',
    ].map(of),
  ).toEqual([
    'bābun',
    'bintun',
    'ummun',
    'baytun',
    'barīdun',
    'nūrun',
    'abadan',
    'daʾbun',
    'shamsun',
    'ukhtun',
    'ẓillun',
    'badaʾa',
  ])
  expect(spelledOut('بَيْتٌ')).toBe('بَ يْ تٌ')
})

const units = UNITS.flatMap((unit) =>
  Array.from({ length: 20 }, (_, seed) => ({
    unit,
    steps: unitSteps(unit.number, seededRandom(seed)),
  })),
)

test('a unit shows each letter, its shapes, signs and neighbours (R-LETTERS-001)', () => {
  for (const { unit, steps } of units)
    for (const letter of unit.letters) {
      const own = steps.filter((step) => 'letter' in step && step.letter === letter)
      const traced = own.flatMap((step) => (step.kind === 'trace' ? [step.shape] : []))
      expect(traced).toEqual(shapesOf(letter))
      const count = (kind: string) => own.filter((step) => step.kind === kind).length
      expect([count('meet'), count('apart'), count('sign')]).toEqual([1, 2, 2])
    }
})

test('a question has four different options, of which one is right (R-LETTERS-001)', () => {
  for (const step of units.flatMap((it) => it.steps)) {
    expect(isReadable(step), JSON.stringify(step)).toBe(true)
    const options: readonly unknown[] = 'options' in step ? step.options : [1, 2, 3, 4]
    expect(new Set(options).size, JSON.stringify(step)).toBe(4)
    expect(options).toContain('options' in step ? step.answer : 1)
  }
})

test('every unit ends with words never seen before (R-LETTERS-001)', () => {
  const taught = new Set(UNITS.flatMap((unit) => unit.words.map((it): string => it.text)))
  for (const { steps } of units)
    for (const step of steps.slice(-3)) {
      expect(step).toMatchObject({ kind: 'read', isNew: true })
      expect(step.kind === 'read' && taught.has(step.word.text)).toBe(false)
    }
})

test.each([
  ['س', 'ص'],
  ['ه', 'ح'],
  ['ت', 'ط'],
  ['ق', 'ك'],
  ['ذ', 'ز'],
  ['ذ', 'ظ'],
  ['ز', 'ظ'],
])('%s and %s are told apart in the unit of the later one (R-LETTERS-001)', (one, other) => {
  const number = Math.max(
    ...[one, other].map((it) => UNITS.findIndex((unit) => unit.letters.includes(it)) + 1),
  )
  for (let seed = 0; seed < 20; seed++) {
    const steps = unitSteps(number, seededRandom(seed))
    const asked = steps.some(
      (it) =>
        it.kind === 'apart' &&
        [one, other].includes(it.letter) &&
        it.options.includes(one) &&
        it.options.includes(other),
    )
    expect(asked).toBe(true)
  }
})

test('a misreading differs from the word by one sound, and names its letter', () => {
  const found = misreadings('سَيْفٌ', lettersUpTo(7))
  expect(found).toContainEqual({ text: 'صَيْفٌ', letter: 'س' })
  expect(found).toContainEqual({ text: 'سِيْفٌ', letter: 'س' })
  expect(found.map((it) => inLatin(it.text))).not.toContain('sayfun')
})

test('the placement has twelve questions and begins with the unit of the first wrong one (R-LETTERS-001)', () => {
  expect(placementSteps(seededRandom(3))).toHaveLength(12)
  for (const step of placementSteps(seededRandom(3))) expect(isReadable(step)).toBe(true)
  const right = Array.from({ length: 12 }, () => true)
  expect(placedUnit(right)).toBe(11)
  expect(placedUnit(right.with(0, false))).toBe(1)
  expect(placedUnit(right.with(2, false))).toBe(1)
  expect(placedUnit(right.with(5, false).with(8, false))).toBe(4)
  expect(placedUnit(right.with(11, false))).toBe(10)
})

test('what was wrong returns as a question on the same letter (R-LETTERS-004)', () => {
  const steps = repeatSteps(
    [
      { letter: 'ص', skill: 'apart' },
      { letter: 'د', skill: 'written' },
      { letter: 'غ', skill: 'read' },
    ],
    seededRandom(1),
  )
  expect(steps.map((it) => it.kind)).toEqual(['apart', 'trace', 'trace', 'read'])
  const last = steps.at(-1)
  expect(last?.kind === 'read' && lettersIn(last.word.text)).toContain('غ')
})

test('a letter has six signs', () => expect(SIGNS).toHaveLength(6))
