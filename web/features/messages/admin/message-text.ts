import type { Delivery, MessageStyle } from '../../../../contract/messages/announcements.ts'

const numberFormat = new Intl.NumberFormat('en-NG')

/** '1,284' */
export const formatCount = (count: number) => numberFormat.format(count)

/** '1 student', '1,284 students' */
export const studentCountText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'student' : 'students'}`

const DELIVERY_TEXTS: Record<Delivery, string> = {
  inApp: 'in the app',
  email: 'by email',
  both: 'in the app and by email',
}

/** 'in the app and by email, as a popup' */
export function deliveryText({
  delivery,
  style,
}: {
  delivery: Delivery
  style: MessageStyle
}): string {
  return style === 'popup' ? `${DELIVERY_TEXTS[delivery]}, as a popup` : DELIVERY_TEXTS[delivery]
}

/** '42 students of Naḥw 1' from 'students of Naḥw 1' */
export const audienceCountText = (count: number, audience: string) =>
  audience.replace(/^students\b/, studentCountText(count))
