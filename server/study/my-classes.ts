import { encodeMyClass, toNextLessonOfClass } from '../../contract/enrolment/enrolment.ts'
import { toShownPlan } from '../../contract/enrolment/parts.ts'
import { nextLesson } from '../../contract/lessons/next-lesson.ts'
import { classJson } from '../classes/list-public.ts'
import { findAwaitedPayments } from '../enrolment/awaited-payments.ts'
import { listEnrolments, longStartDay, planOf } from '../enrolment/store.ts'
import { getCachedSyllabus } from '../lessons/syllabus.ts'
import type { AppContext } from '../platform/app-context.ts'
import { readProgressByClass, summarizeClass } from './progress.ts'

/**
 * A student's enrolments with their classes, newest first, as wire JSON (R-MYCLASS-008), each with the student's progress
 * and next lesson. Classes and lessons come from the caches of decision 0040, the progress in
 * all classes from one query.
 */
export async function myClassesJson(
  { db, config }: AppContext,
  { studentId, now }: { studentId: number; now: number },
): Promise<string> {
  const [enrolments, progressByClass, awaitedPayments] = await Promise.all([
    listEnrolments(db, { studentId }),
    readProgressByClass(db, studentId),
    findAwaitedPayments(db, { studentId, now }),
  ])
  const moment = { now, timezone: config.SITE_TIMEZONE }
  const encoded = await Promise.all(
    enrolments.map(async (it) => {
      const [json, syllabus] = await Promise.all([classJson(db, it), getCachedSyllabus(db, it)])
      // empty for a class that was deleted after the enrolments were read
      if (!json || !syllabus) return
      const progress = progressByClass.get(it.id)
      const { state, paidUntil, ...summary } = summarizeClass(
        { syllabus, enrolment: it, progress },
        moment,
      )
      return encodeMyClass(
        {
          enrolment: {
            ...{ id: it.enrolment_id, paidUntil, startDay: longStartDay(it) },
            payment: awaitedPayments.get(it.id),
            plan: toShownPlan(planOf(it)),
          },
          ...summary,
          nextLesson: toNextLessonOfClass(nextLesson(state)),
        },
        json,
      )
    }),
  )
  return `[${encoded.filter(Boolean).join()}]`
}
