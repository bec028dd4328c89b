import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearDraft,
  draftKey,
  draftKeys,
  type ExamDraft,
  readDraft,
  storeDraft,
  withAskedWay,
} from './exam-draft.ts'

let entries: Map<string, string>
/** The most characters of one entry, as of a storage that is full. */
let room = Number.POSITIVE_INFINITY
let written: string[] = []

beforeEach(() => {
  entries = new Map()
  room = Number.POSITIVE_INFINITY
  written = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('The quota is used up.', 'QuotaExceededError')
      written.push(key)
      entries.set(key, text)
    },
  })
})

afterEach(() => void vi.unstubAllGlobals())

const KEY = draftKey('7', 'exam1234')
const PHOTO = `data:image/jpeg;base64,${'A'.repeat(2_000)}`
const DRAFT: ExamDraft = {
  ...{ answers: { '1': 'Jarr' }, theory: 'لِأَنَّ', mode: 'image', voice: 'v1', isLimited: true },
  ...{ image: PHOTO, order: { '1': ['Jarr', 'Tanwīn'] }, step: 'theory' },
}

test('answers are read again by the same student in the same attempt only, until they are accepted (R-EXAM-029)', () => {
  expect(storeDraft(KEY, DRAFT, DRAFT)).toBe(true)
  expect(readDraft(KEY)).toEqual(DRAFT)
  for (const other of [draftKey('8', 'exam1234'), draftKey('7', 'exam1234', 2)])
    expect(readDraft(other)).toMatchObject({ answers: {}, theory: '', image: '' })
  clearDraft(KEY)
  expect(entries.size).toBe(0)
})

test('typing does not write the photo again', () => {
  storeDraft(KEY, DRAFT, DRAFT)
  written = []
  storeDraft(KEY, { ...DRAFT, theory: 'And' }, { theory: 'And' })
  expect(written).toEqual([KEY])
  expect(readDraft(KEY)).toMatchObject({ theory: 'And', image: PHOTO })
})

test('a device without room for the photo keeps the text and reports it', () => {
  room = 1_000
  expect(storeDraft(KEY, DRAFT, DRAFT)).toBe(false)
  expect(readDraft(KEY)).toMatchObject({ theory: 'لِأَنَّ', image: '' })
  room = Number.POSITIVE_INFINITY
  expect(storeDraft(KEY, DRAFT, DRAFT)).toBe(true)
  expect(readDraft(KEY).image).toBe(PHOTO)
})

test('what another release or a damaged storage left is empty, not an error', () => {
  const [textKey = '', photoKey = ''] = draftKeys(KEY)
  entries.set(photoKey, 'javascript:alert(1)')
  for (const text of ['{', '[]', '{"answers":[1],"theory":3,"mode":"dance","order":{"1":"a"}}']) {
    entries.set(textKey, text)
    expect(readDraft(KEY)).toEqual({
      ...{ answers: {}, theory: '', mode: 'text', voice: '', isLimited: false, image: '' },
      ...{ order: {}, step: '' },
    })
  }
})

test('a draft answers in a way that its exam still asks for (R-VOICE-001)', () => {
  expect(withAskedWay(DRAFT, {}).mode).toBe('image')
  expect(withAskedWay(DRAFT, { answerWays: ['voice', 'text'] }).mode).toBe('voice')
})
