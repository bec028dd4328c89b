import { expect, onTestFinished, test } from 'vitest'
import { enrolInClass, renewSubscription } from '../../contract/enrolment.ts'
import { getMessages } from '../../contract/messages.ts'
import { startSession } from '../auth/session.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { aStudent, openSchool, type TestPerson, type TestSchool } from '../test/school.ts'
import { remindOfEndings, startReminders } from './remind.ts'

const LAGOS = 'Africa/Lagos'

/** Amina, whose month in a class ends on 10 Dec 2026 at 9 in the evening of Lagos. */
async function aMonth() {
  const school = await openSchool()
  at('2026-11-10T20:00:00Z')
  const amina = await aStudent(school, { wallet: 9_000_00 })
  const monthly = await aClass(school, {
    name: 'Tajwīd · التَّجْوِيد',
    price: 500_00,
    monthly: true,
  })
  await ask(school, enrolInClass, { class_id: monthly.rand }, amina)
  const subjects = async () => (await inboxOf(school, amina)).map((it) => it.subject)
  return { school, amina, monthly, subjects, looks: () => remindOfEndings(school.db, LAGOS) }
}

type Received = { subject: string; body: string; class_id: string; lesson_id: string }

/** A person's messages, whenever it is: a session ends after a month. */
async function inboxOf(school: TestSchool, person: TestPerson): Promise<Received[]> {
  const now = Math.floor(Date.now() / 1000)
  const { token } = await startSession(school.db, { personId: person.id, now })
  person.token = token
  return (await ask(school, getMessages, {}, person)).data
}

const AHEAD = 'Subscription ends 10 Dec 2026: Tajwīd · التَّجْوِيد'

test('three days and one day before the end a message comes, once each, and leads to the class', async () => {
  const { school, amina, monthly, subjects, looks } = await aMonth()
  at('2026-12-07T19:59:59Z')
  await looks()
  expect(await subjects()).toEqual([])

  at('2026-12-07T20:00:00Z')
  await looks()
  await looks()
  const [first] = await inboxOf(school, amina)
  expect(first).toMatchObject({ subject: AHEAD, class_id: String(monthly.id), lesson_id: '' })
  expect(first?.body).toBe(
    'Your month in Tajwīd · التَّجْوِيد ends on 10 Dec 2026, 9:00 PM.\n\n' +
      'To go on with new lessons, renew it on the page of the class; another month costs ₦500 from your wallet. ' +
      'The lessons you have opened stay open.',
  )

  at('2026-12-09T19:00:00Z')
  await looks()
  expect(await subjects()).toEqual([AHEAD])
  at('2026-12-09T20:00:01Z')
  await looks()
  await looks()
  expect(await subjects()).toEqual([AHEAD, AHEAD])
})

test('a date is that of the school’s clock, not of the server’s', async () => {
  const { school, subjects } = await aMonth()
  at('2026-12-08T08:00:00Z')
  await remindOfEndings(school.db, 'Asia/Tokyo')
  expect(await subjects()).toEqual(['Subscription ends 11 Dec 2026: Tajwīd · التَّجْوِيد'])
})

test('who renews is not reminded of the old end, but in time of the new one', async () => {
  const { school, amina, monthly, subjects, looks } = await aMonth()
  at('2026-12-08T08:00:00Z')
  await looks()
  await subjects()
  await ask(school, renewSubscription, { class_id: monthly.rand }, amina)

  at('2026-12-10T08:00:00Z')
  await looks()
  expect(await subjects()).toEqual([AHEAD])
  at('2027-01-09T20:00:01Z')
  await looks()
  expect(await subjects()).toEqual(['Subscription ends 10 Jan 2027: Tajwīd · التَّجْوِيد', AHEAD])
})

test('after a standstill only what is still ahead is told, once', async () => {
  const one = await aMonth()
  at('2026-12-10T08:00:00Z')
  await one.looks()
  await one.looks()
  expect(await one.subjects()).toEqual([AHEAD])

  const other = await aMonth()
  for (const late of ['2026-12-10T20:00:00Z', '2027-06-01T08:00:00Z']) {
    at(late)
    await other.looks()
  }
  expect(await other.subjects()).toEqual([])
})

test('a clock that jumps back tells nothing twice', async () => {
  const { subjects, looks } = await aMonth()
  for (const moment of ['2026-12-09T21:00:00Z', '2026-12-07T21:00:00Z', '2026-12-09T22:00:00Z']) {
    at(moment)
    await looks()
  }
  expect(await subjects()).toEqual([AHEAD])
})

test('there is no reminder of a class that is deleted or has no month, nor to somebody who is gone', async () => {
  const { school, amina, monthly, subjects, looks } = await aMonth()
  const once = await aClass(school, { price: 500_00 })
  await ask(school, enrolInClass, { class_id: once.rand }, amina)
  const gone = await aStudent(school, { wallet: 9_000_00 })
  await ask(school, enrolInClass, { class_id: monthly.rand }, gone)
  await school.db.updateTable('people').set({ deleted_at: 1 }).where('id', '=', gone.id).execute()
  at('2026-12-08T08:00:00Z')
  await school.db
    .updateTable('classes')
    .set({ deleted_at: 1 })
    .where('id', '=', monthly.id)
    .execute()

  await looks()

  expect(await subjects()).toEqual([])
  expect(await school.db.selectFrom('messages').select('id').execute()).toEqual([])
})

test('however many processes look at once, each student is told once', async () => {
  const { school, monthly, looks } = await aMonth()
  const students = await Promise.all(
    Array.from({ length: 12 }, () => aStudent(school, { wallet: 900_00 })),
  )
  for (const student of students)
    await ask(school, enrolInClass, { class_id: monthly.rand }, student)
  at('2026-12-08T08:00:00Z')

  await Promise.all([looks(), looks(), looks(), looks()])

  const sent = await school.db.selectFrom('inbox').select('student_id').execute()
  expect(sent).toHaveLength(13)
  expect(new Set(sent.map((it) => it.student_id)).size).toBe(13)
})

test('a renewal at the moment of the reminder: one of the two is first, and the wallet is right', async () => {
  const { school, amina, monthly, subjects, looks } = await aMonth()
  at('2026-12-08T08:00:00Z')
  const [answer] = await Promise.all([
    ask(school, renewSubscription, { class_id: monthly.rand }, amina),
    looks(),
  ])
  expect(answer.status).toBe(true)
  expect((await subjects()).length).toBeLessThanOrEqual(1)
})

test('the worker looks by itself', async () => {
  const { school, subjects } = await aMonth()
  at('2026-12-08T08:00:00Z')
  const worker = startReminders(school.db, LAGOS, (sentence) => expect.unreachable(sentence))
  onTestFinished(() => worker.stop())
  await expect.poll(subjects).toEqual([AHEAD])
})
