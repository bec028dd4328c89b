import type { SeededRandom } from './seeded-random.ts'

/** The plan of a demo student. Days are counted back from the start of the demo. */
export type StudentTimeline = {
  joinedDaysAgo: number
  /** Slugs in the order of enrolment. */
  classes: string[]
  /** Earliest start of each class in days ago; absent: each class starts after the one before. */
  classStartsDaysAgo?: number[]
  /** Number of lessons at the end of the last class that the student has not opened. */
  unreadLessons: number
  /** Probability of a correct answer, 0 to 1. */
  skill: number
  /** Submissions younger than this are unmarked. */
  markingDays?: number
  /** Naira added to the wallet at the start of the demo. */
  finalTopUp?: number
  /** Index of the student whose referral code was used; absent: none. */
  referrerIndex?: number
}

const CLASS_PATHS: string[][] = [
  ['first-words', 'vowels', 'nahw'],
  ['everyday-conversation', 'numbers-and-time'],
  ['nahw', 'sarf'],
  ['first-words', 'surahs', 'forty-words-of-the-quran'],
  ['nahw', 'ajurrumiyyah'],
  ['surahs', 'arabic-of-hadith'],
  ['everyday-conversation', 'conversation-at-work'],
  ['vocabulary-of-the-home', 'numbers-and-time', 'everyday-conversation'],
  ['nahw', 'revision-circle'],
]

// the student whose sign-in is printed has a completed class, a half completed one and one just started
const firstStudent: StudentTimeline = {
  joinedDaysAgo: 171,
  classes: ['first-words', 'nahw', 'ajurrumiyyah', 'everyday-conversation'],
  classStartsDaysAgo: [170, 75, 27, 9],
  markingDays: 6,
  unreadLessons: 4,
  skill: 0.86,
  finalTopUp: 10_150,
}

/** The timeline of the student with this index; deterministic for a seed. */
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

/** Theory answers of different quality, made from the reference answer. */
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
