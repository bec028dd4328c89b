import { expect, test } from 'vitest'
import { addClass } from '../contract/classes/classes.ts'
import { enrolInClass } from '../contract/enrolment/enrolment.ts'
import { DAY } from '../contract/platform/duration.ts'
import { now } from './platform/clock.ts'
import { deleteOldResponses } from './rpc/stored-responses.ts'
import { callApi } from './test/call-api.ts'
import { openTwoProcesses } from './test/process/two-processes.ts'
import { seedClass } from './test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from './test/test-school.ts'

const classForm = {
  ...{ category: 'Grammar', name: 'Naḥw', about: 'The sentence.', premium: '1', amount: '500' },
  ...{ status: '1', monthlylimit: 0 },
}

test('a repeated key with other fields is declined, and the key of a declined request can be used again', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const add = (changes: object) =>
    callApi(school, addClass, { ...classForm, once: 'one-opened-form', ...changes }, maryam)

  expect(await add({ amount: '0' })).toMatchObject({ status: false, code: 'price_required' })
  expect(await add({})).toMatchObject({ status: true })
  expect(await add({ name: 'Ṣarf' })).toMatchObject({ http: 200, code: 'already_saved' })

  const classes = await school.db.selectFrom('classes').select('name').execute()
  expect(classes).toEqual([{ name: 'Naḥw' }])
})

test('a key belongs to one user and one call', async () => {
  const school = await openTestSchool()
  const [maryam, sani] = [await seedAdministrator(school), await seedAdministrator(school)]
  const fields = { ...classForm, once: 'one-opened-form' }

  const { data: first } = await callApi(school, addClass, fields, maryam)
  const { data: second } = await callApi(school, addClass, fields, sani)

  expect(second.id).not.toBe(first.id)
})

test('twelve concurrent requests to two processes with one key create one class or enrolment and get the same response', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const paid = await seedClass(school, { price: 1_000_00 })
  const processes = await openTwoProcesses(school)
  const requests = [
    { call: addClass, fields: classForm, as: maryam },
    { call: enrolInClass, fields: { class_id: paid.publicId, seen_price: 1_000 }, as: amina },
  ]

  for (const { call, fields, as } of requests) {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        callApi(processes[index % 2 ? 1 : 0], call, { ...fields, once: 'one-opened-form' }, as),
      ),
    )
    const contents = responses.map(({ http, status, data }) =>
      JSON.stringify({ http, status, data }),
    )
    expect(new Set(contents).size, contents.join()).toBe(1)
    expect(responses[0]).toMatchObject({ http: 200, status: true })
  }
  expect(await school.db.selectFrom('classes').select('id').execute()).toHaveLength(2)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('stored responses are deleted after a week', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await callApi(school, addClass, { ...classForm, once: 'one-opened-form' }, maryam)
  const stored = () => school.db.selectFrom('answered_requests').select('call').execute()

  await deleteOldResponses(school.db, now() + 6 * DAY)
  expect(await stored()).toEqual([{ call: 'addClass' }])
  await deleteOldResponses(school.db, now() + 8 * DAY)
  expect(await stored()).toEqual([])
})
