import type { MyClass } from '../enrolment/enrolment.ts'
import { registrationEndsAt } from './registration-window.ts'

type StudiedClass = Pick<MyClass, 'lastStudiedAt' | 'nextLesson' | 'lessonsDone' | 'lessonsTotal'>

/** True if every lesson of a class is completed. A class without lessons is not finished. */
export function isFinished({ lessonsDone, lessonsTotal }: StudiedClass): boolean {
  return lessonsTotal > 0 && lessonsDone === lessonsTotal
}

/** True if the next lesson can be opened at `now` (Unix seconds); a scheduled one may have opened since it was sent. */
export function isNextOpen({ nextLesson }: Pick<MyClass, 'nextLesson'>, now: number): boolean {
  if (!nextLesson) return false
  return nextLesson.opens === 'now' || (nextLesson.opens === 'later' && nextLesson.opensAt <= now)
}

/**
 * The class that a student continues with: of those whose next lesson is open the one studied last, then the one
 * whose next lesson opens first, then one that waits for a renewal. Of equal classes the first in the list, which is the one
 * joined last. Undefined if no class has a next lesson.
 */
export function classToContinue<C extends StudiedClass>(
  classes: readonly C[],
  now: number,
): C | undefined {
  const withNext = classes.filter((it) => it.nextLesson !== null)
  const open = withNext.filter((it) => isNextOpen(it, now))
  if (open.length > 0) return firstBy(open, (it) => -it.lastStudiedAt)
  const later = withNext.filter((it) => it.nextLesson?.opens === 'later')
  if (later.length > 0) return firstBy(later, (it) => it.nextLesson?.opensAt ?? 0)
  return withNext[0]
}

/** Classes in progress before finished ones, each in the given order. */
export function finishedLast<C extends StudiedClass>(classes: readonly C[]): C[] {
  return [...classes.filter((it) => !isFinished(it)), ...classes.filter(isFinished)]
}

function firstBy<T>(items: readonly T[], rank: (item: T) => number): T | undefined {
  let first: T | undefined
  for (const it of items) if (first === undefined || rank(it) < rank(first)) first = it
  return first
}

/** A class that a student may join. */
type ClassToJoin = {
  id: number
  category: string
  price: number
  registrationCloses: string
  lessonCount: number
  /** 0 for none. */
  prerequisiteId?: number | undefined
}

/**
 * The class to suggest after a finished one, of those that the student may join now: one that requires
 * the finished class, then one of the same category, then the cheapest, then the one that was added first. Undefined if
 * none is open.
 */
export function suggestedClass<C extends ClassToJoin>(
  joinable: readonly C[],
  finished: { id: number; category: string },
  { now, timezone }: { now: number; timezone: string },
): C | undefined {
  const category = fold(finished.category)
  const rank = (it: C) => [
    it.prerequisiteId === finished.id ? 0 : 1,
    fold(it.category) === category ? 0 : 1,
    it.price,
    it.id,
  ]
  return joinable
    .filter((it) => it.lessonCount > 0 && isJoinable(it, now, timezone))
    .toSorted((a, b) => compareLists(rank(a), rank(b)))[0]
}

const fold = (category: string) => category.trim().toLowerCase()

function isJoinable({ registrationCloses }: ClassToJoin, now: number, timezone: string) {
  const end = registrationEndsAt(registrationCloses, timezone)
  return end === null || now <= end
}

function compareLists(a: number[], b: number[]): number {
  const index = a.findIndex((it, i) => it !== b[i])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}

/** The answers to 'Can you read Arabic letters?'. */
export const READING_LEVELS = ['yes', 'little', 'none'] as const
export type ReadingLevel = (typeof READING_LEVELS)[number]

/**
 * The free class in which a new student begins: the one that the school has set for this answer, if the student
 * may join it. Otherwise the free class that was added first, and the second one for a student who can read. Undefined if there
 * is no open free class with lessons.
 */
export function startingClass<C extends ClassToJoin>(
  joinable: readonly C[],
  level: ReadingLevel,
  chosen: Record<ReadingLevel, number>,
  { now, timezone }: { now: number; timezone: string },
): C | undefined {
  const free = joinable
    .filter((it) => it.price === 0 && it.lessonCount > 0 && isJoinable(it, now, timezone))
    .toSorted((a, b) => a.id - b.id)
  const set = free.find((it) => it.id === chosen[level])
  return set ?? (level === 'yes' ? (free[1] ?? free[0]) : free[0])
}
