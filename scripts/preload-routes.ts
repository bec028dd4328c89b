import type { Plugin, Rollup } from 'vite'

/** Where most people come in: a visitor, and one who is signed in. */
const PAGES = { '/login': 'web/screens/login.tsx', '/': 'web/screens/dashboard.tsx' }
const START = 'web/index.html'
/** As index.html says it, for the time without a build. */
const PLACEHOLDER = 'const AHEAD = {}'

/**
 * Tells index.html of which files the two first pages are made, beside those that every page has. Else a phone would
 * ask for them only after the start has come and has run: one more turn over a slow line before anything is seen.
 */
export function preloadRoutes(): Plugin {
  return {
    name: 'code-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
      const entryFiles = filesOf(START, chunks)
      const filesByRoute = Object.entries(PAGES).map(([path, screen]) => {
        const files = [...filesOf(screen, chunks)].filter((it) => !entryFiles.has(it))
        return [path, files.map((it) => it.replace('assets/', ''))]
      })
      const page = bundle['index.html']
      if (page?.type !== 'asset' || !String(page.source).includes(PLACEHOLDER))
        this.error(`index.html does not say "${PLACEHOLDER}".`)
      page.source = String(page.source).replace(
        PLACEHOLDER,
        () => `const AHEAD = ${JSON.stringify(Object.fromEntries(filesByRoute))}`,
      )
    },
  }
}

/** The chunk of a module, all that it imports at once, and their styles. */
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
