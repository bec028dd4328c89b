import { expect, test } from 'vitest'
import { getMessages, readMessage } from '../../contract/messages/messages.ts'
import { inTransaction } from '../platform/db.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock, START } from '../test/freeze-clock.ts'
import { inboxOf, openSchoolWithMessages } from '../test/messages/inbox.ts'
import { openSchoolAtStart } from '../test/process/school-at-start.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { notify } from './announce.ts'

test('messages are listed newest first, in the wire format (R-MSG-013, R-MSG-014, R-MSG-016)', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()
  const now = freezeClock('2026-11-21T09:00:00Z')
  const first = await sendAsAdmin()
  const second = await sendAsAdmin({ subject: 'Now', message: 'Read me', message_style: 'popup' })

  expect(await inboxOf(school, amina)).toEqual([
    {
      id: second,
      rand: expect.stringMatching(/^[\w-]{16,}$/),
      subject: 'Now',
      body: 'Read me',
      time: now,
      isRead: false,
      popup: '1',
      class_id: '',
      lesson_id: '',
    },
    expect.objectContaining({ id: first, popup: '0', isRead: false }),
  ])
  expect(await callApi(school, getMessages)).toMatchObject({
    http: 401,
    status: false,
    code: 'sign_in_required',
  })
})

test('opening a message marks it read for that student only (R-MSG-010, R-MSG-015, R-MSG-019)', async () => {
  const { school, amina, musa, sendAsAdmin } = await openSchoolWithMessages()
  const message_id = await sendAsAdmin()

  for (const _ of ['once', 'again']) {
    const response = await callApi(school, readMessage, { email: amina.email, message_id }, amina)
    expect(response).toMatchObject({ http: 200, status: true })
  }

  expect(await inboxOf(school, amina)).toMatchObject([{ id: message_id, isRead: true }])
  expect(await inboxOf(school, musa)).toMatchObject([{ id: message_id, isRead: false }])
})

test('a message to another student is neither visible nor can it be marked (R-MSG-018)', async () => {
  const { school, amina, musa, sendAsAdmin } = await openSchoolWithMessages()
  const message_id = await sendAsAdmin({ send_to_all: false, recipients: [musa.email] })

  expect(await inboxOf(school, amina)).toEqual([])
  for (const id of [message_id, '999999']) {
    const response = await callApi(school, readMessage, { message_id: id }, amina)
    expect(response).toMatchObject({
      http: 404,
      status: false,
      code: 'message_not_found',
      message: 'Message not found',
    })
  }
  const asMusa = await callApi(school, readMessage, { email: musa.email, message_id }, amina)
  expect(asMusa).toMatchObject({ http: 403, status: false, code: 'email_mismatch' })
  expect(await inboxOf(school, musa)).toMatchObject([{ isRead: false }])
})

test('the brief list has the newest five, all unread messages, and the body of unread popups only', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()
  const ids: string[] = []
  for (let index = 0; index < 8; index++)
    ids.push(await sendAsAdmin({ subject: `Message ${index}` }))
  const popup = await sendAsAdmin({ subject: 'Now', message: 'Read me', message_style: 'popup' })
  for (const message_id of ids.slice(2)) await callApi(school, readMessage, { message_id }, amina)

  const brief = await inboxOf(school, amina, { brief: true })
  const newestFive = [popup, ...ids.slice(4).reverse()]
  expect(brief.map((it) => it.id)).toEqual([...newestFive, ids[1], ids[0]])
  expect(brief.map((it) => it.body)).toEqual(['Read me', '', '', '', '', '', ''])

  await callApi(school, readMessage, { message_id: popup }, amina)
  expect((await inboxOf(school, amina, { brief: true }))[0]).toMatchObject({ id: popup, body: '' })
})

test('an inbox lists its newest 500 messages (R-MSG-013)', async () => {
  const { school, amina } = await openSchoolWithMessages()
  await inTransaction(school.db, async (tx) => {
    for (let index = 0; index <= 500; index++) {
      await notify(tx, {
        studentIds: [amina.id],
        write: () => ({ subject: `Message ${index}`, body: '…' }),
        now: index,
      })
    }
  })

  const list = await inboxOf(school, amina)
  expect(list).toHaveLength(500)
  expect([list[0]?.subject, list.at(-1)?.subject]).toEqual(['Message 500', 'Message 1'])
})

test('a message links to its lesson while the lesson exists (R-MSG-014)', async () => {
  const { school, sendAsAdmin } = await openSchoolWithMessages()
  const course = await seedCourse(school, [{ subject: 'The noun' }])
  const pupil = await seedEnrolledStudent(school, course)
  await sendAsAdmin({ lesson_id: course.ids[0] })

  const lessonId = Number(course.ids[0])
  expect(await inboxOf(school, pupil)).toMatchObject([
    { class_id: course.classId, lesson_id: course.ids[0] },
  ])
  await school.db.updateTable('lessons').set({ deleted_at: 1 }).where('id', '=', lessonId).execute()
  expect(await inboxOf(school, pupil)).toMatchObject([{ class_id: course.classId, lesson_id: '' }])
  await expect(sendAsAdmin({ lesson_id: course.ids[0] })).rejects.toThrow('Lesson not found')
})

test('a notification is committed or rolled back with the transaction of its event (R-MSG-014)', async () => {
  const { school, amina, musa } = await openSchoolWithMessages()
  const course = await seedCourse(school, [{ subject: 'The noun' }])
  const text = { subject: 'Your subscription ends', body: 'In three days.' }
  const notice = { write: () => text, classId: course.id }

  await inTransaction(school.db, async (tx) => {
    await notify(tx, { ...notice, studentIds: [amina.id, amina.id], now: 5 })
    await notify(tx, { ...notice, studentIds: [], now: 5 })
  })
  const failed = inTransaction(school.db, async (tx) => {
    await notify(tx, { ...notice, studentIds: [musa.id], now: 5 })
    throw new Error('something else went wrong')
  })

  await expect(failed).rejects.toThrow()
  expect(await inboxOf(school, amina)).toMatchObject([
    { subject: 'Your subscription ends', time: 5, popup: '0', class_id: course.classId },
  ])
  expect(await inboxOf(school, musa)).toEqual([])
  expect(await school.db.selectFrom('messages').select('id').execute()).toHaveLength(1)
})

test('messages are listed by their time, newest first, also those that were stored in another order (R-MSG-013)', async () => {
  const { school, amina } = await openSchoolAtStart()
  for (const [subject, sentAt] of [
    ['of 25 November', START + 3],
    ['of 17 October', START + 1],
    ['of 22 November', START + 2],
  ] as const)
    await inTransaction(school.db, (tx) =>
      notify(tx, {
        studentIds: [amina.id],
        write: () => ({ subject, body: 'Peace' }),
        now: sentAt,
      }),
    )

  for (const fields of [{}, { brief: 'true' }]) {
    const { data } = await callApi(school, getMessages, fields, amina)
    expect(data.map((it: { subject: string }) => it.subject)).toEqual([
      ...['of 25 November', 'of 22 November', 'of 17 October'],
    ])
  }
})
