import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, connect, Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anAdministrator, aStudent, openSchool, type TestSchool } from '../test/school.ts'

/** What requests from now on say into the log, with the level they say it at. */
function logOf({ app }: TestSchool) {
  const said: [level: string, ...words: unknown[]][] = []
  const makeChild = app.log.child.bind(app.log)
  vi.spyOn(app.log, 'child').mockImplementation((...given) => {
    const child = makeChild(...given)
    for (const level of ['info', 'warn', 'error'] as const)
      child[level] = (...words: unknown[]) => void said.push([level, ...words])
    return child
  })
  return said
}

/** Begins to ask, and leaves once `until` holds. */
async function askAndLeave({ app }: TestSchool, request: string, until: () => unknown) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(request)
  await expect.poll(until).toBeTruthy()
  socket.destroy()
}

/** Every request over a line is answered when its asker is gone. Says whether one has come. */
function answerTooLate({ app }: TestSchool) {
  let asked = 0
  app.addHook('preHandler', async ({ raw }) => {
    if (!(raw.socket instanceof Socket)) return
    asked++
    await once(raw.socket, 'close')
  })
  return () => asked > 0
}

const LEFT = ['info', { why: expect.any(String) }, 'the asker left']

test('an administrator who leaves in the midst of an answer is no fault of ours', async () => {
  const school = await openSchool()
  const isAsked = answerTooLate(school)
  // so long an answer is compressed and sent as a stream
  for (const name of ['Amina ', 'Musa ']) await aStudent(school, { name: name.repeat(20_000) })
  const { token } = await anAdministrator(school)
  const said = logOf(school)
  const body = 'action=getStudentList'
  const head = [
    'POST /adminActions.php HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Accept-Encoding: br',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ].join('\r\n')

  await askAndLeave(school, `${head}\r\n\r\n${body}`, isAsked)

  await expect.poll(() => said).toContainEqual(LEFT)
  expect(said.filter(([level]) => level === 'error')).toEqual([])
})

const FILE = '--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF'

test.each([['before anything of it is read'], ['when half of it is kept']])(
  'nor is one who leaves an upload, %s',
  async (when) => {
    const school = await openSchool()
    const { token } = await anAdministrator(school)
    const said = logOf(school)
    const uploads = join(school.config.DATA_DIR, 'uploads')
    const isKept = () => existsSync(uploads) && readdirSync(uploads).length > 0
    const until = when.startsWith('before') ? answerTooLate(school) : isKept
    const head = [
      'POST /lessonsAction.php HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 900000',
    ].join('\r\n')

    await askAndLeave(school, `${head}\r\n\r\n${FILE}`, until)

    await expect.poll(() => said).toContainEqual(LEFT)
    expect(said.filter(([level]) => level === 'error')).toEqual([])
  },
)

test('what breaks by itself while its asker leaves is an error all the same', async () => {
  const school = await openSchool({}, { breaksLedger: true })
  const said = logOf(school)
  const isAsked = answerTooLate(school)
  await school.db.schema.dropTable('settings').execute()

  await askAndLeave(
    school,
    'GET /api.php?action=get_app_settings HTTP/1.1\r\nHost: x\r\n\r\n',
    isAsked,
  )

  await expect.poll(() => said).toContainEqual(['error', expect.anything(), 'unforeseen'])
})
