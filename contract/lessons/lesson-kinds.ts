import * as z from '../platform/zod.ts'
import { MAX_EXERCISES, MAX_LESSON_CHECKS } from './max-checks.ts'

/** The kinds of lesson. A new kind needs an entry in each `Record<LessonKind, …>`; the type checker reports missing ones. */
export type LessonKind = 'lesson' | 'exam' | 'practice' | 'timetable'

type LessonKindRules = {
  /** Value of `inputetype` on the wire (R-LESSON-044). */
  wireName: string
  /** Whether it has a number and counts for progress, completion and the monthly limit. */
  countsTowardsProgress: boolean
  /** A lesson completed by submission closes the lessons after it until then (R-LESSON-016). */
  completedBy: 'view' | 'submission'
  /** Where a student reads it: its own page, or a dialog of the class page (R-LESSON-022). */
  opensIn: 'lesson-page' | 'class-page'
  /** Whether it can open at a set time (R-ALESSON-008). */
  canBeScheduled: boolean
  /** Whether it has objective questions and a theory part, and students submit answers. */
  hasQuestions: boolean
  /** Whether it can contain ungraded questions. */
  hasChecks: boolean
  /** The most ungraded questions. */
  maxChecks: number
  /** When it counts as read: once it was opened, or once each of its exercises was right (R-LEARN-011). */
  readBy: 'opening' | 'practising'
  hasComments: boolean
  /** Whether its teacher may open it to visitors as the free sample of its class (decision 0371). */
  canBeSample: boolean
}

/** The kinds in the order of the lesson editor. Server and site decide by these rules, not by the name of a kind. */
export const LESSON_KINDS = {
  lesson: {
    wireName: 'Lesson',
    countsTowardsProgress: true,
    completedBy: 'view',
    opensIn: 'lesson-page',
    canBeScheduled: true,
    hasQuestions: false,
    hasChecks: true,
    maxChecks: MAX_LESSON_CHECKS,
    readBy: 'opening',
    hasComments: true,
    canBeSample: true,
  },
  exam: {
    wireName: 'Exam',
    countsTowardsProgress: true,
    completedBy: 'submission',
    opensIn: 'lesson-page',
    canBeScheduled: true,
    hasQuestions: true,
    hasChecks: false,
    maxChecks: MAX_EXERCISES,
    readBy: 'opening',
    hasComments: false,
    canBeSample: false,
  },
  practice: {
    wireName: 'Practice',
    countsTowardsProgress: true,
    completedBy: 'view',
    opensIn: 'lesson-page',
    canBeScheduled: true,
    hasQuestions: false,
    hasChecks: true,
    maxChecks: MAX_EXERCISES,
    readBy: 'practising',
    hasComments: false,
    canBeSample: false,
  },
  timetable: {
    wireName: 'Timetableble',
    countsTowardsProgress: false,
    completedBy: 'view',
    opensIn: 'class-page',
    canBeScheduled: false,
    hasQuestions: false,
    hasChecks: false,
    maxChecks: MAX_EXERCISES,
    readBy: 'opening',
    hasComments: true,
    canBeSample: false,
  },
} as const satisfies Record<LessonKind, LessonKindRules>

// Object.keys is typed string[]
export const lessonKinds = Object.keys(LESSON_KINDS) as LessonKind[]

/** The kinds whose rules satisfy a condition, for queries. */
export function lessonKindsWhere(condition: (rules: LessonKindRules) => boolean): LessonKind[] {
  return lessonKinds.filter((kind) => condition(LESSON_KINDS[kind]))
}

/** Whether a lesson of a kind can explain a question: students read it, and it is no exam. */
export function canExplain({ opensIn, hasQuestions }: LessonKindRules): boolean {
  return opensIn === 'lesson-page' && !hasQuestions
}

const wireNames = lessonKinds.map((kind) => LESSON_KINDS[kind].wireName)

/** The kind of a lesson, by its name on the wire (R-LESSON-044). */
export const lessonKind = z.codec(z.enum(wireNames), z.enum(lessonKinds), {
  // the enum lets only known names through
  decode: (wireName) => lessonKinds[wireNames.indexOf(wireName)] as LessonKind,
  encode: (kind) => LESSON_KINDS[kind].wireName,
})
