import { call } from '../platform/call.ts'
import { id, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { LETTERS } from './letters.ts'
import type { Due } from './steps.ts'
import { UNITS } from './units.ts'

/** What a learner has done with each letter (R-LETTERS-004). */

/** Skills of a letter; `unit` is a finished unit, and `placed` the unit with which the placement says to begin. */
export const SKILLS = ['seen', 'apart', 'written', 'read'] as const
export type Skill = (typeof SKILLS)[number]

/**
 * When a skill was last right and last wrong, in Unix seconds, 0 for never. Two states are merged by the later times, in any order and any
 * number of times, so that a device can send its state again.
 */
const entry = z
  .object({
    // a letter, or the number of a unit
    item: text(2),
    skill: z.enum([...SKILLS, 'unit', 'placed']),
    right: unixSeconds,
    wrong: unixSeconds,
  })
  .check(z.refine((it) => (isSkill(it.skill) ? isLetter(it.item) : isUnit(it.item))))
export type ProgressEntry = z.output<typeof entry>

const isSkill = (it: string) => SKILLS.some((skill) => skill === it)
const isLetter = (it: string) => LETTERS.some(({ letter }) => letter === it)
const isUnit = (it: string) => /^[1-9]\d?$/.test(it) && Number(it) <= UNITS.length + 1

/** 28 letters of four skills, ten units, and eleven places to begin. */
const MAX_ENTRIES = 150
const progress = z.array(entry).check(z.maxLength(MAX_ENTRIES))

export const keyOf = ({ item, skill }: Pick<ProgressEntry, 'item' | 'skill'>): string =>
  `${item} ${skill}`

/** The later times of both. */
export function mergeProgress(
  one: readonly ProgressEntry[],
  other: readonly ProgressEntry[],
): ProgressEntry[] {
  const merged = new Map(one.map((it) => [keyOf(it), it]))
  for (const it of other) {
    const before = merged.get(keyOf(it))
    merged.set(keyOf(it), {
      ...it,
      right: Math.max(it.right, before?.right ?? 0),
      wrong: Math.max(it.wrong, before?.wrong ?? 0),
    })
  }
  return [...merged.values()]
}

/** `again` if it was wrong after it was right, or never right. */
export type SkillState = 'open' | 'done' | 'again'
export const stateOf = (it: Pick<ProgressEntry, 'right' | 'wrong'> | undefined): SkillState =>
  !it || it.right + it.wrong === 0 ? 'open' : it.right >= it.wrong ? 'done' : 'again'

/** What was wrong last and returns, in the order of the letters. */
export function dueOf(entries: readonly ProgressEntry[]): Due[] {
  const byKey = new Map(entries.map((it) => [keyOf(it), it]))
  return LETTERS.flatMap(({ letter }) =>
    (['apart', 'written', 'read'] as const)
      .filter((skill) => stateOf(byKey.get(keyOf({ item: letter, skill }))) === 'again')
      .map((skill) => ({ letter, skill })),
  )
}

/** The unit with which the latest placement says to begin, 11 for none; undefined without a placement. */
export const placeOf = (entries: readonly ProgressEntry[]): number | undefined => {
  const [latest] = entries
    .filter((it) => it.skill === 'placed')
    .toSorted((one, other) => other.right - one.right)
  return latest && Number(latest.item)
}

/** The progress of the caller. */
export const getLetterProgress = call({
  path: '/api.php',
  action: 'getLetterProgress',
  access: 'student',
  effect: 'read',
  response: progress,
})

/** Merges what a device knows into the progress of the caller, and returns the whole; sent again it changes nothing. */
export const saveLetterProgress = call({
  path: '/api.php',
  action: 'saveLetterProgress',
  access: 'student',
  effect: 'change',
  bodyLimits: { bytes: 32 * 1024, fields: 700, depth: 4 },
  request: { progress },
  response: progress,
})

/** The progress of a student, for those who see marks: it is no matter of an accountant (R-STAFF-005). */
export const getStudentLetters = call({
  path: '/adminActions.php',
  action: 'getStudentLetters',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { student_id: id },
  response: progress,
})
