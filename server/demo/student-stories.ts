import type { Chance } from './chance.ts'

/** What a demo student set out to do. Days are counted back from the day the demo is made. */
export type Story = {
  joinedDaysAgo: number
  /** Slugs, in the order they were taken up. */
  classes: string[]
  /** Days ago each class was begun at the earliest; absent is one right after the other. */
  begins?: number[]
  /** Lessons of the last class that stay unread, for a class page with something still to do. */
  leaves: number
  /** How often an objective question is answered right: 0 to 1. */
  skill: number
  /** How old written papers are before they are marked. */
  deskDays?: number
  /** Naira put into the wallet today, for the next class. */
  pocket?: number
  /** Which of the earlier students' codes brought this one; absent for none. */
  friendOf?: number
}

const paths: string[][] = [
  ['letters', 'vowels', 'nahw'],
  ['everyday-conversation', 'numbers-and-time'],
  ['nahw', 'sarf'],
  ['letters', 'surahs', 'forty-words-of-the-quran'],
  ['nahw', 'ajurrumiyyah'],
  ['surahs', 'arabic-of-hadith'],
  ['everyday-conversation', 'conversation-at-work'],
  ['vocabulary-of-the-home', 'numbers-and-time', 'everyday-conversation'],
  ['nahw', 'revision-circle'],
]

// the student whose sign-in is printed: one class done, one half done, one just begun
const first: Story = {
  joinedDaysAgo: 171,
  classes: ['letters', 'nahw', 'ajurrumiyyah', 'everyday-conversation'],
  begins: [170, 75, 27, 9],
  deskDays: 6,
  leaves: 4,
  skill: 0.86,
  pocket: 10_150,
}

/** The story of the nth student; the same every time. */
export function storyOf(nth: number, chance: Chance): Story {
  if (nth === 0) return first
  const story: Story = {
    joinedDaysAgo: nth < 26 ? chance.between(25, 175) : chance.between(1, 12),
    classes: chance.pick(paths),
    leaves: chance.between(0, 5),
    skill: 0.55 + chance.next() * 0.45,
  }
  return chance.next() < 0.35 ? { ...story, friendOf: chance.between(0, nth - 1) } : story
}

/** Written answers as students of different skill hand them in; `{answer}` is the reference answer. */
export const writtenAnswers = {
  strong: (reference: string) => reference,
  fair: (reference: string) =>
    reference
      .split(/(?<=[.!؟]\s)/)
      .slice(0, 2)
      .join('')
      .trim(),
  weak: 'I have read the lesson twice, but I am not sure how to explain this in my own words yet.',
}
