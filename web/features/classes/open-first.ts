import type { SchoolClass } from '../../../contract/classes/classes.ts'
import { isRegistrationOpen } from '../../../contract/classes/registration-window.ts'

/** Classes with open registration before closed ones, each in the given order. `now` in Unix seconds. */
export function openFirst<C extends Pick<SchoolClass, 'registrationCloses'>>(
  classes: readonly C[],
  now: number,
  timezone: string,
): C[] {
  const isOpen = (it: C) => isRegistrationOpen(it.registrationCloses, now, timezone)
  return [...classes.filter(isOpen), ...classes.filter((it) => !isOpen(it))]
}
