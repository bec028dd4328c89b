// plain JavaScript: Node would load its TypeScript compiler for this file alone
import { readFileSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

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

// the young generation of the heap would keep the size that loading code needs, 11 MB more than an idle server
setFlagsFromString('--semi-space-growth-factor=1')
const { serve } = await import(isBuilt() ? '../dist-server/serve.js' : './serve.ts')
await serve(process.env)
// V8's default: from now on the load decides the size
setFlagsFromString('--semi-space-growth-factor=2')
