import {
  getMyClasses,
  type MyClass,
  type NextLessonOfClass,
  toNextLessonOfClass,
} from '../../../../contract/enrolment/enrolment.ts'
import { countsTowardsProgress, isCompleted } from '../../../../contract/lessons/lesson-access.ts'
import type { LessonRow } from '../../../../contract/lessons/lessons.ts'
import { countProgress } from '../../../../contract/lessons/next-lesson.ts'
import type { ClassPage } from '../../../../contract/study/study.ts'
import { callApi } from '../../../api/call-api.ts'
import { type DeviceSummary, readSummary } from './device-summary.ts'
import { isShownFromDevice, readNames, savedRead } from './saved-read.ts'

/**
 * The classes of this student, newest first, from the device without a connection. Every feature that reads them uses this
 * function: they share one query, which the last to render decides how to load.
 */
export async function readMyClasses({ signal }: { signal: AbortSignal }) {
  const name = readNames.myClasses
  const classes = await savedRead(name, () => callApi(getMyClasses, {}, { signal }))
  return isShownFromDevice(name) ? withKeptNext(classes) : classes
}

type ReadSummary = Pick<DeviceSummary, 'kept' | 'read'>

/** The lessons of a class with those that were read on this device, also without a connection. */
export const withReadsHere = (lessons: readonly LessonRow[], { read }: ReadSummary): LessonRow[] =>
  lessons.map((it) => (read.includes(it.id) ? { ...it, viewed: true } : it))

/** The first kept lesson of a class that is not completed: a student without a connection continues with it (R-OFFLINE-002). */
export function nextKept(
  lessons: readonly LessonRow[],
  { kept }: ReadSummary,
): NextLessonOfClass | null {
  const counted = lessons.filter(countsTowardsProgress)
  const index = counted.findIndex((it) => it.id in kept && !isCompleted(it))
  const lesson = counted[index]
  return toNextLessonOfClass(
    lesson ? { lesson: { ...lesson, number: index + 1 }, opens: 'now', opensAt: 0 } : null,
  )
}

/** Classes that are shown without a connection: each continues with its first kept lesson that was not read. */
async function withKeptNext(classes: MyClass[]): Promise<MyClass[]> {
  const summary = readSummary()
  const { findRead } = await import('./database.ts')
  return Promise.all(
    classes.map(async (it) => {
      const saved = await findRead(readNames.classPage(it.class.publicId)).catch(() => undefined)
      if (!saved) return it
      // saved under the name of a class page
      const lessons = withReadsHere((saved.data as ClassPage).lessons, summary)
      const { done } = countProgress(lessons)
      return { ...it, lessonsDone: done, nextLesson: nextKept(lessons, summary) ?? it.nextLesson }
    }),
  )
}
