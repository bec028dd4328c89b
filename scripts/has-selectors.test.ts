import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../web')

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** Without the rules for print, which a change of the page on a screen does not evaluate. */
function withoutPrint(css: string): string {
  const start = css.indexOf('@media print')
  if (start === -1) return css
  let depth = 0
  let end = css.indexOf('{', start)
  do {
    if (css[end] === '{') depth++
    if (css[end] === '}') depth--
    end++
  } while (depth > 0)
  return css.slice(0, start) + withoutPrint(css.slice(end))
}

/** Splits at a separator outside parentheses and brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (depth === 0 && separator.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((it) => it.trim()).filter(Boolean)
}

/** True if `:has()` decides the styles of other elements that no class, tag or attribute in the selector identifies. */
function restylesEverything(selector: string): boolean {
  const compounds = splitOutside(selector, /[\s>+~]/)
  const subject = compounds.at(-1) ?? ''
  return (
    compounds.slice(0, -1).some((it) => it.includes(':has(')) &&
    !/^([\w-]+|[.#[].*)/.test(subject.replace(/^:is\((.*)\)$/, '$1'))
  )
}

test('no :has() selector makes each change of a page recalculate the styles of all its elements', () => {
  expect(restylesEverything('.sheet:has(.pay) > :not(.pay)')).toBe(true)
  expect(restylesEverything('.rows:has(> li) > *')).toBe(true)
  expect(restylesEverything('body:has(.bar) :is(.top, .game)')).toBe(false)

  expect(withoutPrint('a { b: c } @media print { d { e: f } } g { h: i }')).toBe(
    'a { b: c }  g { h: i }',
  )

  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  const selectors = files
    .filter((it) => it.endsWith('.css'))
    .flatMap(
      (it) =>
        withoutPrint(withoutComments(readFileSync(join(WEB, it), 'utf8'))).match(
          /[^{};]+(?=\{)/g,
        ) ?? [],
    )
    .filter((it) => !it.trim().startsWith('@'))
    .flatMap((it) => splitOutside(it, /,/))
  expect(selectors.some((it) => it.includes(':has('))).toBe(true)
  expect(selectors.filter(restylesEverything)).toEqual([])
})
