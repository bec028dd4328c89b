import type { ManagedClass } from '../../contract/classes.ts'
import { isRegistrationOpen } from '../../contract/registration-window.ts'

/** Who looks at a class. `now` is Unix seconds. */
export type Viewer = { isEnrolled: boolean; isAdmin: boolean; now: number; timezone: string }

/** Whether a class exists for a viewer: an inactive one only for its students and for administrators (decision 0371). */
export function isVisible(
  { active }: Pick<ManagedClass, 'active'>,
  { isEnrolled, isAdmin }: Pick<Viewer, 'isEnrolled' | 'isAdmin'>,
): boolean {
  return active || isEnrolled || isAdmin
}

/** Whether a viewer gets the links of a class: its students do, and students who could join it now without paying (decision 0371). */
export function canReadLinks(
  it: Pick<ManagedClass, 'price' | 'prerequisiteId' | 'registrationCloses'>,
  { isEnrolled, isAdmin, now, timezone }: Viewer,
): boolean {
  if (isEnrolled || isAdmin) return true
  const isOpenToAll = it.price === 0 && it.prerequisiteId === 0
  return isOpenToAll && isRegistrationOpen(it.registrationCloses, now, timezone)
}

/** A class as a list offers it to those who are not in it: without its links (decision 0371). */
export function withoutLinks<T extends { links: string }>(it: T): T {
  return { ...it, links: '' }
}
