import { encodeMyClass } from '../../contract/enrolment.ts'
import { classJson } from '../classes/browse.ts'
import type { Db } from '../kernel/db.ts'
import { endOf, listPlaces } from './store.ts'

/** A student's classes and the place in each, newest first, as JSON on the wire (student-area §3, §7). */
export async function myClasses(db: Db, studentId: number): Promise<string> {
  const places = await listPlaces(db, { studentId })
  const encoded = await Promise.all(
    places.map(async (it) => {
      const json = await classJson(db, it)
      return json && encodeMyClass({ id: it.enrolment_id, paidUntil: endOf(it) }, json)
    }),
  )
  // a class deleted since the places were read
  return `[${encoded.filter(Boolean).join()}]`
}
