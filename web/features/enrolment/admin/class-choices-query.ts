import { getClasses } from '../../../../contract/classes/classes.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { formatPrice } from '../../../kit/naira.ts'

/** The classes to which an administrator can add students: all of them, also inactive ones. */
export const classChoicesQuery = callQuery(getClasses, {}, adminKeys.classChoices, { staleTime: 0 })
export type ClassChoice = Awaited<ReturnType<NonNullable<typeof classChoicesQuery.queryFn>>>[number]

/** m.kit_free(), '₦5,000', or '₦5,000 a month'. */
export function priceText({ price, monthly }: Pick<ClassChoice, 'price' | 'monthly'>): string {
  if (price === 0) return m.kit_free()
  return monthly ? m.enrolment_price_a_month({ price: formatPrice(price) }) : formatPrice(price)
}
