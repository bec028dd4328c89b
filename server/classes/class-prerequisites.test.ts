import { expect, test } from 'vitest'
import { getManagedClass, updateClass } from '../../contract/classes/classes.ts'
import { callApi } from '../test/call-api.ts'
import { form, openSchoolWithAdmin } from '../test/lessons/class-form.ts'
import { seedClass } from '../test/seed-class.ts'

test('a class cannot be its own prerequisite (R-ACLASS-024)', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const { id } = await seedClass(school)
  const ownPrerequisite = { ...form, class_id: String(id), prequisite_id: String(id) }
  expect(await callApi(school, updateClass, ownPrerequisite, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'own_prerequisite',
    message: 'A class cannot be a prerequisite to itself',
  })
})

test('prerequisites cannot form a cycle', async () => {
  const { school, maryam } = await openSchoolWithAdmin()
  const first = await seedClass(school)
  const second = await seedClass(school, { prerequisiteId: first.id })
  const third = await seedClass(school, { prerequisiteId: second.id })
  const cycleForm = { ...form, class_id: String(first.id), prequisite_id: String(third.id) }

  expect(await callApi(school, updateClass, cycleForm, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'prerequisite_cycle',
    message: expect.stringContaining('prerequisites to each other'),
  })
  const { data } = await callApi(school, getManagedClass, { class_id: String(first.id) }, maryam)
  expect(data).toMatchObject({ prequisite_id: '0', name: first.name })
})
