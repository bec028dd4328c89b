// plain JavaScript: Node would load its TypeScript compiler for this file alone
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Whether the bundle of the server and its programs (decision 0233) is newer than each of its sources. */
export function isBuilt() {
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
