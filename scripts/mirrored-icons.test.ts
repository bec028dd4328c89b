import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../web')
const DIRECTIONAL =
  /<(?:Arrow(?:Left|Right)|Chevron(?:Left|Right)|LogIn|LogOut|Send|Undo2?|Redo2?|Reply)\b[^>]*>/g

test('an icon that points in the direction of reading is mirrored on pages from right to left (R-LANG-003)', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  const icons = files
    .filter((it) => it.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(join(WEB, file), 'utf8').matchAll(DIRECTIONAL)].map(
        ([icon]) => `${file}: ${icon}`,
      ),
    )
  expect(icons.length).toBeGreaterThan(10)
  expect(icons.filter((it) => !/\bmirror\b/.test(it))).toEqual([])
})
