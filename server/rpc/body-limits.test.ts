import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { DEFAULT_BODY_LIMITS, KB, MB } from '../../contract/platform/call.ts'
import { JSON_TYPE, sendRawRequest } from '../test/http/raw-request.ts'
import { TOO_LARGE, tooLargeRequests } from '../test/http/too-large-requests.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

test('every call has a size limit, and only these may exceed 64 KB', () => {
  const larger = allCalls.filter(({ call }) => call.bodyLimits.bytes > DEFAULT_BODY_LIMITS.bytes)

  const limits = larger.map(({ name, call }) => [
    name,
    typeof call.access === 'object' ? 'staff' : call.access,
    call.bodyLimits.bytes / KB,
  ])
  // the order of a module's exports depends on the module loader
  expect(new Set(limits)).toEqual(
    new Set([
      ['updateAppSettings', 'staff', 1024],
      ['addClass', 'staff', 256],
      ['updateClass', 'staff', 256],
      ['addLesson', 'staff', 4096],
      ['updateLesson', 'staff', 4096],
      ['reorderLessons', 'staff', 512],
      ['submitExam', 'student', 4096],
      ['uploadAnswerFile', 'staff', 7168],
      ['sendMessage', 'staff', 4096],
      ['scheduleMessage', 'staff', 4096],
      ['checkRecipients', 'staff', 4096],
      ['importQuizQuestions', 'staff', 8192],
      ['assignCertificate', 'staff', 4096],
      ['importStudents', 'staff', 8192],
      ['readQuestionsCsv', 'staff', 8192],
      ['previewRecordedPayments', 'staff', 128],
      ['recordPayments', 'staff', 128],
      ['savePractice', 'student', 256],
      ['saveCanDo', 'staff', 128],
      ['saveLessonWords', 'staff', 512],
      ['syncReviews', 'student', 256],
      ['saveSessionAttendance', 'staff', 128],
      ['matchPayments', 'staff', 1024],
    ]),
  )
})

test('a request that is too large is rejected while it arrives, and the message names the limit (R-WIRE-012)', async () => {
  const school = await openTestSchool()
  for (const [what, sending, http, message] of tooLargeRequests)
    expect(await sendRawRequest(school, { body: '', ...sending }), what).toEqual({ http, message })
})

const requestsWithoutBody: [string, string, string, number][] = [
  ['an unknown address', '/nonsense', 'POST', 404],
  ['an unknown action', '/api.php?action=nonsense', 'POST', 404],
  ['a method of no call', '/api.php', 'PUT', 404],
  ['a call without a token', '/lessonsAction.php', 'POST', 401],
  ['a call of another path', '/submitExam.php', 'POST', 401],
  ['a read', '/api.php?action=get_classes', 'GET', 200],
  ['a health check', '/healthz', 'GET', 200],
]

test('a request that needs no body is served without reading it', async () => {
  const school = await openTestSchool()
  for (const [what, path, method, http] of requestsWithoutBody) {
    const sending = { path, method, type: JSON_TYPE, length: 600 * MB, body: '{' }
    expect((await sendRawRequest(school, sending)).http, what).toBe(http)
  }
})

test('a caller may send as much as the largest call of the path allows, and gets 413 when the call allows less', async () => {
  const school = await openTestSchool()
  const { token } = await seedAdministrator(school)
  const body = (action: string) => JSON.stringify({ action, csv: 'x'.repeat(1 * MB) })
  const post = (action: string, as?: string) =>
    sendRawRequest(school, {
      path: '/adminActions.php',
      type: JSON_TYPE,
      body: body(action),
      length: body(action).length,
      ...(as ? { token: as } : {}),
    })

  expect((await post('importStudents', token)).http).toBe(200)
  expect(await post('addClass', token)).toEqual({
    http: 413,
    message: 'The request is too large: at most 256 KB.',
  })
  expect(await post('getStudentList', token)).toEqual({ http: 413, message: TOO_LARGE })
  expect((await post('importStudents')).http).toBe(401)
})
