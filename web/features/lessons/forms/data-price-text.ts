import { dataPriceOf } from '../../../../contract/offline/data-price.ts'
import { m } from '../../../../messages/m.ts'
import { formatPrice } from '../../../kit/naira.ts'

/**
 * 'about ₦1', '₦74' or 'under ₦1': the price of transferring bytes, at a price in kobo per gigabyte; '' without a price. Below ₦5
 * 'about' marks the rounding (R-FORMS-007).
 */
export function formatDataPrice(bytes: number, koboPerGb: number): string {
  if (koboPerGb <= 0) return ''
  const naira = dataPriceOf(bytes, koboPerGb) / 100
  if (naira < 0.5) return m.lessons_price_under({ price: formatPrice(100) })
  const rounded = Math.round(naira)
  const price = formatPrice(rounded * 100)
  return rounded < 5 ? m.lessons_price_about({ price }) : price
}
