import { expect, test } from 'vitest'
import { changedFields, mergeFields } from './merge-fields.ts'

const base = { name: 'Naḥw', about: 'Grammar.', price: '7500', limit: '8' }

test('a merge takes the other change, keeps the local one and reports both (decision 0432)', () => {
  const local = { ...base, name: 'Naḥw for the morning', about: 'Local.', limit: '9' }
  const remote = { ...base, price: '9000', about: 'Remote.', limit: '9' }

  const { values, remoteChanges } = mergeFields(base, local, remote)

  expect(values).toEqual({ ...local, price: '9000' })
  expect(remoteChanges).toEqual([
    { field: 'about', isConflict: true },
    { field: 'price', isConflict: false },
  ])
})

test('two equal changes are no conflict', () => {
  const changed = { ...base, name: 'Naḥw II' }
  expect(mergeFields(base, changed, changed)).toEqual({ values: changed, remoteChanges: [] })
})

test('fields are compared with the comparison that the form provides', () => {
  const ignoresSpaces = (left: typeof base, right: typeof base, field: keyof typeof base) =>
    left[field].trim() === right[field].trim()
  const spaced = { ...base, name: ' Naḥw ' }
  expect(changedFields(base, spaced)).toEqual(['name'])
  expect(changedFields(base, spaced, ignoresSpaces)).toEqual([])
})
