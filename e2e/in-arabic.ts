import type { BrowserContext } from '@playwright/test'
import type { Locale } from '../messages/languages.ts'
import { readTexts } from '../scripts/messages/read-catalogs.ts'
import type { RunningSchool } from './fixtures.ts'

const english = readTexts('en')
const arabic = readTexts('ar')

/**
 * The Arabic text of the message whose English text this is; `start` is the start of its key, if several messages have this text.
 * Throws for no message and for different translations.
 */
export function inArabic(text: string, start = ''): string {
  const keys = [...english].filter(([key, it]) => it.text === text && key.startsWith(start))
  const texts = new Set(keys.map(([key]) => arabic.get(key)?.text ?? ''))
  const [only] = texts
  if (texts.size !== 1 || !only)
    throw new Error(`${text}: ${[...texts].join(' | ') || 'no message'}`)
  return only
}

/** The text of a message without values. Throws for an unknown key. */
export function textOfKey(key: string, locale: Locale): string {
  const found = (locale === 'ar' ? arabic : english).get(key)
  if (!found) throw new Error(`${key}: no message`)
  return found.text
}

/** A browser that asks for pages in Arabic. */
export const readArabic = (context: BrowserContext, school: RunningSchool) =>
  context.addCookies([{ name: 'language', value: 'ar', url: school.url }])
