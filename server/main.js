// plain JavaScript: it runs before anything is kept, and taking the types off even one file loads a compiler first
import { readFileSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// compiling its files takes longer than everything else at a start, so the first start keeps what it compiled;
// not in the system's temporary folder, where others could write
enableCompileCache(join(process.env.DATA_DIR || 'data', 'compiled'))

const root = join(import.meta.dirname, '..')

/** Whether the one file that the build made of the server (decision 0233) is newer than all that it was made of. */
function isBuilt() {
  try {
    const changedAt = (/** @type {string} */ file) => statSync(join(root, file)).mtimeMs
    const builtAt = changedAt('dist-server/serve.js')
    /** @type {string[]} */
    const files = JSON.parse(readFileSync(join(root, 'dist-server/made-of.json'), 'utf8'))
    return files.every((it) => changedAt(it) <= builtAt)
  } catch {
    // it was never built, or lost one of its files
    return false
  }
}

const { serve } = await import(isBuilt() ? '../dist-server/serve.js' : './serve.ts')
await serve(process.env)
