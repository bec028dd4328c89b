import type { Kobo } from '../../../contract/platform/kobo.ts'
import { m } from '../../../messages/m.ts'
import { formatPrice } from '../../kit/naira.ts'

type Pricing = { premium: boolean; price: Kobo; monthly: boolean; parts?: number | undefined }

/** '₦7,500', '₦7,500 a month', or 'Free' (R-ACLASS-005). */
export function priceText({ premium, price, monthly }: Pricing): string {
  if (!premium) return m.kit_free()
  return monthly ? m.classes_price_a_month({ price: formatPrice(price) }) : formatPrice(price)
}

/** The price of a class in the header of its page: 'Free', '₦7,500', '₦7,500 · Monthly subscription', '₦7,500, or in 3 parts'. */
export function publicPriceText({ premium, price, monthly, parts }: Pricing): string {
  if (!premium) return m.kit_free()
  if (parts) return m.enrolment_price_or_parts({ price: formatPrice(price), count: parts })
  return monthly ? m.classes_monthly_price({ price: formatPrice(price) }) : formatPrice(price)
}
