import { locale } from '../../messages/m.ts'
import { formatNumber, intlLocale } from '../../messages/runtime.ts'

/** 'Monday, Tuesday and Friday' or '2 and 4', in the language of the page. */
export function listText(items: readonly (string | number)[]): string {
  const texts = items.map((it) => (typeof it === 'number' ? formatNumber(it, locale) : it))
  return new Intl.ListFormat(intlLocale(locale)).format(texts)
}
