import { expect, test } from 'vitest'
import { CLASS_CHANGED } from '../../contract/class-rules.ts'
import { getManagedClass, updateClass } from '../../contract/classes.ts'
import { addLesson } from '../../contract/lessons.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, openSchool } from '../test/school.ts'

const form = {
  category: 'Grammar',
  name: 'Foundations of Naḥw',
  about: 'The grammar of the sentence.',
  premium: '1',
  amount: '7500',
  status: '1',
  monthlylimit: '4',
}

/** A class that two administrators have open. */
async function anOfficeOfTwo() {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const ibrahim = await anAdministrator(school, { name: 'Ibrahim Sani' })
  const class_id = String((await aClass(school)).id)
  const read = async () => (await ask(school, getManagedClass, { class_id }, maryam)).data
  const saves = (fields: Record<string, unknown>, who = maryam) =>
    ask(school, updateClass, { ...form, class_id, ...fields }, who)
  return { school, maryam, ibrahim, class_id, read, saves }
}

test('the second of two who change a class is told, and overwrites nothing', async () => {
  const { ibrahim, read, saves } = await anOfficeOfTwo()
  const { version } = await read()
  expect(version).toMatch(/^\S+$/)

  expect(await saves({ version, amount: '9000' }, ibrahim)).toMatchObject({ status: true })
  const second = await saves({ version, name: 'Ṣarf' })

  expect(second).toMatchObject({ http: 200, status: false, message: CLASS_CHANGED })
  expect(await read()).toMatchObject({ name: form.name, amount: '9000' })

  const newest = (await read()).version
  expect(newest).not.toBe(version)
  expect(await saves({ version: newest, name: 'Ṣarf' })).toMatchObject({ status: true })
})

test('of two who save at the same moment one is told', async () => {
  const { ibrahim, read, saves } = await anOfficeOfTwo()
  const { version } = await read()

  const answers = await Promise.all([
    saves({ version, name: 'Naḥw for the morning' }),
    saves({ version, name: 'Naḥw for the evening' }, ibrahim),
  ])

  expect(answers.map((it) => it.status).sort()).toEqual([false, true])
  const saved = answers[0]?.status ? 'Naḥw for the morning' : 'Naḥw for the evening'
  expect((await read()).name).toBe(saved)
})

test('an older client that knows no version changes a class as it always did', async () => {
  const { ibrahim, read, saves } = await anOfficeOfTwo()
  await saves({ amount: '9000' }, ibrahim)
  expect(await saves({ name: 'Ṣarf' })).toMatchObject({ status: true })
  expect(await read()).toMatchObject({ name: 'Ṣarf', amount: '7500' })
})

test('a lesson that is added meanwhile does not stand in the way of a new price', async () => {
  const { school, maryam, class_id, read, saves } = await anOfficeOfTwo()
  const { version } = await read()
  const lesson = { class_id, subject: 'The noun', inputetype: 'Lesson', scheduled: '0' }
  await ask(school, addLesson, lesson, maryam)
  expect(await saves({ version, amount: '9000' })).toMatchObject({ status: true })
})
