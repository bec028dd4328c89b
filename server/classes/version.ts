import type { ManagedClass } from '../../contract/classes/classes.ts'
import { digestOf } from '../platform/edit-version.ts'

/**
 * The version of the class form (decision 0432). Lessons are not included: adding one does not conflict with a change of
 * the form.
 */
export function classVersion(schoolClass: ManagedClass): string {
  return digestOf([
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
    // absent from the versions of classes without it
    ...(schoolClass.anonymousMarking ? [true] : []),
    ...(schoolClass.parts ? [schoolClass.parts] : []),
    ...(schoolClass.aliases ? [schoolClass.aliases] : []),
  ])
}
