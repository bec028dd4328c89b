import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, transformWithOxc } from 'vite'

const source = fileURLToPath(new URL('../web/sw.ts', import.meta.url))

/**
 * Builds web/sw.ts into /sw.js: one plain script that imports nothing and knows the names of the release's hashed
 * files, so that it is another script in each release and keeps what two releases have in common.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((it) => it.startsWith('assets/'))
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const assets = JSON.stringify(names.sort().map((it) => `/${it}`))
      // a plain script may not say that it exports nothing
      const script = `const ASSETS=${assets};${code.replace(/^export \{.*$/m, '')}`
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: (await minify('sw.js', script)).code,
      })
    },
  }
}
