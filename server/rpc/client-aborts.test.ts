import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { connect, Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { portOf } from '../test/process/listen-locally.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

/** Records the log entries of later requests with their level. */
function captureLog({ app }: TestSchool) {
  const entries: [level: string, ...words: unknown[]][] = []
  const makeChild = app.log.child.bind(app.log)
  vi.spyOn(app.log, 'child').mockImplementation((...args) => {
    const child = makeChild(...args)
    for (const level of ['info', 'warn', 'error'] as const)
      child[level] = (...args: unknown[]) => void entries.push([level, ...args])
    return child
  })
  return entries
}

/** Sends a request and disconnects once `until` holds. */
async function sendAndDisconnect({ app }: TestSchool, request: string, until: () => unknown) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(portOf(app.server), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(request)
  await expect.poll(until).toBeTruthy()
  socket.destroy()
}

/** Delays the handling of every request until its client has disconnected. Returns whether one has arrived. */
function delayUntilDisconnect({ app }: TestSchool) {
  let requestCount = 0
  app.addHook('preHandler', async ({ raw }) => {
    if (!(raw.socket instanceof Socket)) return
    requestCount++
    await once(raw.socket, 'close')
  })
  return () => requestCount > 0
}

const CLIENT_DISCONNECTED = ['info', { why: expect.any(String) }, 'client disconnected']

test('an administrator who disconnects during a response causes no error', async () => {
  const school = await openTestSchool()
  const hasArrived = delayUntilDisconnect(school)
  // large enough to be compressed and streamed
  for (const name of ['Amina ', 'Musa ']) await seedStudent(school, { name: name.repeat(20_000) })
  const { token } = await seedAdministrator(school)
  const log = captureLog(school)
  const body = 'action=getStudentList'
  const head = [
    'POST /adminActions.php HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Accept-Encoding: br',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ].join('\r\n')

  await sendAndDisconnect(school, `${head}\r\n\r\n${body}`, hasArrived)

  await expect.poll(() => log).toContainEqual(CLIENT_DISCONNECTED)
  expect(log.filter(([level]) => level === 'error')).toEqual([])
})

const FILE = '--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF'

test.each([['before anything of it is read'], ['when half of it is kept']])(
  'a client that disconnects during an upload causes no error, %s',
  async (when) => {
    const school = await openTestSchool()
    const { token } = await seedAdministrator(school)
    const log = captureLog(school)
    const uploads = join(school.config.DATA_DIR, 'uploads')
    const isStored = () => existsSync(uploads) && readdirSync(uploads).length > 0
    const until = when.startsWith('before') ? delayUntilDisconnect(school) : isStored
    const head = [
      'POST /lessonsAction.php HTTP/1.1',
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 900000',
    ].join('\r\n')

    await sendAndDisconnect(school, `${head}\r\n\r\n${FILE}`, until)

    await expect.poll(() => log).toContainEqual(CLIENT_DISCONNECTED)
    expect(log.filter(([level]) => level === 'error')).toEqual([])
  },
)

test('an error that happens while the client disconnects is still logged as an error', async () => {
  const school = await openTestSchool({}, { breaksLedger: true })
  const log = captureLog(school)
  const hasArrived = delayUntilDisconnect(school)
  await school.db.schema.dropTable('settings').execute()

  await sendAndDisconnect(
    school,
    'GET /api.php?action=get_app_settings HTTP/1.1\r\nHost: x\r\n\r\n',
    hasArrived,
  )

  await expect.poll(() => log).toContainEqual(['error', expect.anything(), 'unexpected error'])
})
