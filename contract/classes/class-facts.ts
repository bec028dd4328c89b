import { formatShortNaira, type Kobo } from '../platform/kobo.ts'

/** '1 lesson', '12 lessons'. */
export const lessonCountText = (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`)

/** The price of a class on its public page: 'Free', '₦7,500', '₦7,500 · Monthly subscription'. */
export function publicPriceText(it: { premium: boolean; monthly: boolean; price: Kobo }): string {
  if (!it.premium) return 'Free'
  return formatShortNaira(it.price) + (it.monthly ? ' · Monthly subscription' : '')
}
