import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyLessonDraft } from './lesson-draft.ts'
import { emptyQuestionDraft } from './questions/question-draft.ts'
import { draftKey, loadStoredDraft, storeDraft } from './stored-draft.ts'

let entries: Map<string, string>

beforeEach(() => {
  entries = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  })
})

afterEach(() => void vi.unstubAllGlobals())

const base = emptyLessonDraft()
const draft = {
  ...emptyLessonDraft(),
  subject: 'Signs of the noun',
  questions: [{ ...emptyQuestionDraft(), question: 'Which?', answer: 'Jarr' }],
}

test('unsaved input of a lesson comes back with the version that it started from and its key', () => {
  const key = draftKey('3')
  expect(loadStoredDraft(key)).toBeUndefined()
  storeDraft(key, { draft, base, version: 'v1', once: 'key1' })
  expect(loadStoredDraft(key)).toEqual({ draft, base, version: 'v1', once: 'key1' })
  expect(loadStoredDraft(draftKey('3', '9'))).toBeUndefined()
})

test('input that an earlier release stored gets the fields that it lacks', () => {
  const { checks: _, rules: _r, attachments: _a, blocks: _b, ...older } = draft
  storeDraft('a', { draft: older as never, base: older as never, version: '', once: '' })
  expect(loadStoredDraft('a')?.draft).toEqual(draft)
})

test('input of another shape is not used', () => {
  const others = [{}, { draft, base: { ...base, subject: 7 } }, { draft: { questions: {} }, base }]
  for (const other of others) {
    entries.set('a', JSON.stringify(other))
    expect(loadStoredDraft('a')).toBeUndefined()
  }
  entries.set('a', '{')
  expect(loadStoredDraft('a')).toBeUndefined()
})
