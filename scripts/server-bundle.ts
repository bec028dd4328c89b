import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { knownMigrations } from '../server/platform/migrate.ts'

/**
 * Bundles the server, the query builder and the schema library into one file, so that a start reads one file instead of
 * six hundred (decision 0233). server/main.js runs the bundle if it is newer than its sources.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

/** Keeps `import.meta.dirname` of a module pointing to its source folder. */
function preserveDirname(): Plugin {
  return {
    name: 'preserve-dirname',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return
      const folder = `(import.meta.dirname + '/../${relative(root, dirname(id))}')`
      return code.replaceAll('import.meta.dirname', folder)
    },
  }
}

/** Bundles the migrations: Node's TypeScript compiler would stay in memory after a start that runs one. */
function bundleMigrations(): Plugin {
  const importer = join(root, 'server/platform/import-migration.ts')
  const imports = knownMigrations.map(
    (it) => `${JSON.stringify(it)}: () => import(${JSON.stringify(`../migrations/${it}.ts`)})`,
  )
  return {
    name: 'bundle-migrations',
    load(id) {
      if (id !== importer) return
      return `const imports = { ${imports.join()} }
        export const importMigration = (name) => imports[name]()`
    },
  }
}

/**
 * Writes the list of bundled sources; installed packages are represented by package.json, and migrations that do not
 * exist yet by their folder.
 */
function recordSources(): Plugin {
  return {
    name: 'record-sources',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? it.moduleIds : []))
      const ours = ids.filter((it) => it.startsWith(root) && !it.includes('node_modules'))
      const files = [
        ...['package.json', 'server/migrations'],
        ...new Set(ours.map((it) => relative(root, it))),
      ]
      this.emitFile({ type: 'asset', fileName: 'sources.json', source: JSON.stringify(files) })
    },
  }
}

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [bundleMigrations(), preserveDirname(), recordSources()],
  ssr: { noExternal: ['kysely', 'zod'] },
  build: {
    ssr: 'server/serve.ts',
    outDir: 'dist-server',
    target: 'node20',
    // stack traces in the log have to name functions
    minify: false,
    rolldownOptions: {
      output: {
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [{ name: 'migrations', test: /server\/migrations\// }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
