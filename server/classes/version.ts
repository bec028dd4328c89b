import { createHash } from 'node:crypto'
import type { ManagedClass } from '../../contract/classes.ts'

/**
 * What a class's form holds, as a short text that is another one as soon as any of it is (decision 0130). Lessons
 * do not count: adding one takes nothing from somebody who is changing the price.
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
