import type { KeepableLesson } from './keep-plan.ts'

/** The number of lessons that one press keeps. */
const COUNT = 3

/** The new lessons of a class in this month; a limit of 0 is none. */
export type MonthlyLessons = { opened: number; limit: number }

/** The lessons that one press keeps, and its texts. */
export type NextKeep = {
  title: string
  lessons: KeepableLesson[]
  /** 'This opens 2 new lessons.'; '' if it opens none. */
  opens: string
  /** One of them is the last new lesson of the month. */
  hasLastOfMonth: boolean
  /** The text after it, if the limit lets fewer be kept: 'Kept 1. Two open on 1 Dec.'; otherwise ''. */
  kept: string
}

const NUMBERS = ['', 'One', 'Two', 'Three']

/**
 * The next lessons that a student can keep with one press, at most as many new ones as are left in the month (R-OFFLINE-002).
 * Null if there are none. `nextMonth` is the day on which the limit ends: '1 Dec'.
 */
export function nextKeep(
  lessons: readonly KeepableLesson[],
  { opened, limit }: MonthlyLessons,
  nextMonth: string,
): NextKeep | null {
  const wanted = lessons.slice(0, COUNT)
  const left = limit > 0 ? Math.max(0, limit - opened) : COUNT
  const newOnes = wanted.filter((it) => it.isNew)
  const excess = newOnes.slice(left)
  const chosen = wanted.filter((it) => !excess.includes(it))
  const opening = newOnes.length - excess.length
  if (chosen.length === 0) return null
  const hasLastOfMonth = limit > 0 && opening > 0 && opening === left
  const last = hasLastOfMonth ? `the last of ${limit} this month` : ''
  const title = chosen.length === 1 ? 'Keep the next lesson' : `Keep the next ${chosen.length}`
  const what = opening === 1 ? 'one new lesson' : `${opening} new lessons`
  const month =
    limit > 0 ? ` They count for this month: ${opened} of ${limit} this month until now.` : ''
  return {
    title: last ? `${title.replace('next lesson', 'next one')} (${last})` : title,
    lessons: chosen,
    opens:
      opening === 0 ? '' : last ? `This opens ${what}, ${last}.` : `This opens ${what}.${month}`,
    hasLastOfMonth,
    kept:
      excess.length === 0
        ? ''
        : `Kept ${chosen.length}. ${NUMBERS[excess.length]} ${excess.length === 1 ? 'opens' : 'open'} on ${nextMonth}.`,
  }
}
