import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { BUNDLE, COMPILE_CACHE, usesBundle } from './bundled-tests.ts'
import { importsOf, serverTests } from './test-files.ts'

/**
 * Bundles the modules that tests of the server import, and compiles them once: each process of the test runner then loads
 * a few files instead of seven hundred. `npm test` runs this before the tests.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const entries = [...new Set(serverTests().filter(usesBundle).flatMap(importsOf))]
const mostUsed = 'server/test/test-school.ts'

/** A bundled module still finds the files beside its source. */
const preserveDirname: Plugin = {
  name: 'preserve-dirname',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return
    return code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
  },
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

let closure: Set<string> | undefined

/** One chunk for the modules that nearly every test loads; a lazily imported module stays a separate file. */
function schoolChunk(id: string, modules: Modules): string | null {
  closure ??= staticClosure(join(root, mostUsed), modules)
  return closure.has(id) ? 'school' : null
}

function staticClosure(entry: string, modules: Modules) {
  const ids = new Set([entry])
  for (const id of ids) for (const it of modules.getModuleInfo(id)?.importedIds ?? []) ids.add(it)
  return ids
}

rmSync(BUNDLE, { recursive: true, force: true })
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [preserveDirname],
  ssr: { noExternal: ['kysely', 'zod'] },
  build: {
    ssr: true,
    outDir: BUNDLE,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((it) => [it.replace(/\.ts$/, ''), join(root, it)])),
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups: [{ name: schoolChunk, debugName: 'school' }] },
      },
    },
  },
})

// vitest ends its workers before they could write the compile cache
const vitest =
  'data:text/javascript,export const afterAll=()=>{},expect=0,inject=0,onTestFinished=0'
const compile = `
  import { registerHooks } from 'node:module'
  registerHooks({ resolve: (name, context, next) =>
    name === 'vitest' ? { url: ${JSON.stringify(vitest)}, shortCircuit: true } : next(name, context) })
  await import(${JSON.stringify(join(root, BUNDLE, mostUsed.replace(/\.ts$/, '.js')))})`
execFileSync('node', ['--input-type=module', '--eval', compile], {
  env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
  stdio: 'inherit',
})
