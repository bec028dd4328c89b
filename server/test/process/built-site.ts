import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script of the built site, large enough to be compressed. */
export const SCRIPT = 'export const letters = 28\n'.repeat(200)

/** Writes a small built site with compressed files. */
export function writeBuiltSite(folder: string) {
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries({
    'index.html': `<!doctype html>${'<p>A page</p>'.repeat(200)}`,
    'assets/start-1a2b3c4d.js': SCRIPT,
  })) {
    writeFileSync(join(dist, name), text)
    writeFileSync(join(dist, `${name}.br`), `${name} as the build made it by brotli`)
    writeFileSync(join(dist, `${name}.gz`), `${name} as the build made it by gzip`)
  }
  return dist
}
