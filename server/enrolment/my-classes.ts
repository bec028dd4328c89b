import { encodeMyClass } from '../../contract/enrolment.ts'
import { classJson } from '../classes/list-public.ts'
import type { Db } from '../platform/db.ts'
import { effectivePaidUntil, listEnrolments } from './store.ts'

/** A student's enrolments with their classes, newest first, as wire JSON (R-MYCLASS-008). */
export async function myClassesJson(db: Db, studentId: number): Promise<string> {
  const enrolments = await listEnrolments(db, { studentId })
  const encoded = await Promise.all(
    enrolments.map(async (it) => {
      const json = await classJson(db, it)
      return json && encodeMyClass({ id: it.enrolment_id, paidUntil: effectivePaidUntil(it) }, json)
    }),
  )
  // empty for a class that was deleted after the enrolments were read
  return `[${encoded.filter(Boolean).join()}]`
}
