import { expect, test } from 'vitest'
import { openConnection, parseResponse } from '../test/http/raw-request.ts'
import { openTestSchool } from '../test/test-school.ts'

const BODY = 'action=getUserData'

test.each([
  ['chunked', 401],
  ['Chunked', 401],
  ['identity, chunked', 400],
  ['gzip, chunked', 400],
])('a body with Transfer-Encoding: %s is %i', async (coding, status) => {
  const school = await openTestSchool()
  const connection = await openConnection(school)

  await connection.send(
    [
      'POST /api.php HTTP/1.1',
      'Host: school',
      'Content-Type: application/x-www-form-urlencoded',
      `Transfer-Encoding: ${coding}`,
      'Connection: close',
      '',
      BODY.length.toString(16),
      BODY,
      '0',
      '',
      '',
    ].join('\r\n'),
  )
  await connection.closed

  expect(parseResponse(connection)?.http).toBe(status)
})
