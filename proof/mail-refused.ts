import { once } from 'node:events'
import { createServer } from 'node:net'
import { aFolder, ask, claim, finish, freePort, signUp, startSchool, within } from './parts.ts'

/**
 * `node proof/mail-refused.ts`, a minute: a mail server that refuses every letter, for now and for good, and then takes
 * them; people are answered as ever, and the same process delivers by itself.
 */
let mood: 'busy' | 'never' | 'well' = 'busy'
const taken: string[] = []
const port = await freePort()
const office = createServer((socket) => {
  let inLetter = false
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    for (const line of bytes.toString('latin1').split('\r\n').filter(Boolean))
      socket.write(reply(line))
  })
  function reply(line: string) {
    if (inLetter) {
      if (line !== '.') return ''
      inLetter = false
      taken.push(line)
      return '250 taken\r\n'
    }
    if (line.startsWith('RCPT') && mood !== 'well')
      return mood === 'busy' ? '451 later\r\n' : '550 no\r\n'
    inLetter = line === 'DATA'
    return inLetter ? '354 go on\r\n' : '250 ok\r\n'
  }
  socket.write('220 post office\r\n')
})
await once(office.listen(port, '127.0.0.1'), 'listening')

const school = await startSchool({ DATA_DIR: aFolder(), SMTP_URL: `smtp://127.0.0.1:${port}` })
const email = 'owner@example.org'
const wish = () => ask(school.url, { action: 'request_password_reset', email })
const tried = (times: number) =>
  within(10, async () => school.said().split('did not leave at try').length > times)

claim('a letter refused for now is no fault of whoever asked', (await wish()).status === true)
claim('it was tried', await tried(1))
mood = 'never'
claim('a letter refused for good is none either', (await wish()).status === true)
claim('and was tried', await tried(2))
claim('others are served', (await signUp(school.url)).status === true)
claim('nothing left so far', taken.length === 0)
mood = 'well'
claim('both leave by themselves', await within(60, async () => taken.length >= 2), taken.length)
claim('it never ended', school.process.exitCode === null)
office.close()
await finish()
