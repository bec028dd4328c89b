import type { SeededRandom } from './seeded-random.ts'

/** What a demo student set out to do. Days are counted back from the day the demo is made. */
export type StudentTimeline = {
  joinedDaysAgo: number
  /** Slugs, in the order they were taken up. */
  classes: string[]
  /** Days ago each class was begun at the earliest; absent is one right after the other. */
  classStartsDaysAgo?: number[]
  /** Lessons of the last class that stay unread, for a class page with something still to do. */
  unreadLessons: number
  /** How often an objective question is answered right: 0 to 1. */
  skill: number
  /** How old written papers are before they are marked. */
  markingDays?: number
  /** Naira put into the wallet today, for the next class. */
  finalTopUp?: number
  /** Which of the earlier students' codes brought this one; absent for none. */
  referrerIndex?: number
}

const CLASS_PATHS: string[][] = [
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
const firstStudent: StudentTimeline = {
  joinedDaysAgo: 171,
  classes: ['letters', 'nahw', 'ajurrumiyyah', 'everyday-conversation'],
  classStartsDaysAgo: [170, 75, 27, 9],
  markingDays: 6,
  unreadLessons: 4,
  skill: 0.86,
  finalTopUp: 10_150,
}

/** The story of the nth student; the same every time. */
export function timelineOf(index: number, random: SeededRandom): StudentTimeline {
  if (index === 0) return firstStudent
  const timeline: StudentTimeline = {
    joinedDaysAgo: index < 26 ? random.integer(25, 175) : random.integer(1, 12),
    classes: random.pick(CLASS_PATHS),
    unreadLessons: random.integer(0, 5),
    skill: 0.55 + random.next() * 0.45,
  }
  return random.next() < 0.35
    ? { ...timeline, referrerIndex: random.integer(0, index - 1) }
    : timeline
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
