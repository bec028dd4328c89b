import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../messages/languages.ts'
import { cardinals } from './plurals.ts'
import type { PrintedMessage } from './print-message.ts'
import { type Catalog, compileCatalogs, MESSAGES_FOLDER, readTexts } from './read-catalogs.ts'

/**
 * Compiles messages/<locale>/*.json into messages/compiled: a module of functions for each language, and their types. It runs after
 * `npm ci` and before the checks, the tests and the build.
 */
const OUTPUT = join(MESSAGES_FOLDER, 'compiled')

function catalogModule(locale: Locale, catalog: Catalog): string {
  const rules = [...new Set([locale, DEFAULT_LOCALE].map(cardinals))]
  const lines = [...catalog].map(([key, { source }]) => `  ${key}: ${source},`)
  return [
    `import { ${rules.join(', ')} } from 'make-plural/cardinals'`,
    `import { inSentence, plural, select } from '../runtime.ts'`,
    `export const messages = {`,
    ...lines,
    '}',
    '',
  ].join('\n')
}

function typeOf(kind: 'count' | 'text' | readonly string[]): string {
  if (kind === 'count') return 'number'
  return kind === 'text' ? 'string | number' : kind.map((it) => `'${it}'`).join(' | ')
}

function declaration(key: string, text: string, { parameters }: PrintedMessage): string {
  const values = [...parameters].map(([name, kind]) => `${name}: ${typeOf(kind)}`)
  const parameter = values.length > 0 ? `values: { ${values.join('; ')} }` : ''
  return `  /** ${text.replaceAll('*/', '* /')} */\n  ${key}: (${parameter}) => string`
}

function write(name: string, content: string): void {
  const path = join(OUTPUT, name)
  // another process may be reading it
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}

/** Writes messages/compiled. */
export function writeCatalogs(): void {
  const catalogs = compileCatalogs()
  const texts = readTexts(DEFAULT_LOCALE)
  mkdirSync(OUTPUT, { recursive: true })
  for (const locale of LOCALES) write(`${locale}.js`, catalogModule(locale, catalogs[locale]))
  const types = [...catalogs[DEFAULT_LOCALE]].map(([key, it]) =>
    declaration(key, texts.get(key)?.text ?? '', it),
  )
  write('messages.d.ts', `export interface Messages {\n${types.join('\n')}\n}\n`)
  write(
    'catalogs.js',
    [
      ...LOCALES.map((it) => `import { messages as ${it} } from './${it}.js'`),
      `export const CATALOGS = { ${LOCALES.join(', ')} }`,
      '',
    ].join('\n'),
  )
  write(
    'catalogs.d.ts',
    `import type { Locale } from '../languages.ts'\nimport type { Messages } from './messages.d.ts'\nexport declare const CATALOGS: Record<Locale, Messages>\n`,
  )
}

if (import.meta.main) writeCatalogs()
