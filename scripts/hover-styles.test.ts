import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../web')

/** The selectors with `:hover` that stand outside `@media (hover: hover)`: a touch screen keeps them after a tap. */
function hoverSelectorsForTouch(css: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const part of css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]*\{|\}/g) ?? []) {
    if (part === '}') {
      open.pop()
      continue
    }
    const isForPointers = open.some((it) => it.includes('(hover: hover)'))
    if (part.includes(':hover') && !isForPointers) found.push(part.slice(0, -1).trim())
    open.push(part)
  }
  return found
}

test(':hover styles apply only to devices whose pointer can hover', () => {
  expect(hoverSelectorsForTouch('a { b: c; } a:hover { b: c; }')).toEqual(['a:hover'])
  expect(hoverSelectorsForTouch('@media (hover: hover) { a:hover { b: c; } } a { b: c; }')).toEqual(
    [],
  )

  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  const selectors = files
    .filter((it) => it.endsWith('.css'))
    .flatMap((it) => hoverSelectorsForTouch(readFileSync(join(WEB, it), 'utf8')))
  expect(selectors).toEqual([])
})
