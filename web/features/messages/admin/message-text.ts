import type { Delivery, MessageStyle } from '../../../../contract/messages/announcements.ts'
import { m } from '../../../../messages/m.ts'

/** '1 student', '1,284 students' */
export const studentCountText = (count: number) => m.messages_students({ count })

/** 'in the app and by email, as a popup' */
export function deliveryText({
  delivery,
  style,
}: {
  delivery: Delivery
  style: MessageStyle
}): string {
  return m.messages_how_sent({
    delivery: delivery === 'inApp' ? 'other' : delivery,
    style: style === 'popup' ? style : 'other',
  })
}

/** '42 students of Naḥw 1' from 'students of Naḥw 1'; another language writes the number after its words for them. */
export function audienceCountText(count: number, audience: string): string {
  const group = /^students\b\s*(.*)$/s.exec(audience)?.[1]
  return group === undefined
    ? m.messages_audience_counted({ audience, count })
    : m.messages_group_students({ count, group })
}
