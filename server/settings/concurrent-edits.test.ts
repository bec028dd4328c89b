import { expect, test } from 'vitest'
import { getAppSettings } from '../../contract/settings/settings.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestUser,
} from '../test/test-school.ts'

const CONFLICT = 'Somebody else has changed the settings. Load the newest version before you save.'

async function openSchoolWithTwoAdmins() {
  const school = await openTestSchool()
  const [maryam, ibrahim] = [await seedAdministrator(school), await seedAdministrator(school)]
  const read = async (administrator: TestUser) =>
    (await callApi(school, getAppSettings, {}, administrator)).data
  const save = (administrator: TestUser, fields: object) =>
    callApi(school, updateAppSettings, { siteName: 'Nūr', ...fields }, administrator)
  return { school, maryam, ibrahim, read, save }
}

test('the second of two conflicting changes is declined and nothing of it is written', async () => {
  const { maryam, ibrahim, read, save } = await openSchoolWithTwoAdmins()
  const { version } = await read(maryam)

  expect(await save(maryam, { howto: 'Start with the letters', version })).toMatchObject({
    status: true,
  })
  expect(await save(ibrahim, { howto: 'Begin', aboutUs: 'We', version })).toMatchObject({
    http: 200,
    status: false,
    code: 'conflict_settings',
    message: CONFLICT,
  })
  expect(await read(ibrahim)).toMatchObject({ howto: 'Start with the letters', aboutUs: '' })

  const newest = (await read(ibrahim)).version
  expect(await save(ibrahim, { howto: 'Begin', version: newest })).toMatchObject({ status: true })
  expect(await read(maryam)).toMatchObject({ howto: 'Begin' })
})

test('of two concurrent saves one is declined', async () => {
  const { maryam, ibrahim, read, save } = await openSchoolWithTwoAdmins()
  const { version } = await read(maryam)

  const responses = await Promise.all([
    save(maryam, { howto: 'One', version }),
    save(ibrahim, { howto: 'Two', version }),
  ])

  expect(responses.map((it) => it.status).sort()).toEqual([false, true])
})

test('a save without a version is accepted, and only administrators get the version', async () => {
  const { school, maryam, ibrahim, read, save } = await openSchoolWithTwoAdmins()
  await save(maryam, { howto: 'One' })
  expect(await save(ibrahim, { howto: 'Two' })).toMatchObject({ status: true })

  expect((await callApi(school, getAppSettings)).data).not.toHaveProperty('version')
  expect(await read(await seedStudent(school))).not.toHaveProperty('version')
})
