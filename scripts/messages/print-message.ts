import { parse, type Token } from '@messageformat/parser'
import { cardinals, pluralCategories } from './plurals.ts'
import { isPseudo, pseudoText } from './pseudo-text.ts'

/** A number that stands alone: not in a name such as MP4, a time or a percentage. */
const NUMBER =
  /(?<![A-Za-z\d+.-]|\d[,:])(?:\d{1,3}(?:,\d{3})+|\d{1,3})(?:\.\d+)?(?![A-Za-z\d%-]|[.,:]\d)/gu
/** A year, and an example such as a phone number, which is isolated: their digits stay, and so do those beside them. */
const KEPT = /\d{4}|[\u2066-\u2069]/

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
  // one line has one kind of digits (R-LANG-002)
  const isNumbered = locale === 'ar' && !isPseudo && !KEPT.test(message) && hasNumber(tokens)
  const print = printerOf(locale, parameters, isNumbered)
  const body = print(tokens)
  const text =
    !isNumbered && tokens.every((it) => it.type === 'content')
      ? tokens.map((it) => textOf(it.value)).join('')
      : undefined
  return { source: `(${parameters.size > 0 ? 'd' : ''}) => ${body}`, text, parameters }
}

const hasNumber = (tokens: readonly Token[]): boolean =>
  tokens.some((it) =>
    it.type === 'content'
      ? it.value.search(NUMBER) >= 0
      : 'cases' in it && it.cases.some((option) => hasNumber(option.tokens)),
  )

type Print = (tokens: readonly Token[], count?: string) => string
type Choice = Extract<Token, { cases: unknown }>

function printerOf(locale: string, parameters: Parameters, isNumbered: boolean): Print {
  const language = JSON.stringify(locale)
  const value = (name: string) => `inSentence(d.${name}, ${language})`
  const content = isNumbered
    ? (text: string) => printNumbers(text, (it) => `inSentence(${it}, ${language})`)
    : (text: string) => JSON.stringify(textOf(text))
  const printToken = (token: Token, count: string | undefined): string => {
    if (token.type === 'content') return content(token.value)
    if (token.type === 'octothorpe') return value(count ?? '')
    if (token.type === 'argument') {
      if (!parameters.has(token.arg)) parameters.set(token.arg, 'text')
      return value(token.arg)
    }
    const isPlural = token.type === 'plural' && !token.pluralOffset
    if (isPlural || token.type === 'select') return printChoice(token, isPlural, count)
    throw new Error('only plural without offset, and select, are possible')
  }
  const printChoice = (token: Choice, isPlural: boolean, count: string | undefined): string => {
    const keys = token.cases.map((it) => it.key)
    parameters.set(token.arg, isPlural ? 'count' : keys)
    if (isPlural) requireForms(token.cases, locale)
    const texts = token.cases.map((it) => {
      const key = isPlural ? it.key.replace('=', '') : it.key
      return `${JSON.stringify(key)}: ${print(it.tokens, isPlural ? token.arg : count)}`
    })
    const options = `{ ${texts.join(', ')} }`
    return isPlural
      ? `plural(d.${token.arg}, ${cardinals(locale)}, ${options})`
      : `select(d.${token.arg}, ${options})`
  }
  // a text first, so that `+` joins texts
  const print: Print = (tokens, count) =>
    tokens.length === 0 ? '""' : tokens.map((it) => printToken(it, count)).join(' + ')
  return print
}

/** A text with its numbers in the numerals of the language. */
function printNumbers(text: string, print: (number: string) => string): string {
  const parts: string[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    if (index > end) parts.push(JSON.stringify(text.slice(end, index)))
    parts.push(print(number.replaceAll(',', '')))
    end = index + number.length
  }
  if (end < text.length || parts.length === 0) parts.push(JSON.stringify(text.slice(end)))
  return parts.join(' + ')
}

/** A plural has each category of its language; an exact number ('=0') does not take the place of one (R-LANG-002). */
function requireForms(cases: readonly { key: string }[], locale: string): void {
  const present = new Set(cases.map((it) => it.key))
  const missing = pluralCategories(locale).filter((it) => !present.has(it))
  if (missing.length > 0) throw new Error(`no plural form for ${missing.join(', ')}`)
}
