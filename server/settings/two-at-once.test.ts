import { expect, test } from 'vitest'
import { getAppSettings } from '../../contract/settings.ts'
import { updateAppSettings } from '../../contract/settings-form.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, aStudent, openSchool, type TestPerson } from '../test/school.ts'

const CHANGED = 'Somebody else has changed the settings. Look at the newest before you save.'

async function openOffice() {
  const school = await openSchool()
  const [maryam, ibrahim] = [await anAdministrator(school), await anAdministrator(school)]
  const read = async (as: TestPerson) => (await ask(school, getAppSettings, {}, as)).data
  const save = (as: TestPerson, fields: object) =>
    ask(school, updateAppSettings, { siteName: 'Nūr', ...fields }, as)
  return { school, maryam, ibrahim, read, save }
}

test('of two who change the settings the second is told, and nothing of theirs is written', async () => {
  const { maryam, ibrahim, read, save } = await openOffice()
  const { version } = await read(maryam)

  expect(await save(maryam, { howto: 'Start with the letters', version })).toMatchObject({
    status: true,
  })
  expect(await save(ibrahim, { howto: 'Begin', aboutUs: 'We', version })).toMatchObject({
    http: 200,
    status: false,
    message: CHANGED,
  })
  expect(await read(ibrahim)).toMatchObject({ howto: 'Start with the letters', aboutUs: '' })

  const newest = (await read(ibrahim)).version
  expect(await save(ibrahim, { howto: 'Begin', version: newest })).toMatchObject({ status: true })
  expect(await read(maryam)).toMatchObject({ howto: 'Begin' })
})

test('of two who save at the same moment one is told', async () => {
  const { maryam, ibrahim, read, save } = await openOffice()
  const { version } = await read(maryam)

  const answers = await Promise.all([
    save(maryam, { howto: 'One', version }),
    save(ibrahim, { howto: 'Two', version }),
  ])

  expect(answers.map((it) => it.status).sort()).toEqual([false, true])
})

test('who sends no version changes the settings as before, and only administrators are given one', async () => {
  const { school, maryam, ibrahim, read, save } = await openOffice()
  await save(maryam, { howto: 'One' })
  expect(await save(ibrahim, { howto: 'Two' })).toMatchObject({ status: true })

  expect((await ask(school, getAppSettings)).data).not.toHaveProperty('version')
  expect(await read(await aStudent(school))).not.toHaveProperty('version')
})
