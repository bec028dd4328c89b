import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { allCalls } from '../contract/all.ts'
import type { Call } from '../contract/platform/call.ts'

const ROOT = join(import.meta.dirname, '..')
/** Not wire names: a state of a card payment, and a column of the files with questions. */
const OTHER_MEANINGS = ['to_wallet', 'explained_in']

/** The names of the objects in a schema, on the wire. */
function namesIn(schema: z.core.$ZodType | undefined, names: Set<string>): void {
  // the properties of any kind of schema that lead to other schemas
  const { shape, ...inner } = (schema?._zod.def ?? {}) as {
    shape?: z.core.$ZodShape
  } & Partial<Record<'in' | 'element' | 'innerType' | 'valueType', z.core.$ZodType>> & {
      options?: readonly z.core.$ZodType[]
    }
  for (const [name, field] of Object.entries(shape ?? {})) {
    names.add(name)
    namesIn(field, names)
  }
  const { options = [] } = inner
  for (const it of [inner.in, inner.element, inner.innerType, inner.valueType, ...options])
    if (it) namesIn(it, names)
}

function wireNames(calls: readonly { call: Call }[]): string[] {
  const names = new Set<string>()
  for (const { call } of calls) {
    for (const [name, schema] of Object.entries(call.fields)) {
      names.add(name)
      namesIn(schema, names)
    }
    namesIn(call.response, names)
  }
  // a name in camelCase can be the same in code
  return [...names].filter((it) => it.includes('_') && !OTHER_MEANINGS.includes(it))
}

test('no wire name appears in the code of the site', () => {
  const names = wireNames(allCalls)
  expect(names).toEqual(expect.arrayContaining(['class_id', 'referral_code', 'new_balance']))
  const pattern = new RegExp(`\\b(${names.join('|')})\\b`, 'g')

  const files = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).filter((it) => !it.includes('.test.'))
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([it]) => `${file}: ${it}`),
  )

  expect(found).toEqual([])
})
