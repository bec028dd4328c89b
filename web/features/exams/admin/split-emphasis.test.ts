import { expect, test } from 'vitest'
import { splitEmphasis } from './split-emphasis.ts'

const marked = (text: string) =>
  splitEmphasis(text)
    .map((it) => (it.isEmphasized ? `<${it.text}>` : it.text))
    .join('')

test('a marker sees what is between double asterisks emphasized, and other asterisks as they were typed', () => {
  expect(marked('Name the **three** parts of **الكلام**.')).toBe(
    'Name the <three> parts of <الكلام>.',
  )
  expect(marked('**All**')).toBe('<All>')
  expect(marked('2 ** 3, **open, ** spaced ** and *one*')).toBe(
    '2 ** 3, **open, ** spaced ** and *one*',
  )
  expect(marked('')).toBe('')
})
