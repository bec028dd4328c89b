import type { Kobo } from './kobo.ts'

/** What the form of a class says before it is sent, and the server whatever is sent (R-ACLASS-010 to R-ACLASS-012). */

export const PRICE_REQUIRED = 'A paid class needs a price above zero.'
export const OWN_PREREQUISITE = 'A class cannot be a prerequisite to itself'
export const MAX_MONTHLY_LIMIT = 10_000

/** Said to the second of two people who change one class: the first one's change would be lost. */
export const CLASS_CHANGED =
  'Somebody else has changed this class. Look at the newest before you save.'

/** What a class costs: nothing when it is free, whatever stands in the form; null when it is paid and has no price. */
export function effectivePrice({ premium, price }: { premium: boolean; price: Kobo }): Kobo | null {
  if (!premium) return 0
  return price > 0 ? price : null
}

/** Whether a class is asked to come after itself; a new one has no id yet and cannot be. */
export function isOwnPrerequisite(classId: number | undefined, prerequisiteId: number): boolean {
  return prerequisiteId !== 0 && prerequisiteId === classId
}
