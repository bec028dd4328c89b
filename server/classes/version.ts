import { createHash } from 'node:crypto'
import type { ManagedClass } from '../../contract/classes.ts'

/**
 * What a class's form holds, as a short text that is another one as soon as any of it is (decision 0130). Lessons
 * do not count: adding one takes nothing from somebody who is changing the price.
 */
export function versionOf(it: ManagedClass): string {
  const form = [
    it.category,
    it.name,
    it.about,
    it.price,
    it.monthly,
    it.active,
    it.registrationCloses,
    it.monthlyLimit,
    it.links,
    it.prerequisiteId,
  ]
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 22)
}
