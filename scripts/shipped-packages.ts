import { globSync, readFileSync } from 'node:fs'
import { RELEASED_ON } from '../server/platform/release.ts'
import type { Lock } from './cyclonedx.ts'

type Manifest = {
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const SPECIFIER = /(?:from|import|@import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"]/g

/**
 * The contents of a release, read from this checkout: the server needs the dependencies of package.json, the site is built from
 * what `web/` imports and from the fonts, and a checkout runs on the Node that is installed as a package.
 */
export function sbomInput() {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const known = { ...manifest.dependencies, ...manifest.devDependencies }
  const fonts = Object.keys(known).filter((name) => name.startsWith('@fontsource'))
  const site = [...new Set([...importedBy('web/**/*.{ts,tsx,css}'), ...fonts])]
  return {
    lock,
    licence: manifest.license,
    releasedOn: RELEASED_ON,
    roots: {
      server: Object.keys(manifest.dependencies),
      site: site.filter((name) => name in known).sort(),
      runtime: ['node'],
    },
  }
}

/** Names of the packages that source files import, tests left out. */
function importedBy(pattern: string): string[] {
  const files = globSync(pattern).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, name = '']) => name),
  )
}
