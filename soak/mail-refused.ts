import { once } from 'node:events'
import { createServer } from 'node:net'
import {
  callApi,
  check,
  createTempDir,
  finish,
  freePort,
  pollUntil,
  signUp,
  startSchool,
} from './harness.ts'

/**
 * `node soak/mail-refused.ts`, a minute: a mail server that refuses every letter, for now and for good, and then takes
 * them; people are answered as ever, and the same process delivers by itself.
 */
let replyMode: 'busy' | 'never' | 'well' = 'busy'
const accepted: string[] = []
const port = await freePort()
const mailServer = createServer((socket) => {
  let inMessage = false
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    for (const line of bytes.toString('latin1').split('\r\n').filter(Boolean))
      socket.write(reply(line))
  })
  function reply(line: string) {
    if (inMessage) {
      if (line !== '.') return ''
      inMessage = false
      accepted.push(line)
      return '250 taken\r\n'
    }
    if (line.startsWith('RCPT') && replyMode !== 'well')
      return replyMode === 'busy' ? '451 later\r\n' : '550 no\r\n'
    inMessage = line === 'DATA'
    return inMessage ? '354 go on\r\n' : '250 ok\r\n'
  }
  socket.write('220 post office\r\n')
})
await once(mailServer.listen(port, '127.0.0.1'), 'listening')

const school = await startSchool({
  DATA_DIR: createTempDir(),
  SMTP_URL: `smtp://127.0.0.1:${port}`,
})
const email = 'owner@example.org'
const requestReset = () => callApi(school.url, { action: 'request_password_reset', email })
const wasAttempted = (times: number) =>
  pollUntil(10, async () => school.output().split('did not leave at try').length > times)

check(
  'a letter refused for now is no fault of whoever asked',
  (await requestReset()).status === true,
)
check('it was tried', await wasAttempted(1))
replyMode = 'never'
check('a letter refused for good is none either', (await requestReset()).status === true)
check('and was tried', await wasAttempted(2))
check('others are served', (await signUp(school.url)).status === true)
check('nothing left so far', accepted.length === 0)
replyMode = 'well'
check(
  'both leave by themselves',
  await pollUntil(60, async () => accepted.length >= 2),
  accepted.length,
)
check('it never ended', school.process.exitCode === null)
mailServer.close()
await finish()
