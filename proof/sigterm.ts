import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { aFolder, claim, finish, startSchool } from './parts.ts'

/** `node proof/sigterm.ts`: SIGTERM under the load of 50 clients that write and read without a pause. */
const CLIENTS = 50
const school = await startSchool({ DATA_DIR: aFolder() })
const { hostname, port } = new URL(school.url)
let answered = 0
const cut: string[] = []
let refused = 0

/** One call on a kept connection; answers whether the door is still open. */
function askOn(agent: Agent, action: string): Promise<boolean> {
  const body = JSON.stringify({ action, ...(action === 'login' ? SIGN_IN : {}) })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${school.token}`,
  }
  return new Promise((resolve) => {
    const asked = request({ agent, hostname, port, method: 'POST', path: '/api.php', headers })
    let begun = false
    asked.on('response', (response) => {
      begun = true
      response.on('data', () => {})
      response.on('end', () => {
        if (response.statusCode === 200 && response.complete) answered++
        else cut.push(`${response.statusCode}`)
        resolve(true)
      })
      response.on('error', (fault) => cut.push(String(fault)))
    })
    asked.on('error', (fault) => {
      if (begun) cut.push(String(fault))
      else refused++
      resolve(false)
    })
    asked.end(body)
  })
}
const SIGN_IN = { email: 'owner@example.org', password: 'a good password' }

const clients = Array.from({ length: CLIENTS }, async (_, nth) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const action = nth % 10 === 0 ? 'login' : 'getUserData'
  while (await askOn(agent, action)) {}
  agent.destroy()
})
await pause(2000)
const before = performance.now()
school.process.kill('SIGTERM')
const code = await school.ended
const ms = Math.round(performance.now() - before)
await Promise.all(clients)
const logged = school
  .said()
  .split('\n')
  .filter((line) => line.includes('"answered"'))
// the first sign-in was before the load
const begun = logged.length - 1
claim('it ends with 0', code === 0, code)
claim(`it ends within 25 s (${ms} ms)`, ms < 25_000)
claim(`each of ${begun} requests that were begun had its whole answer`, answered === begun, {
  answered,
  begun,
})
claim('none was answered by an error or by half', cut.length === 0, cut.slice(0, 5))
claim(
  `whoever came later was not let in (${refused} of ${CLIENTS} clients)`,
  refused === CLIENTS,
  refused,
)
await finish()
