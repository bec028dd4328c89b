import type { ManagedClass } from '../../contract/classes/classes.ts'
import { isRegistrationOpen } from '../../contract/classes/registration-window.ts'

/** The caller's relation to a class. `now` is Unix seconds. */
export type Viewer = { isEnrolled: boolean; isAdmin: boolean; now: number; timezone: string }

/** True if visible: an inactive class to its students and administrators, a draft to administrators (decision 0371). */
export function isVisible(
  { active, draft }: Pick<ManagedClass, 'active' | 'draft'>,
  { isEnrolled, isAdmin }: Pick<Viewer, 'isEnrolled' | 'isAdmin'>,
): boolean {
  return active || isAdmin || (isEnrolled && !draft)
}

/** True if the viewer gets the links: its students, administrators, and all if joining is free and open (decision 0371). */
export function canReadLinks(
  it: Pick<ManagedClass, 'price' | 'prerequisiteId' | 'registrationCloses'>,
  { isEnrolled, isAdmin, now, timezone }: Viewer,
): boolean {
  if (isEnrolled || isAdmin) return true
  const isOpenToAll = it.price === 0 && it.prerequisiteId === 0
  return isOpenToAll && isRegistrationOpen(it.registrationCloses, now, timezone)
}

/** A class without its links, for lists (decision 0371). */
export function withoutLinks<T extends { links: string }>(it: T): T {
  return { ...it, links: '' }
}
