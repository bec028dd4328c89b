import { expect, test } from 'vitest'
import { splitEmphasis } from './split-emphasis.ts'

const marked = (text: string) =>
  splitEmphasis(text)
    .map((it) => (it.isEmphasized ? `<${it.text}>` : it.text))
    .join('')

test('text between double asterisks is emphasized, and other asterisks are unchanged', () => {
  expect(marked('Name the **three** parts of **الكلام**.')).toBe(
    'Name the <three> parts of <الكلام>.',
  )
  expect(marked('**All**')).toBe('<All>')
  expect(marked('2 ** 3, **open, ** spaced ** and *one*')).toBe(
    '2 ** 3, **open, ** spaced ** and *one*',
  )
  expect(marked('')).toBe('')
})
