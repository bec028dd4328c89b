import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/**
 * Makes one file of the server's, of the query builder's and of the schemas', so that a start reads one where it read
 * six hundred (decision 0233). server/main.js runs it while it is newer than all that it was made of.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

/** Lets a module find its fonts and pages from where it has become part of another file. */
function preserveDirname(): Plugin {
  return {
    name: 'stands-where-it-stood',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return
      const folder = `(import.meta.dirname + '/../${relative(root, dirname(id))}')`
      return code.replaceAll('import.meta.dirname', folder)
    },
  }
}

/** Writes down the files it was made of; of what came by an install, package.json names the versions. */
function recordSources(): Plugin {
  return {
    name: 'made-of',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? it.moduleIds : []))
      const ours = ids.filter((it) => it.startsWith(root) && !it.includes('node_modules'))
      const files = ['package.json', ...new Set(ours.map((it) => relative(root, it)))]
      this.emitFile({ type: 'asset', fileName: 'made-of.json', source: JSON.stringify(files) })
    },
  }
}

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [preserveDirname(), recordSources()],
  ssr: { noExternal: ['kysely', 'zod'] },
  build: {
    ssr: 'server/serve.ts',
    outDir: 'dist-server',
    target: 'node20',
    // a fault in the log should name its function
    minify: false,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
