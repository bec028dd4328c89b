import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['contract', 'server', 'web']
/** `m.key`, `texts.key`, `'key'` and `%m.key%`: what follows a point, a quote or a percent sign. */
const WORD = /[.'"%]([a-z][a-z0-9_]*_[a-z0-9_]+)/g

/** Where each message is used: 'web/kit/dates.ts:12'. */
export function findUses(keys: ReadonlySet<string>): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|html)$/.test(name) || name.includes('.test.')) continue
      const path = join(folder, name)
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .forEach((line, index) => {
          for (const [, key = ''] of line.matchAll(WORD))
            if (keys.has(key)) uses.set(key, [...(uses.get(key) ?? []), `${path}:${index + 1}`])
        })
    }
  }
  return uses
}
