import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import {
  DEFAULT_LOCALE,
  isLocale,
  LANGUAGES,
  LOCALES,
  type Locale,
} from '../../messages/languages.ts'
import { isPseudo } from './pseudo-text.ts'
import { compileCatalogs } from './read-catalogs.ts'

/** The language that this build is for: LOCALE, which the build of the default language sets for the others. */
export function localeOfBuild(): Locale {
  const { LOCALE = DEFAULT_LOCALE } = process.env
  if (!isLocale(LOCALE)) throw new Error(`LOCALE=${LOCALE} is no language of messages/languages.ts`)
  return LOCALE
}

/**
 * Builds the site in each language: `vite build` builds the default one and then the others. The hashed files of all are in
 * dist/assets, most of them shared; the page and the service worker of another language are in its own folder.
 */
export function languagesOfBuild(locale: Locale): Plugin {
  const isDefault = locale === DEFAULT_LOCALE
  return {
    name: 'languages-of-build',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      if (isDefault) return
      for (const name of ['index.html', 'sw.js']) {
        const file = bundle[name]
        if (file) file.fileName = `${locale}/${name}`
      }
    },
    async closeBundle() {
      if (!isDefault) return
      for (const other of LOCALES.filter((it) => it !== DEFAULT_LOCALE))
        await promisify(execFile)('vite', ['build', '--logLevel', 'warn'], {
          env: { ...process.env, LOCALE: other },
        })
    },
  }
}

/** Where the server writes the name of the school (server/site/page.ts). */
const SCHOOL = '<bdi><!--school-->Lisan<!--/school--></bdi>'

/** Writes the language, the direction and the messages (`%m.key%`) into index.html. */
export function messagesOfPage(locale: Locale): Plugin {
  const catalog = compileCatalogs()[locale]
  return {
    name: 'messages-of-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(
            'lang="en" dir="ltr"',
            `lang="${locale}" dir="${isPseudo ? 'rtl' : LANGUAGES[locale].dir}"`,
          )
          .replace(/%m\.(\w+)%/g, (_all, key: string) => {
            const text = catalog.get(key)?.text
            if (text === undefined) throw new Error(`index.html: no message ${key} without values`)
            return text.replace('%school%', SCHOOL)
          }),
    },
  }
}
