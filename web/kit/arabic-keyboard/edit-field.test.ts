import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteBackwards, type TextField, typeText } from './edit-field.ts'
import { KEYS } from './keys.ts'

// tests run without a browser
beforeEach(() => void vi.stubGlobal('InputEvent', Event))
afterEach(() => void vi.unstubAllGlobals())

/** A text field whose text has the cursor at '|', or a selection between two of them. */
function openField(text: string, maxLength = -1) {
  const [before = '', selected = '', after = ''] =
    text.split('|').length === 2 ? text.replace('|', '||').split('|') : text.split('|')
  const inputs: string[] = []
  const field = {
    value: before + selected + after,
    selectionStart: before.length,
    selectionEnd: before.length + selected.length,
    maxLength,
    setRangeText(replacement: string, start: number, end: number) {
      field.value = field.value.slice(0, start) + replacement + field.value.slice(end)
      field.selectionStart = start + replacement.length
      field.selectionEnd = field.selectionStart
    },
    dispatchEvent: (event: Event) => inputs.push(event.type) > 0,
  }
  const shown = () =>
    `${field.value.slice(0, field.selectionStart)}|${field.value.slice(field.selectionEnd)}`
  // the parts of a field that the keyboard uses
  return { field: field as unknown as TextField, shown, inputs }
}

test.each([
  ['at the end', 'كتا|', 'ب', 'كتاب|'],
  ['at the beginning', '|تاب', 'ك', 'ك|تاب'],
  ['inside a word', 'كت|ب', 'ا', 'كتا|ب'],
  ['into an empty field', '|', 'ء', 'ء|'],
  ['a space', 'عبد|الله', ' ', 'عبد |الله'],
  ['a diacritic after its letter', 'ك|تب', '\u064e', 'ك\u064e|تب'],
  ['a second diacritic', 'د\u0651|', '\u064e', 'د\u0651\u064e|'],
  ['in place of a selection', 'كـ|تا|ب', 'ت', 'كـت|ب'],
  ['in place of everything', '|kitab|', 'ك', 'ك|'],
])('a key writes %s (R-ARABIC-009)', (_, before, key, after) => {
  const { field, shown, inputs } = openField(before)
  typeText(field, key)
  expect(shown()).toBe(after)
  expect(inputs).toEqual(['input'])
})

test.each([
  ['a letter', 'كتاب|', 'كتا|'],
  ['a diacritic alone', 'كَ|تب', 'ك|تب'],
  ['the last of two diacritics', 'دّ\u064e|', 'د\u0651|'],
  ['a space', 'عبد |الله', 'عبد|الله'],
  ['a whole sign outside of the basic plane', 'كتاب😀|', 'كتاب|'],
  ['a selection', 'ك|تا|ب', 'ك|ب'],
  ['everything', '|كتاب|', '|'],
  ['nothing at the beginning', '|كتاب', '|كتاب'],
  ['nothing in an empty field', '|', '|'],
])('Delete removes %s (R-ARABIC-009)', (_, before, after) => {
  const { field, shown } = openField(before)
  deleteBackwards(field)
  expect(shown()).toBe(after)
})

test('a key writes nothing beyond the maximum length, but replaces a selection (R-ARABIC-009)', () => {
  const full = openField('كت|اب', 4)
  typeText(full.field, 'ت')
  expect(full.shown()).toBe('كت|اب')
  expect(full.inputs).toEqual([])

  const selected = openField('ك|تا|ب', 4)
  typeText(selected.field, 'ت')
  expect(selected.shown()).toBe('كت|ب')
})

test('a key writes at the end of a field that has had no cursor (R-ARABIC-009)', () => {
  const { field, shown } = openField('كتا|')
  Object.assign(field, { selectionStart: null, selectionEnd: null })
  typeText(field, 'ب')
  expect(shown()).toBe('كتاب|')
})

test('every key writes one code point in canonical form, and each diacritic has a name (R-ARABIC-009)', () => {
  for (const { text, name } of KEYS) {
    expect([...text], text).toHaveLength(1)
    expect(text.normalize('NFC'), text).toBe(text)
    expect(name === undefined, text).toBe(/^\p{L}$/u.test(text))
  }
})
