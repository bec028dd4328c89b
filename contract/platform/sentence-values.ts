import type { LocalizedValue } from '../../messages/message.ts'
import { withNumerals } from '../../messages/runtime.ts'
import { formatDataSize, formatSizeLimit } from '../offline/data-size.ts'
import { formatNaira, formatShortNaira, type Kobo } from './kobo.ts'
import { formatDate, formatDateTime } from './school-time.ts'

/** Values of a message that each language writes in its own way; on the wire they are numbers. */

/** '₦7,500', '7,500 نايرا'. */
export const money = (kobo: Kobo): LocalizedValue => ({
  write: (locale) => formatShortNaira(kobo, locale),
  toJSON: () => kobo / 100,
})

/** '₦7,500.00', '7,500 نايرا'. */
export const exactMoney = (kobo: Kobo): LocalizedValue => ({
  write: (locale) => (locale === 'en' ? formatNaira(kobo) : formatShortNaira(kobo, locale)),
  toJSON: () => kobo / 100,
})

/** '2 Dec 2024', '2 ديسمبر 2024'; on the wire Unix seconds. */
export const day = (time: number, timezone: string): LocalizedValue => ({
  write: (locale) => formatDate(time, timezone, locale),
  toJSON: () => time,
})

/** '2 Dec 2024, 6:00 PM', '2 ديسمبر 2024، 18:00'; on the wire Unix seconds. */
export const dayAndTime = (time: number, timezone: string): LocalizedValue => ({
  write: (locale) => formatDateTime(time, timezone, locale),
  toJSON: () => time,
})

/** '50%', with ٠-٩ '٥٠٪'; on the wire percent. */
export const share = (percent: number): LocalizedValue => ({
  write: (locale) => withNumerals(`${percent}%`, locale),
  toJSON: () => percent,
})

/** '1.7 MB'; on the wire bytes. */
export const dataSize = (bytes: number): LocalizedValue => ({
  write: (locale) => formatDataSize(bytes, locale),
  toJSON: () => bytes,
})

/** A limit in the unit in which it was set: '600 MB'; on the wire bytes. */
export const sizeLimit = (bytes: number): LocalizedValue => ({
  write: (locale) => formatSizeLimit(bytes, locale),
  toJSON: () => bytes,
})
