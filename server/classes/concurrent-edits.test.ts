import { expect, test } from 'vitest'
import { CLASS_CHANGED, getManagedClass, updateClass } from '../../contract/classes/classes.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { textIn } from '../../messages/catalog.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const form = {
  category: 'Grammar',
  name: 'Foundations of Naḥw',
  about: 'The grammar of the sentence.',
  premium: '1',
  amount: '7500',
  status: '1',
  monthlylimit: '4',
}

/** A class that two administrators edit. */
async function openSchoolWithTwoAdmins() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const ibrahim = await seedAdministrator(school, { name: 'Ibrahim Sani' })
  const class_id = String((await seedClass(school)).id)
  const read = async () => (await callApi(school, getManagedClass, { class_id }, maryam)).data
  const save = (fields: Record<string, unknown>, administrator = maryam) =>
    callApi(school, updateClass, { ...form, class_id, ...fields }, administrator)
  return { school, maryam, ibrahim, class_id, read, save }
}

test('the second of two conflicting changes is declined and overwrites nothing', async () => {
  const { ibrahim, read, save } = await openSchoolWithTwoAdmins()
  const { version } = await read()
  expect(version).toMatch(/^\S+$/)

  expect(await save({ version, amount: '9000' }, ibrahim)).toMatchObject({ status: true })
  const second = await save({ version, name: 'Ṣarf' })

  expect(second).toMatchObject({
    http: 200,
    status: false,
    code: 'conflict_class',
    message: textIn('en', CLASS_CHANGED),
  })
  expect(await read()).toMatchObject({ name: form.name, amount: '9000' })

  const newest = (await read()).version
  expect(newest).not.toBe(version)
  expect(await save({ version: newest, name: 'Ṣarf' })).toMatchObject({ status: true })
})

test('of two concurrent saves one is declined', async () => {
  const { ibrahim, read, save } = await openSchoolWithTwoAdmins()
  const { version } = await read()

  const responses = await Promise.all([
    save({ version, name: 'Naḥw for the morning' }),
    save({ version, name: 'Naḥw for the evening' }, ibrahim),
  ])

  expect(responses.map((it) => it.status).sort()).toEqual([false, true])
  const saved = responses[0]?.status ? 'Naḥw for the morning' : 'Naḥw for the evening'
  expect((await read()).name).toBe(saved)
})

test('an older client can change a class without a version', async () => {
  const { ibrahim, read, save } = await openSchoolWithTwoAdmins()
  await save({ amount: '9000' }, ibrahim)
  expect(await save({ name: 'Ṣarf' })).toMatchObject({ status: true })
  expect(await read()).toMatchObject({ name: 'Ṣarf', amount: '7500' })
})

test('a lesson that is added in between does not conflict with a new price', async () => {
  const { school, maryam, class_id, read, save } = await openSchoolWithTwoAdmins()
  const { version } = await read()
  const lesson = { class_id, subject: 'The noun', inputetype: 'Lesson', scheduled: '0' }
  await callApi(school, addLesson, lesson, maryam)
  expect(await save({ version, amount: '9000' })).toMatchObject({ status: true })
})
