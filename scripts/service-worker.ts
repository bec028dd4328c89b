import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, type Rollup, transformWithOxc } from 'vite'
import type { Locale } from '../messages/languages.ts'
import { compileCatalogs } from './messages/read-catalogs.ts'
import { ADMIN } from './split-admin-chunks.ts'

const source = fileURLToPath(new URL('../web/service-worker.ts', import.meta.url))

/** The pages that open without a connection; the landing page after a sign-out. */
const OFFLINE_PAGES =
  /web\/(index\.html|screens\/(login|my-classes|phone|words|wallet-history|classes\.\$publicId|classes\.\$classId\.lessons\.\$lessonId)\.tsx)$/
/** The pages of the letters. */
const LETTER_PAGES = /web\/(index\.html|screens\/letters(\.\$part)?\.tsx)$/
/** The page of the own words. */
const WORD_PAGES = /web\/(index\.html|screens\/words\.tsx)$/
const OTHER_PAGES = /web\/screens\//

/** The files of these pages with all that they load later, except other pages and the code for administrators. */
function filesOf(bundle: Rollup.OutputBundle, pages: RegExp): string[] {
  const chunkOf = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file : undefined
  }
  const moduleOf = (name: string) => chunkOf(name)?.facadeModuleId ?? ''
  const isOtherPage = (name: string) =>
    !pages.test(moduleOf(name)) && (OTHER_PAGES.test(moduleOf(name)) || ADMIN.test(moduleOf(name)))
  const files = new Set(Object.keys(bundle).filter((it) => pages.test(moduleOf(it))))
  for (const name of files) {
    const { imports = [], dynamicImports = [], viteMetadata } = chunkOf(name) ?? {}
    const later = dynamicImports.filter((it) => !isOtherPage(it))
    for (const it of [...imports, ...later, ...(viteMetadata?.importedCss ?? [])]) files.add(it)
  }
  const fonts = Object.keys(bundle).filter((it) => it.endsWith('.woff2'))
  return [...files, ...fonts].filter((it) => it.startsWith('assets/'))
}

/**
 * Builds web/service-worker.ts into /sw.js: one plain script without imports, with the names of the release's hashed
 * files and its messages in a language. It therefore differs in each release.
 */
export function serviceWorker(locale: Locale): Plugin {
  const catalog = compileCatalogs()[locale]
  const textOf = (key: string) => {
    const text = catalog.get(key)?.text
    if (text === undefined) throw new Error(`service-worker.ts: no message ${key} without values`)
    return JSON.stringify(text)
  }
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((it) => it.startsWith('assets/'))
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const worded = code.replace(/(['"])%m\.(\w+)%\1/g, (_all, _quote, key: string) => textOf(key))
      const assets = JSON.stringify(names.sort().map((it) => `/${it}`))
      // a plain script cannot contain an export statement
      const positionsOf = (pages: RegExp) => {
        const positions = filesOf(bundle, pages).map((it) => names.indexOf(it))
        return JSON.stringify(positions.sort((one, other) => one - other))
      }
      const kept = `OFFLINE_ASSETS=${positionsOf(OFFLINE_PAGES)},LETTER_ASSETS=${positionsOf(LETTER_PAGES)},WORD_ASSETS=${positionsOf(WORD_PAGES)}`
      const release = createHash('sha256').update(assets).digest('base64url').slice(0, 8)
      const script = `const ASSETS=${assets},${kept},RELEASE='${release}';${worded.replace(/^export \{.*$/m, '')}`
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: (await minify('sw.js', script)).code,
      })
    },
  }
}
