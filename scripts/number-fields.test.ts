import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../web')

test('every number field is the one of the kit, which the mouse wheel does not change', () => {
  const files = globSync('**/*.tsx', { cwd: web })
  expect(files.length).toBeGreaterThan(100)
  const withNumbers = files.filter((it) =>
    /type=(?:"|\{['"])number/.test(readFileSync(join(web, it), 'utf8')),
  )
  expect(withNumbers).toEqual(['kit/NumberInput.tsx'])
})
