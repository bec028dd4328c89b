import { locale } from '../../messages/m.ts'

const ISOLATE_END = '\u2069'

/**
 * The text of an option. A native list ignores isolates in Chromium, and a price after a name that ends in Arabic would stand inside
 * the name; a mark of direction after each isolated value keeps its place (R-LANG-007).
 */
export function optionText(text: string): string {
  if (!text.includes(ISOLATE_END)) return text
  const mark = locale === 'ar' ? '\u200f' : '\u200e'
  return mark + text.replaceAll(ISOLATE_END, ISOLATE_END + mark)
}
