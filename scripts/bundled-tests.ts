import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where scripts/bundle-tested-modules.ts writes, from the root of the repository. */
export const BUNDLE = 'dist-test'
/** The compile cache of Node, for the bundle and for started servers. */
export const COMPILE_CACHE = `${BUNDLE}/compiled`

const root = join(import.meta.dirname, '..')

/** Whether a test loads the bundle; one with a mock does not, because a mock replaces a single module. */
export const usesBundle = (test: string) => !readFileSync(test, 'utf8').includes('vi.mock(')

/**
 * Lets tests of the server load the bundled modules. Throws if one is missing: a test that loaded some modules from the
 * bundle and others from their sources would have two copies of what both import.
 */
export function loadBundledModules(): Plugin {
  const testsOfBundle = new Map<string, boolean>()
  return {
    name: 'load-bundled-modules',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!/\/server\/.*\.test\.ts$/.test(importer) || !/^\..*\.ts$/.test(source)) return
      const isBundled = testsOfBundle.get(importer) ?? usesBundle(importer)
      testsOfBundle.set(importer, isBundled)
      if (!isBundled) return
      const file = relative(root, join(dirname(importer), source))
      const id = join(root, BUNDLE, file.replace(/\.ts$/, '.js'))
      if (!existsSync(id)) throw new Error(`${file} is not in ${BUNDLE}/ (${importer})`)
      return { id, external: true }
    },
  }
}
