import { expect, test } from 'vitest'
import { getMessages, readMessage } from '../../contract/messages/messages.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithMessages } from '../test/messages/inbox.ts'

test('a client that names the version of an answer gets it again only after a change; other clients see no version (R-LAYOUT-023)', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()
  await sendAsAdmin()
  const ask = (etag?: string) =>
    school.app.inject({
      method: 'POST',
      url: '/messages.php?action=getMessages',
      headers: {
        authorization: `Bearer ${amina.token}`,
        'content-type': 'application/json',
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      payload: { brief: '1' },
    })

  const plain = await ask()
  expect(plain.headers.etag).toBeUndefined()
  const first = await ask('"none"')
  expect(first.json()).toEqual(plain.json())
  const etag = String(first.headers.etag)
  const again = await ask(etag)
  expect([again.statusCode, again.body]).toEqual([304, ''])

  const [message] = (await callApi(school, getMessages, {}, amina)).data
  await callApi(school, readMessage, { message_id: message.id }, amina)
  const changed = await ask(etag)
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})
