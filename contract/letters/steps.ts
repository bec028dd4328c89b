/** The steps of a unit, of the placement test and of a repetition: one question a screen, made from the data alone. */
import {
  LETTERS,
  lookAlike,
  type Shape,
  SIGNS,
  type Sign,
  shapesOf,
  soundAlike,
} from './letters.ts'
import { inLatin, misreadings } from './read-aloud.ts'
import { allWords, lettersIn, lettersUpTo, UNITS, type Unit, type Word } from './units.ts'

/** Options are in the order in which they are shown; `answer` is one of them. */
type Choice<Option> = { options: readonly Option[]; answer: Option }
export type ReadOption = { text: string; letter?: string }
export type Step =
  /** A new letter with its shapes and its six signs. */
  | { kind: 'meet'; letter: string }
  /** The letter of a name or a sound among its neighbours, in one shape. */
  | ({ kind: 'apart'; letter: string; shape: Shape } & Choice<string>)
  /** The sign of a sound. */
  | ({ kind: 'sign'; letter: string } & Choice<Sign>)
  | { kind: 'trace'; letter: string; shape: Shape }
  /** How a word is read; `isNew` at the end of a unit. */
  | ({ kind: 'read'; word: Word; isNew: boolean } & Choice<ReadOption>)
  | ({ kind: 'meaning'; word: Word } & Choice<Word>)

const OPTIONS = 4

/** Pseudo-random numbers from 0 to 1, the same for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((it): [number, T] => [random(), it])
    .sort(([one], [other]) => one - other)
    .map(([, it]) => it)
}

function apartStep(letter: string, shape: Shape, known: readonly string[], random: Random): Step {
  const inShape = (it: string) => it !== letter && shapesOf(it).includes(shape)
  const near = [...new Set([...soundAlike(letter), ...lookAlike(letter)])].filter(inShape)
  const all = LETTERS.map((it) => it.letter).filter(inShape)
  // neighbours that are known first: who is told two apart must have met both; in the first unit also letters to come
  const others = new Set([
    ...shuffled(
      near.filter((it) => known.includes(it)),
      random,
    ),
    ...shuffled(
      near.filter((it) => !known.includes(it)),
      random,
    ),
    ...shuffled(
      all.filter((it) => known.includes(it)),
      random,
    ),
    ...shuffled(all, random),
  ])
  return {
    kind: 'apart',
    letter,
    shape,
    answer: letter,
    options: shuffled([letter, ...[...others].slice(0, OPTIONS - 1)], random),
  }
}

function signStep(letter: string, answer: Sign, random: Random): Step {
  const others = shuffled(
    SIGNS.filter((it) => it !== answer),
    random,
  ).slice(0, OPTIONS - 1)
  return { kind: 'sign', letter, answer, options: shuffled([answer, ...others], random) }
}

type ReadTask = { word: Word; isNew: boolean; known: readonly string[]; random: Random }

function readStep({ word, isNew, known, random }: ReadTask): Step {
  const answer: ReadOption = { text: word.text }
  const others = shuffled(misreadings(word.text, known), random).slice(0, OPTIONS - 1)
  return { kind: 'read', word, isNew, answer, options: shuffled([answer, ...others], random) }
}

function meaningStep(word: Word, known: readonly Word[], random: Random): Step {
  const others = shuffled(
    known.filter((it) => it.id !== word.id),
    random,
  ).slice(0, OPTIONS - 1)
  return { kind: 'meaning', word, answer: word, options: shuffled([word, ...others], random) }
}

/** The steps of a unit in order (R-LETTERS-001): each letter is met, told apart, heard or read under signs, and traced; then words. */
export function unitSteps(number: number, random: Random): Step[] {
  const unit: Unit | undefined = UNITS[number - 1]
  if (!unit) return []
  const known = lettersUpTo(number)
  const words = UNITS.slice(0, number).flatMap((it): readonly Word[] => it.words)
  const ofLetters = [...unit.letters].flatMap((letter, i): Step[] => {
    const shapes = shapesOf(letter)
    const met = [...lettersUpTo(number - 1), ...unit.letters.slice(0, i + 1)]
    const signs = shuffled(SIGNS, random)
    return [
      { kind: 'meet', letter },
      apartStep(letter, 'isolated', met, random),
      signStep(letter, signs[0] ?? 'fatha', random),
      ...shapes.map((shape): Step => ({ kind: 'trace', letter, shape })),
      signStep(letter, signs[1] ?? 'kasra', random),
      apartStep(letter, shapes.at(-2) ?? 'final', met, random),
    ]
  })
  const read = (word: Word, isNew: boolean) => readStep({ word, isNew, known, random })
  return [
    ...ofLetters,
    ...unit.words.flatMap((word) => [read(word, false), meaningStep(word, words, random)]),
    ...unit.newWords.map((word) => read(word, true)),
  ]
}

/** The twelve questions of the placement test: two on letters, then a word of each unit (R-LETTERS-001). */
export function placementSteps(random: Random): Step[] {
  const all = LETTERS.map((it) => it.letter)
  return [
    apartStep('ب', 'isolated', lettersUpTo(1), random),
    signStep('ب', 'kasra', random),
    ...UNITS.map((it: Unit) => {
      const [word] = shuffled(
        [...it.words, ...it.newWords].filter((word) =>
          [...it.letters].some((letter) => lettersIn(word.text).includes(letter)),
        ),
        random,
      )
      return readStep({ word: word ?? { id: '', text: '' }, isNew: false, known: all, random })
    }),
  ]
}

/** The unit to begin with, by the placement's answers in their order: the first with a wrong one; 11 if none was wrong. */
export function placedUnit(areRight: readonly boolean[]): number {
  const firstWrong = areRight.indexOf(false)
  return firstWrong < 0 ? UNITS.length + 1 : Math.max(1, firstWrong - 1)
}

/** What was wrong last: a letter and its skill. */
export type Due = { letter: string; skill: 'apart' | 'written' | 'read' }

/** Questions on what was wrong, one for each letter and skill. */
export function repeatSteps(due: readonly Due[], random: Random): Step[] {
  return due.flatMap(({ letter, skill }): Step[] => {
    const unit = UNITS.findIndex((it) => it.letters.includes(letter)) + 1
    const known = lettersUpTo(unit)
    if (skill === 'apart') return [apartStep(letter, 'isolated', known, random)]
    if (skill === 'written')
      return shapesOf(letter).map((shape) => ({ kind: 'trace', letter, shape }))
    const words = allWords().filter(({ text }) => {
      const letters = lettersIn(text)
      return letters.includes(letter) && letters.every((it) => known.includes(it))
    })
    const [word] = shuffled(words, random)
    return word ? [readStep({ word, isNew: false, known, random })] : []
  })
}

/** What a wrong answer to a step means: the letters that were mistaken. */
export function mistakenLetters(step: Step, chosen: unknown): string[] {
  if (step.kind === 'read') {
    const option = step.options.find((it) => it === chosen)
    return option?.letter ? [option.letter] : lettersIn(step.word.text)
  }
  if (step.kind !== 'apart') return 'letter' in step ? [step.letter] : []
  return [step.letter, ...(typeof chosen === 'string' && chosen !== step.letter ? [chosen] : [])]
}

/** The two ways of writing how a word is read must differ among its options. */
export const isReadable = (step: Step): boolean =>
  step.kind !== 'read' || new Set(step.options.map((it) => inLatin(it.text))).size === OPTIONS
