import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { knownMigrations } from '../server/platform/migrate.ts'

/**
 * Bundles the server and its programs with the packages that a start needs, so that a start reads some twenty files instead
 * of nine hundred. server/platform/built.js says whether the bundle is newer than its sources.
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

/** One file for the migrations: Node's TypeScript compiler would stay in memory after a start that runs one. */
function bundleMigrations(): Plugin {
  const importer = join(root, 'server/platform/import-migration.ts')
  const all = 'all-migrations'
  return {
    name: 'bundle-migrations',
    resolveId: (id) => (id === all ? all : null),
    load(id) {
      if (id === importer)
        return `export const importMigration = async (name) => (await import('${all}')).migrations[name]`
      if (id !== all) return
      const files = knownMigrations.map((it) =>
        JSON.stringify(join(root, `server/migrations/${it}.ts`)),
      )
      return `${files.map((file, index) => `import * as step${index} from ${file}`).join('\n')}
        export const migrations = { ${knownMigrations.map((it, index) => `'${it}': step${index}`)} }`
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

const programs = {
  serve: 'server/serve.ts',
  backup: 'server/backup/command.ts',
  copy: 'server/copies/command.ts',
  demo: 'server/demo/serve-demo.ts',
  unlock: 'server/auth/second-factor/unlock-command.ts',
}

const NATIVE_PACKAGES = ['better-sqlite3', '@node-rs/argon2', 'sharp']

/** Packages that are loaded at their first use, if at all; Fastify and its plugins require the last three. */
const LAZY_PACKAGES = [
  ...[
    '@simplewebauthn/server',
    'age-encryption',
    'aws4fetch',
    'bidi-js',
    'csv-parse',
    'csv-stringify',
    'harfbuzzjs',
  ],
  ...['nodemailer', 'otpauth', 'pg', 'prom-client', 'qr', 'tar-stream', 'yazl'],
  ...['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'],
]

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [bundleMigrations(), preserveDirname(), recordSources()],
  ssr: { noExternal: true, external: [...NATIVE_PACKAGES, ...LAZY_PACKAGES] },
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: programs,
      output: {
        chunkFileNames: '[name]-[hash].js',
        comments: false,
        // stack traces in the log have to name functions and lines; a source with one letter outside Latin-1 takes twice the memory
        minify: {
          compress: false,
          mangle: false,
          codegen: { removeWhitespace: false, asciiOnly: true },
        },
      },
    },
  },
})
