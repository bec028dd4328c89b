import * as z from 'zod/mini'
import type { SeededRandom } from '../../demo/seeded-random.ts'
import { longText, magicObject, UNUSUAL_NUMBERS } from './hostile-values.ts'
import { withProbability } from './weights.ts'

/** Ids and other values that exist in the school, by field name. */
export type KnownValues = Record<string, readonly string[]>

type SchemaDefinition = {
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

// Zod declares its definitions for its own use
const definitionOf = (schema: z.ZodMiniType) =>
  (schema as unknown as { _zod: { def: SchemaDefinition } })._zod.def

const ARABIC = 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ'
const RTL_MARKS = '\u202eevil\u200f\u2066x\u2069\u200b'
const SCRIPT = `<script>alert("x")</script>' or 1=1; drop table people; --`

/** Ordinary texts and numbers; each schema is tried with those that it accepts. */
const ORDINARY: unknown[] = [
  ...['1', '2', '3', '5', '8', '0', '', 'true', 'false', '100', '1500.50', '999999999999999'],
  ...['2026-11-21', '2024-02-29', '1795000000', '999999999999', '99999999999.99', 'a'],
  ...['The three kinds of word', ARABIC, RTL_MARKS, SCRIPT, 'émile@example.org', '😀'.repeat(9)],
  ...['amina@example.org', '+234 803 123 4567', 'https://push.example/x', 'new-1', '%_\\', '{}'],
  ...['inApp', 'A_rand-om_16_chars', 'a,b\n"c",d', 'FUND_1', '["1"]', '1,2', 'constructor'],
  ...[0, 1, 2, 7, 100, 1500.5, 999_999_999, Number.MAX_SAFE_INTEGER, true, false],
]

/** Values that fields should reject, or only some accept. */
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

const acceptedValues = new WeakMap<z.ZodMiniType, unknown[]>()

/** The values, including some at its maximum length, that a schema accepts. */
function valuesAcceptedBy(leaf: z.ZodMiniType): unknown[] {
  const cachedValues = acceptedValues.get(leaf)
  if (cachedValues) return cachedValues
  const maxLengthCheck = definitionOf(leaf).checks?.find((it) => it._zod.def.check === 'max_length')
    ?._zod.def
  const bounds = maxLengthCheck?.maximum
    ? ['x'.repeat(maxLengthCheck.maximum), 'ع'.repeat(maxLengthCheck.maximum)]
    : []
  const accepted = [...ORDINARY, ...bounds, ...HOSTILE].filter((it) => isAccepted(leaf, it))
  acceptedValues.set(leaf, accepted)
  return accepted
}

// a value for which the schema throws is sent, so that the server's error is reported
function isAccepted(schema: z.ZodMiniType, value: unknown): boolean {
  try {
    // the value is of any type
    return z.safeDecode(schema, value as never).success
  } catch {
    return true
  }
}

/** A value just beyond the bounds of a schema, or any hostile value. */
export function hostileValue(random: SeededRandom, schema?: z.ZodMiniType): unknown {
  const maxLengthCheck =
    schema && definitionOf(schema).checks?.find((it) => it._zod.def.check === 'max_length')
  if (maxLengthCheck && withProbability(random, 30))
    return 'x'.repeat((maxLengthCheck._zod.def.maximum ?? 0) + 1)
  if (withProbability(random, 25)) return magicObject(random)
  if (withProbability(random, 10)) return longText(random)
  if (withProbability(random, 10)) return random.pick(UNUSUAL_NUMBERS)
  return random.pick(HOSTILE)
}

/** A value that a schema accepts as far as its type shows; `name` is the name of the field. */
export function validValue(
  random: SeededRandom,
  schema: z.ZodMiniType,
  known: KnownValues,
  name: string,
): unknown {
  const knownForField = known[name] ?? []
  if (knownForField.length > 0 && withProbability(random, 80)) {
    const value = random.pick(knownForField)
    if (isAccepted(schema, value)) return value
  }
  const definition = definitionOf(schema)
  const nestedValue = (it: z.ZodMiniType | undefined, as = name) =>
    it ? validValue(random, it, known, as) : undefined
  switch (definition.type) {
    case 'object':
      return validFields(random, shapeOf(schema), known)
    case 'array': {
      const length = random.pick([0, 1, 1, 2, 2, 3, 12])
      // the name of a list is the plural of that of its elements
      return Array.from({ length }, () => nestedValue(definition.element, name.replace(/s$/, '')))
    }
    case 'record': {
      const names = known.questionIds ?? []
      const chosenNames = names.filter(() => withProbability(random, 60))
      return Object.fromEntries(
        chosenNames.map((it) => [it, nestedValue(definition.valueType, 'given')]),
      )
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return nestedValue(definition.innerType)
    case 'union':
      return nestedValue(random.pick(definition.options ?? []))
    case 'pipe':
      return nestedValue(definition.in)
    case 'enum':
      return random.pick(Object.values(definition.entries ?? {}))
    case 'literal':
      return random.pick(definition.values ?? [])
    case 'null':
      return null
    default: {
      const accepted = valuesAcceptedBy(schema)
      return accepted.length > 0 ? random.pick(accepted) : 'x'
    }
  }
}

/** The fields of an object: all required ones and half of the optional ones. */
export function validFields(
  random: SeededRandom,
  shape: Record<string, z.ZodMiniType>,
  known: KnownValues,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    if (definitionOf(schema).type === 'optional' && withProbability(random, 50)) continue
    fields[name] = validValue(random, schema, known, name)
  }
  return fields
}

/** The fields of an object schema. */
export function shapeOf(object: z.ZodMiniType): Record<string, z.ZodMiniType> {
  return definitionOf(object).shape ?? {}
}
