import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const read = (text: string, limits = { fields: 200, depth: 4 }) =>
  parseJson(Buffer.from(text), limits)

test('any JSON within its limits is parsed, whatever its strings contain', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const limits = { fields: 10_000, depth: 10 }
      expect(read(JSON.stringify(value), limits)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  const brackets = { a: '[[[[[[{{{{{{,,,,,"\\"\\\\', '\\"[[[[[[': 1 }
  expect(read(JSON.stringify(brackets), { fields: 4, depth: 1 })).toEqual(brackets)
})

test('JSON that is nested too deep is rejected before parsing', () => {
  expect(read('[[[[1]]]]')).toEqual([[[[1]]]])
  for (const text of ['['.repeat(2_000_000), '{"a":'.repeat(5), '[[[[[]]]]]'])
    expect(() => read(text)).toThrow('The request is nested too deep: at most 4 levels.')
})

test('JSON with too many values is rejected before parsing', () => {
  const list = (length: number) => JSON.stringify(Array.from({ length }, (_, at) => at))
  expect(read(list(200))).toHaveLength(200)
  const tooMany = [list(201), `[${'{},'.repeat(101)}{}]`, `{${'"a":1,'.repeat(1_000_000)}`]
  for (const text of tooMany)
    expect(() => read(text)).toThrow('The request has too many fields: at most 200.')
})

test('invalid JSON is 400', () => {
  for (const text of ['{"a', '{"a\\', '"', ']]]]', '\ufeff{}', '{"a":1}}'])
    expect(() => read(text)).toThrow('The JSON could not be read.')
})
