import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../messages/languages.ts'
import { type PrintedMessage, printMessage } from './print-message.ts'

export const MESSAGES_FOLDER = join(import.meta.dirname, '../../messages')

/** The messages of a language by key, as translators write them, with the file of each. */
export type Texts = Map<string, { text: string; file: string }>

/** Reads messages/<locale>/*.json. Throws for a key that is twice there or does not begin with the name of its file. */
export function readTexts(locale: string): Texts {
  const folder = join(MESSAGES_FOLDER, locale)
  const texts: Texts = new Map()
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const area = file.replace('.json', '').replaceAll('-', '_')
    const entries: Record<string, string> = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    for (const [key, text] of Object.entries(entries)) {
      if (!key.startsWith(`${area}_`) || !/^[a-z][a-z0-9_]*$/.test(key))
        throw new Error(`${locale}/${file}: the key ${key} has to begin with ${area}_`)
      if (texts.has(key)) throw new Error(`${locale}/${file}: the key ${key} exists twice`)
      texts.set(key, { text, file })
    }
  }
  return texts
}

/** The compiled messages of a language by key. Those without a translation are missing. */
export type Catalog = Map<string, PrintedMessage>

/** Compiles the messages of a language. Throws with the file and key of a message that is no valid ICU MessageFormat. */
export function compileTexts(locale: string, texts: Texts): Catalog {
  const catalog: Catalog = new Map()
  for (const [key, { text, file }] of texts) {
    try {
      catalog.set(key, printMessage(text, locale))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new Error(`${locale}/${file}: ${key}: ${why}`)
    }
  }
  return catalog
}

/** The compiled messages of every language; each has the keys of the default one, whose message stands for a missing one. */
export function compileCatalogs(): Record<Locale, Catalog> {
  const base = compileTexts(DEFAULT_LOCALE, readTexts(DEFAULT_LOCALE))
  const entries = LOCALES.map((locale) => {
    if (locale === DEFAULT_LOCALE) return [locale, base]
    const own = compileTexts(locale, readTexts(locale))
    for (const [key, { parameters }] of own)
      checkParameters(`${locale}: ${key}`, parameters, base.get(key))
    return [locale, new Map([...base].map(([key, it]) => [key, own.get(key) ?? it]))]
  })
  return Object.fromEntries(entries)
}

/** A translation has no parameter that the code does not give. */
function checkParameters(
  name: string,
  parameters: PrintedMessage['parameters'],
  base: PrintedMessage | undefined,
): void {
  if (!base) throw new Error(`${name} does not exist in the default language`)
  for (const it of parameters.keys())
    if (!base.parameters.has(it)) throw new Error(`${name}: there is no parameter {${it}}`)
}
