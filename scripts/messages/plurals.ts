import * as rules from 'make-plural/cardinals'
import * as categories from 'make-plural/pluralCategories'

type Name = keyof typeof rules

/** The plural categories of a language: 'zero', 'one', 'two', 'few', 'many', 'other' in Arabic. */
export function pluralCategories(locale: string) {
  const ofLocale = Object.entries(categories).find(([name]) => name === locale)?.[1]
  if (!ofLocale) throw new Error(`make-plural has no plural categories for ${locale}`)
  return ofLocale.cardinal
}

/** The name of the function of `make-plural/cardinals` for a language. */
export function cardinals(locale: string): Name {
  if (!Object.hasOwn(rules, locale)) throw new Error(`make-plural has no rules for ${locale}`)
  return locale as Name
}
