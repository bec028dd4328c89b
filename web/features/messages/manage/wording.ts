import type { Delivery, Style } from '../../../../contract/announcements.ts'

const figures = new Intl.NumberFormat('en-NG')

/** '1,284' */
export const figure = (n: number) => figures.format(n)

/** '1 student', '1,284 students' */
export const people = (n: number) => `${figure(n)} ${n === 1 ? 'student' : 'students'}`

const ways: Record<Delivery, string> = {
  inApp: 'in the app',
  email: 'by email',
  both: 'in the app and by email',
}

/** 'in the app and by email, as a popup' */
export function way({ delivery, style }: { delivery: Delivery; style: Style }): string {
  return style === 'popup' ? `${ways[delivery]}, as a popup` : ways[delivery]
}
