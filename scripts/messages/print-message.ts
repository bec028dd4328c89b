import { parse, type Token } from '@messageformat/parser'
import { cardinals, pluralCategories } from './plurals.ts'
import { isPseudo, pseudoText } from './pseudo-text.ts'

const textOf = isPseudo ? pseudoText : (text: string) => text

/** The parameters of a message: a count chooses a plural form, a choice a text, everything else is text. */
export type Parameters = Map<string, 'count' | 'text' | readonly string[]>

export type PrintedMessage = {
  /** The source of a function: `(d) => …`. */
  source: string
  /** The text, if it has no parameters. */
  text: string | undefined
  parameters: Parameters
}

/**
 * Prints a message in ICU MessageFormat as a JavaScript function of its values. Throws for a plural without all forms of the
 * language, a format other than plural and select, and an offset.
 */
export function printMessage(message: string, locale: string): PrintedMessage {
  const categories = pluralCategories(locale)
  const tokens = parse(message, { cardinal: [...categories], strict: true })
  const parameters: Parameters = new Map()
  const body = print(tokens, locale, parameters, undefined)
  const text = tokens.every((it) => it.type === 'content')
    ? tokens.map((it) => textOf(it.value)).join('')
    : undefined
  return { source: `(${parameters.size > 0 ? 'd' : ''}) => ${body}`, text, parameters }
}

function print(
  tokens: readonly Token[],
  locale: string,
  parameters: Parameters,
  count: string | undefined,
): string {
  const value = (name: string) => `inSentence(d.${name}, ${JSON.stringify(locale)})`
  const parts = tokens.map((token) => {
    if (token.type === 'content') return JSON.stringify(textOf(token.value))
    if (token.type === 'octothorpe') return value(count ?? '')
    if (token.type === 'argument') {
      if (!parameters.has(token.arg)) parameters.set(token.arg, 'text')
      return value(token.arg)
    }
    if (token.type === 'plural' && !token.pluralOffset) {
      parameters.set(token.arg, 'count')
      requireForms(token.cases, locale)
      const forms = token.cases.map(
        (it) =>
          `${JSON.stringify(it.key.replace('=', ''))}: ${print(it.tokens, locale, parameters, token.arg)}`,
      )
      return `plural(d.${token.arg}, ${cardinals(locale)}, { ${forms.join(', ')} })`
    }
    if (token.type === 'select') {
      parameters.set(
        token.arg,
        token.cases.map((it) => it.key),
      )
      const texts = token.cases.map(
        (it) => `${JSON.stringify(it.key)}: ${print(it.tokens, locale, parameters, count)}`,
      )
      return `select(d.${token.arg}, { ${texts.join(', ')} })`
    }
    throw new Error('only plural without offset, and select, are possible')
  })
  // a text first, so that `+` joins texts
  return parts.length === 0 ? '""' : parts.join(' + ')
}

/** A plural has each category of its language; an exact number ('=0') does not take the place of one (R-LANG-002). */
function requireForms(cases: readonly { key: string }[], locale: string): void {
  const present = new Set(cases.map((it) => it.key))
  const missing = pluralCategories(locale).filter((it) => !present.has(it))
  if (missing.length > 0) throw new Error(`no plural form for ${missing.join(', ')}`)
}
