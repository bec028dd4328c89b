import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { PERMISSIONS } from '../../contract/staff/permissions.ts'
import { scopedFields } from '../rpc/scoped-fields.ts'

/** Fields with a number that is no row of a class, and why it needs no check. */
const OTHER_FIELDS: Record<string, string> = {
  user_id: 'only beside lesson_id',
  student_email: 'only beside result_id',
  prequisite_id: 'checked by updateClass, which keeps a prerequisite of another class',
  template_id: 'templates are of the whole school',
  recipients: 'addresses are resolved in the classes of the sender',
  upload: 'an upload is found by its owner only',
}

test('every field by which a call for own classes refers to a row is checked before its handler (R-STAFF-006)', () => {
  const unchecked = allCalls.flatMap(({ name, call }) => {
    const { access } = call
    if (typeof access !== 'object') return []
    if (!Object.values(PERMISSIONS[access.can]).includes('own classes')) return []
    return Object.keys(call.fields)
      .filter((field) =>
        /_ids?$|^lesson\d_id|^student_email$|^(lessons|audience|recipients|upload)$/.test(field),
      )
      .filter((field) => !(field in scopedFields) && !(field in OTHER_FIELDS))
      .map((field) => `${name}.${field}`)
  })

  expect(unchecked).toEqual([])
})
