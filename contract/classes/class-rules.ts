import type { Kobo } from '../platform/kobo.ts'

/** Rules of the class form, checked by the screen and by the server (R-ACLASS-010 to R-ACLASS-012). */

export const PRICE_REQUIRED = 'A paid class needs a price above zero.'
export const OWN_PREREQUISITE = 'A class cannot be a prerequisite to itself'
export const MAX_MONTHLY_LIMIT = 10_000

/** The message for a change that is based on an outdated version of the class. */
export const CLASS_CHANGED =
  'Somebody else has changed this class. Load the newest version before you save.'

/** The price to store: 0 for a free class, null for a paid class without a price. */
export function effectivePrice({ premium, price }: { premium: boolean; price: Kobo }): Kobo | null {
  if (!premium) return 0
  return price > 0 ? price : null
}

/** True if the class is its own prerequisite. A new class has no id yet. */
export function isOwnPrerequisite(classId: number | undefined, prerequisiteId: number): boolean {
  return prerequisiteId !== 0 && prerequisiteId === classId
}
