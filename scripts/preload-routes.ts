import type { Plugin, Rollup } from 'vite'
import { EARLY_REQUESTS } from './early-requests.ts'

const SIGNED_IN = 'web/app/layouts/SignedInShell.tsx'
/**
 * The most frequent entry pages: of a visitor, of a signed-in user, of a shared link, and of a student who returns to a class or
 * a lesson; and every other signed-in page.
 */
const PAGES = {
  '/login': ['web/screens/login.tsx'],
  '/': ['web/screens/dashboard.tsx', SIGNED_IN],
  '/courses': ['web/screens/courses.$publicId.tsx'],
  '/class': ['web/screens/classes.$publicId.tsx', SIGNED_IN],
  '/lesson': ['web/screens/classes.$classId.lessons.$lessonId.tsx', SIGNED_IN],
  app: [SIGNED_IN],
}
const START = 'web/index.html'
/** The placeholder of a constant in index.html, valid without a build. */
const placeholderOf = (name: string) => `const ${name} = {}`
const STYLESHEET = /<link rel="stylesheet"([^>]*)>/

/**
 * Writes the files and the requests of the entry pages into index.html, beside the files of every page. Otherwise a phone would
 * request the files only after the entry script has run, and the data after that: two more round trips. The stylesheet does not delay the first paint, which has its
 * own styles: it is loaded as one for printing, and main.tsx applies it; without JavaScript it is applied at once. It stays in the head, before those of screens.
 */
export function preloadRoutes(): Plugin {
  return {
    name: 'preload-routes',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
      const entryFiles = filesOf(START, chunks)
      const filesByRoute = Object.entries(PAGES).map(([path, modules]) => {
        const all = new Set(modules.flatMap((it) => [...filesOf(it, chunks)]))
        const files = [...all].filter((it) => !entryFiles.has(it))
        return [path, files.map((it) => it.replace('assets/', ''))]
      })
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('There is no index.html.')
      let html = String(page.source)
      html = withConstant(html, 'PRELOADS', Object.fromEntries(filesByRoute))
      html = withConstant(html, 'REQUESTS', EARLY_REQUESTS)
      page.source = html.replace(
        STYLESHEET,
        [
          '<link rel="preload" as="style"$1>',
          '<link rel="stylesheet" media="print"$1>',
          '<noscript><link rel="stylesheet"$1></noscript>',
        ].join('\n  '),
      )
    },
  }
}

/** Writes the value of a constant in place of its placeholder. */
function withConstant(html: string, name: string, value: unknown): string {
  const placeholder = placeholderOf(name)
  if (!html.includes(placeholder)) throw new Error(`index.html does not say "${placeholder}".`)
  return html.replace(placeholder, () => `const ${name} = ${JSON.stringify(value)}`)
}

/** The chunk of a module, its static imports, and their styles. */
function filesOf(module: string, chunks: Rollup.OutputChunk[]): Set<string> {
  const first = chunks.find((it) => it.facadeModuleId?.endsWith(module))
  if (!first) throw new Error(`There is no chunk of ${module}.`)
  const names = new Set([first.fileName])
  const files = new Set<string>()
  for (const name of names) {
    files.add(name)
    const chunk = chunks.find((it) => it.fileName === name)
    for (const it of chunk?.imports ?? []) names.add(it)
    for (const it of chunk?.viteMetadata?.importedCss ?? []) files.add(it)
  }
  return files
}
