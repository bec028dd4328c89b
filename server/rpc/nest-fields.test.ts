import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestFields } from './nest-fields.ts'

const read = (text: string) =>
  // a form has texts only
  nestFields(new URLSearchParams(text) as unknown as Iterable<[string, unknown]>)

test('nested fields become lists and records (R-WIRE-005)', () => {
  expect(read('questions[0][question]=Q&questions[0][answer]=A&questions[1][question]=R')).toEqual({
    questions: [{ question: 'Q', answer: 'A' }, { question: 'R' }],
  })
  expect(read('recipients[0]=a&recipients[1]=b')).toEqual({ recipients: ['a', 'b'] })
  expect(read('student_ids[]=4&student_ids[]=5')).toEqual({ student_ids: ['4', '5'] })
  expect(read('answer[12]=x&answer[15]=y')).toEqual({ answer: { 12: 'x', 15: 'y' } })
})

test('a duplicate field, or one that is both text and a list, is rejected by name', () => {
  expect(() => read('a=1&a=2')).toThrow('a was sent more than once')
  expect(() => read('a=1&a[0]=2')).toThrow('a was sent more than once')
  expect(() => read('a[0]=1&a=2')).toThrow('a was sent more than once')
  expect(() => read('a[b][c][d][e]=1')).toThrow('a is nested too deep')
})

test('no field name reaches a prototype', () => {
  for (const name of ['__proto__', '__proto__[polluted]', 'a[__proto__]', 'a[0][__proto__][b]'])
    expect(() => read(`${name}=1`)).toThrow(`${name} is not the name of a field`)
  const read_ = read('constructor[prototype][polluted]=1')
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Object.keys(read_)).toContain('constructor')
})

test('any field names give fields or an error', () => {
  const name = fc.stringMatching(/^[a-c[\]0-2]{0,12}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      try {
        expect(typeof nestFields(pairs)).toBe('object')
      } catch (error) {
        // anything else thrown has another name
        expect((error as Error).constructor.name).toBe('RequestError')
      }
    }),
  )
})
