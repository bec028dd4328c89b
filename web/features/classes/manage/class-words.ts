import { registrationEnd } from '../../../../contract/registration-window.ts'
import { date } from '../../../kit/dates.ts'
import { price } from '../../../kit/naira.ts'

/** '₦7,500', '₦7,500 a month', or 'Free' (wallet-and-admin §2). */
export function priceText(it: { premium: boolean; price: number; monthly: boolean }): string {
  if (!it.premium) return 'Free'
  return it.monthly ? `${price(it.price)} a month` : price(it.price)
}

/** The day on which registration closes, 'Not set' when it never does. */
export function closingText(closes: string, timezone: string): string {
  const end = registrationEnd(closes, timezone)
  return end === null ? 'Not set' : date(end)
}
