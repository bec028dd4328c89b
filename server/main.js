// plain JavaScript: Node would load its TypeScript compiler for this file alone
import { readFileSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// compiling takes longer than everything else at a start, so the first start stores the compiled code; not in the
// system's temporary folder, where others could write
enableCompileCache(join(process.env.DATA_DIR || 'data', 'compiled'))

const root = join(import.meta.dirname, '..')

/** Whether the bundle of the server (decision 0233) is newer than each of its sources. */
function isBuilt() {
  try {
    const changedAt = (/** @type {string} */ file) => statSync(join(root, file)).mtimeMs
    const builtAt = changedAt('dist-server/serve.js')
    /** @type {string[]} */
    const files = JSON.parse(readFileSync(join(root, 'dist-server/sources.json'), 'utf8'))
    return files.every((it) => changedAt(it) <= builtAt)
  } catch {
    // never built, or a file was deleted
    return false
  }
}

const { serve } = await import(isBuilt() ? '../dist-server/serve.js' : './serve.ts')
await serve(process.env)
