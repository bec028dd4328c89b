import { expect, test } from 'vitest'
import { memoryStorage } from '../api/test-storage.ts'
import { draftStorage } from './draft-storage.ts'

test('a stored draft is read again until it is removed', () => {
  const area = memoryStorage()
  const drafts = draftStorage(() => area)
  expect(drafts.write('a', '{"subject":"Naḥw"}')).toBe(true)
  expect(drafts.readJson('a')).toEqual({ subject: 'Naḥw' })
  drafts.remove('a')
  expect(drafts.read('a')).toBe('')
  expect(area.getItem('a')).toBeNull()
})

test('malformed JSON and blocked storage count as no draft', () => {
  const area = memoryStorage()
  area.setItem('a', '{')
  expect(draftStorage(() => area).readJson('a')).toBeUndefined()
  const blocked = draftStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(blocked.read('a')).toBe('')
  expect(blocked.write('a', 'text')).toBe(false)
})
