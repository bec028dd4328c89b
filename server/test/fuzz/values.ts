import * as z from 'zod/mini'
import type { Chance } from '../../demo/chance.ts'
import { longText, magicObject, ODD_NUMBERS } from './hostile-values.ts'
import { odds } from './odds.ts'

/** Values that name something the school really has, by the name of the field that takes them. */
export type Known = Record<string, readonly string[]>

type Inside = {
  type: string
  checks?: { _zod: { def: { check: string; maximum?: number } } }[]
  in?: z.ZodMiniType
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  shape?: Record<string, z.ZodMiniType>
  entries?: Record<string, unknown>
  values?: unknown[]
}

const insideOf = (schema: z.ZodMiniType) =>
  (schema as unknown as { _zod: { def: Inside } })._zod.def

const ARABIC = 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ'
const RTL_MARKS = '\u202eevil\u200f\u2066x\u2069\u200b'
const SCRIPT = `<script>alert("x")</script>' or 1=1; drop table people; --`

/** Texts and numbers of every kind that the wire knows; a leaf of a schema takes those that it lets through. */
const ORDINARY: unknown[] = [
  ...['1', '2', '3', '5', '8', '0', '', 'true', 'false', '100', '1500.50', '999999999999999'],
  ...['2026-11-21', '2024-02-29', '1795000000', '999999999999', '99999999999.99', 'a'],
  ...['The three kinds of word', ARABIC, RTL_MARKS, SCRIPT, 'émile@example.org', '😀'.repeat(9)],
  ...['amina@example.org', '+234 803 123 4567', 'https://push.example/x', 'new-1', '%_\\', '{}'],
  ...['inApp', 'A_rand-om_16_chars', 'a,b\n"c",d', 'FUND_1', '["1"]', '1,2', 'constructor'],
  ...[0, 1, 2, 7, 100, 1500.5, 999_999_999, Number.MAX_SAFE_INTEGER, true, false],
]

/** What no field should take, or only some. */
const HOSTILE: unknown[] = [
  ...[null, [], {}, [[]], [null], [1, 2, 3], { a: { b: { c: {} } } }, true, -1, -0, 1.5, 1e308],
  ...[Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21, 5e-324, 2 ** 31, 2 ** 63, 999_999_999_999_999],
  ...['\0', 'a\0b', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '\r\n', ' ', '\u00a0', 'NaN'],
  ...[
    '-1',
    '-0',
    '0x10',
    '1e3',
    '1e400',
    '00',
    '01',
    ' 1',
    '1 ',
    '١٢٣',
    '9'.repeat(16),
    '9'.repeat(400),
  ],
  ...['Infinity', 'null', 'undefined', '[object Object]', '__proto__', 'constructor', 'toString'],
  ...[
    '../../etc/passwd',
    '%00',
    '%',
    '\\',
    "'",
    '"',
    '{{7*7}}',
    '2026-02-30',
    '0000-00-00',
    '9999-99-99',
  ],
  ...['275760-09-13', '999999999999', '-999999999999', SCRIPT, ARABIC, RTL_MARKS, 'ﷺ'.repeat(300)],
  ...[
    'x'.repeat(255),
    'ع'.repeat(5001),
    'x'.repeat(70_000),
    '('.repeat(2000),
    `${'a'.repeat(40)}!`,
  ],
  { length: 1e9 },
  { toString: 'x', valueOf: 'y', toJSON: 'z' },
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  Array.from({ length: 3000 }, (_, at) => String(at)),
]

const taken = new WeakMap<z.ZodMiniType, unknown[]>()

/** What of the ordinary and the lengths around its bounds a leaf lets through. */
function takenBy(leaf: z.ZodMiniType): unknown[] {
  const known = taken.get(leaf)
  if (known) return known
  const most = insideOf(leaf).checks?.find((it) => it._zod.def.check === 'max_length')?._zod.def
  const bounds = most?.maximum ? ['x'.repeat(most.maximum), 'ع'.repeat(most.maximum)] : []
  const found = [...ORDINARY, ...bounds, ...HOSTILE].filter((it) => isTaken(leaf, it))
  taken.set(leaf, found)
  return found
}

// a schema that throws is a fault, which the server is to show
function isTaken(schema: z.ZodMiniType, value: unknown): boolean {
  try {
    return z.safeDecode(schema, value as never).success
  } catch {
    return true
  }
}

/** A value just outside of a schema or anywhere. */
export function hostile(chance: Chance, schema?: z.ZodMiniType): unknown {
  const most = schema && insideOf(schema).checks?.find((it) => it._zod.def.check === 'max_length')
  if (most && odds(chance, 30)) return 'x'.repeat((most._zod.def.maximum ?? 0) + 1)
  if (odds(chance, 25)) return magicObject(chance)
  if (odds(chance, 10)) return longText(chance)
  if (odds(chance, 10)) return chance.pick(ODD_NUMBERS)
  return chance.pick(HOSTILE)
}

/** A value that a schema lets through, as far as its shape tells; `name` is the field's. */
export function valid(chance: Chance, schema: z.ZodMiniType, known: Known, name: string): unknown {
  const real = known[name] ?? []
  if (real.length > 0 && odds(chance, 80)) {
    const value = chance.pick(real)
    if (isTaken(schema, value)) return value
  }
  const inside = insideOf(schema)
  const deeper = (it: z.ZodMiniType | undefined, as = name) =>
    it ? valid(chance, it, known, as) : undefined
  switch (inside.type) {
    case 'object':
      return validFields(chance, schema, known)
    case 'array': {
      const length = chance.pick([0, 1, 1, 2, 2, 3, 12])
      // a list is called by the plural of what it holds
      return Array.from({ length }, () => deeper(inside.element, name.replace(/s$/, '')))
    }
    case 'record': {
      const names = known.questionIds ?? []
      const kept = names.filter(() => odds(chance, 60))
      return Object.fromEntries(kept.map((it) => [it, deeper(inside.valueType, 'given')]))
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return deeper(inside.innerType)
    case 'union':
      return deeper(chance.pick(inside.options ?? []))
    case 'pipe':
      return deeper(inside.in)
    case 'enum':
      return chance.pick(Object.values(inside.entries ?? {}))
    case 'literal':
      return chance.pick(inside.values ?? [])
    case 'null':
      return null
    default: {
      const some = takenBy(schema)
      return some.length > 0 ? chance.pick(some) : 'x'
    }
  }
}

/** The fields of an object: what is required, and half of what may be left out. */
export function validFields(
  chance: Chance,
  object: z.ZodMiniType,
  known: Known,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shapeOf(object))) {
    if (insideOf(schema).type === 'optional' && odds(chance, 50)) continue
    fields[name] = valid(chance, schema, known, name)
  }
  return fields
}

/** The fields that an object has, with what each takes. */
export function shapeOf(object: z.ZodMiniType): Record<string, z.ZodMiniType> {
  return insideOf(object).shape ?? {}
}
