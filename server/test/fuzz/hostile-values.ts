import type { SeededRandom } from '../../demo/seeded-random.ts'

/** Property names with a meaning in JavaScript. */
export const MAGIC_NAMES = [
  // the first two control conversion to text, so they are more frequent
  ...['toString', 'valueOf', 'toString', 'valueOf', 'toString'],
  ...['length', 'then', 'constructor', '__proto__', 'prototype', 'toJSON'],
  ...['hasOwnProperty', 'Symbol.iterator', 'name', 'call', 'size', 'get', 'trim', 'toLowerCase'],
]

const INNER: unknown[] = [1, null, '', 'x', true, -1, 1e9, [], {}, { toString: 1 }, [{}]]

const PROPERTY_FLAGS = { enumerable: true, configurable: true }

/** An object or array with members named like methods, up to three levels deep. */
export function magicObject(random: SeededRandom, levels = 3): unknown {
  const inner = () =>
    levels > 1 && random.next() < 0.3 ? magicObject(random, levels - 1) : random.pick(INNER)
  if (random.next() < 0.2) return Array.from({ length: random.integer(0, 3) }, inner)
  const object = {}
  for (let index = random.integer(1, 3); index > 0; index--)
    // an assignment to __proto__ would not create a property
    Object.defineProperty(object, random.pick(MAGIC_NAMES), { ...PROPERTY_FLAGS, value: inner() })
  return object
}

const UNITS = [
  ...['x', 'ع', '\0', '\ud800', '\udc00x', '😀', 'a\u0301', '\u0301', '\ufeff', '\ufffe', '%', '"'],
  // bidirectional controls, zero-width characters and line breaks
  ...['\u202e', '\u2066', '\u061c', '\u200b', '\u200d', '\u00ad', '\u2028', '\r', '\r\n', '\u0085'],
  ...['\\', '<', '[', '&', '=', '1', '-', '.', ' ', '\u{10ffff}', 'ﷺ', 'İ', 'ß'],
]
const LENGTHS = [1, 2, 16, 100, 255, 1000, 5001, 66_000, 300_000]

/** One character repeated: controls, lone surrogates, characters that grow when they are folded or escaped. */
export function longText(random: SeededRandom): string {
  return random.pick(UNITS).repeat(random.pick(LENGTHS))
}

/** Notations of numbers that only some parsers accept. */
export const UNUSUAL_NUMBERS: unknown[] = [
  ...['1e2', '1E2', '0.1e1', '1e-7', '1e999', '+1', '1_000', '0b1', '0o7', '1.', '.5', '1,5', '1n'],
  ...['１２', '٣', '²', '1\0', '1\n', '0x', '1e', '--1', '-0', '9007199254740993', 1e2, 1e-7],
]
