import { createHash } from 'node:crypto'
import type { ManagedClass } from '../../contract/classes.ts'

/**
 * A hash of the fields of the class form, for conflict detection (decision 0130). Lessons are not included: adding one
 * does not conflict with a change of the form.
 */
export function classVersion(schoolClass: ManagedClass): string {
  const form = [
    schoolClass.category,
    schoolClass.name,
    schoolClass.about,
    schoolClass.price,
    schoolClass.monthly,
    schoolClass.active,
    schoolClass.registrationCloses,
    schoolClass.monthlyLimit,
    schoolClass.links,
    schoolClass.prerequisiteId,
  ]
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 22)
}
