import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Functions with which a browser parses a text as HTML or runs it as a script. */
const UNSAFE =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|srcdoc|srcDoc)\b|\bdocument\.write|\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(['"`]/

test('no page interprets a text as HTML or as a script (ASVS 3.2.2)', () => {
  const files = globSync('{contract,web,server}/**/*.{ts,tsx,js,html}', {
    cwd: ROOT,
    exclude: (it) => /\.test\.tsx?$|^server\/(test|demo)(\/|$)/.test(it),
  })
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((it) => UNSAFE.test(readFileSync(join(ROOT, it), 'utf8')))).toEqual([])
})
