import { registrationEndsAt } from '../../../../contract/classes/registration-window.ts'
import { formatDate } from '../../../../contract/platform/school-time.ts'
import { formatPrice } from '../../../kit/naira.ts'

/** '₦7,500', '₦7,500 a month', or 'Free' (R-ACLASS-005). */
export function priceText(pricing: { premium: boolean; price: number; monthly: boolean }): string {
  if (!pricing.premium) return 'Free'
  return pricing.monthly ? `${formatPrice(pricing.price)} a month` : formatPrice(pricing.price)
}

/** The day on which registration closes, or 'Not set'. */
export function closingText(registrationCloses: string, timezone: string): string {
  const end = registrationEndsAt(registrationCloses, timezone)
  return end === null ? 'Not set' : formatDate(end, timezone)
}
