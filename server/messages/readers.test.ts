import { expect, test } from 'vitest'
import {
  getMessageReaders,
  getSentMessages,
  READERS_PAGE,
  sendMessage,
  sendMessageAgain,
} from '../../contract/messages/announcements.ts'
import { getMessages, readMessage } from '../../contract/messages/messages.ts'
import { callApi } from '../test/call-api.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { openSchool } from '../test/messages/message-audiences.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

async function read(school: TestSchool, student: TestUser) {
  const [message] = (await callApi(school, getMessages, {}, student)).data
  await callApi(school, readMessage, { message_id: message.id }, student)
}

test('an administrator sees who has read a message and sends it again to the others (R-MSG-019)', async () => {
  const { school, admin, amina, musa, zainab } = await openSchool()
  const fields = { subject: 'The term', message: 'It begins.', delivery_method: 'inApp' }
  const { data: sent } = await callApi(school, sendMessage, { ...fields, send_to_all: true }, admin)
  await read(school, amina)
  setClock(START + 60)
  await read(school, musa)
  await read(school, musa)

  const readers = async (more: object = {}) =>
    (await callApi(school, getMessageReaders, { message_id: sent.id, ...more }, admin)).data
  expect(await readers()).toMatchObject({
    read: 2,
    unread: 1,
    page: 1,
    readers: [
      { name: musa.name, read: START + 60, deleted: false },
      { name: amina.name, read: START },
    ],
  })
  expect(await readers({ unread: true })).toMatchObject({
    readers: [{ name: zainab.name, read: 0 }],
  })
  const { data: list } = await callApi(school, getSentMessages, {}, admin)
  expect(list.messages[0]).toMatchObject({ recipients: 3, read: 2 })

  await callApi(school, sendMessageAgain, { message_id: sent.id }, admin)

  const inboxSizes = [amina, musa, zainab].map(
    async (it) => (await callApi(school, getMessages, {}, it)).data.length,
  )
  expect(await Promise.all(inboxSizes)).toEqual([1, 1, 2])
  const { data: after } = await callApi(school, getSentMessages, {}, admin)
  expect(after.messages[0]).toMatchObject({
    recipients: 1,
    audience: 'students yet to read “The term”',
  })
})

test('the lists of readers are paged, and a page beyond the last returns the last one', async () => {
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const total = READERS_PAGE + 3
  for (let nth = 0; nth < total; nth++) await seedStudent(school, { name: `Student ${nth}` })
  const fields = { subject: 'a', message: 'b', delivery_method: 'both', send_to_all: true }
  const { data: sent } = await callApi(school, sendMessage, fields, admin)
  const page = async (page: number) =>
    (await callApi(school, getMessageReaders, { message_id: sent.id, unread: true, page }, admin))
      .data

  const pages = [await page(1), await page(2)]

  expect(pages.map((it) => it.readers.length)).toEqual([READERS_PAGE, 3])
  const names = pages.flatMap((it) => it.readers.map(({ name }: { name: string }) => name))
  expect(new Set(names).size).toBe(total)
  expect(await page(9)).toEqual(pages[1])
  expect(await callApi(school, getMessageReaders, { message_id: '999' }, admin)).toMatchObject({
    http: 404,
    code: 'message_not_found',
  })
})
