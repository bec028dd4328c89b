import { roundedDataPrice } from '../../../../contract/offline/data-price.ts'
import { m } from '../../../../messages/m.ts'
import { formatPrice } from '../../../kit/naira.ts'

/** 'about ₦1', '₦74' or 'under ₦1': the price of transferring bytes, at a price in kobo per gigabyte; '' without a price (R-FORMS-007). */
export function formatDataPrice(bytes: number, koboPerGb: number): string {
  const rounded = roundedDataPrice(bytes, koboPerGb)
  if (!rounded) return ''
  const price = formatPrice(rounded.kobo)
  const texts = { under: m.lessons_price_under, about: m.lessons_price_about }
  return rounded.precision === 'price' ? price : texts[rounded.precision]({ price })
}
