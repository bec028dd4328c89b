import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { aFolder, aPostgres, claim, finish, OWNER, type Running, startSchool } from './parts.ts'

/** `node proof/sigterm.ts`: SIGTERM under the load of 50 clients that write and read without a pause, on each engine. */
const CLIENTS = 50
const SIGN_IN = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }

/** What 50 clients saw of a school that was told to stop in the midst of their calls. */
async function stopUnderLoad(school: Running) {
  const { hostname, port } = new URL(school.url)
  const seen = { answered: 0, refused: 0, cut: [] as string[] }

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
          if (response.statusCode === 200 && response.complete) seen.answered++
          else seen.cut.push(`${response.statusCode}`)
          resolve(true)
        })
        response.on('error', (fault) => seen.cut.push(String(fault)))
      })
      asked.on('error', (fault) => {
        if (begun) seen.cut.push(String(fault))
        else seen.refused++
        resolve(false)
      })
      asked.end(body)
    })
  }

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
  return { ...seen, code, ms }
}

const engines = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ DATABASE_URL: (await aPostgres()).url }),
}
for (const [engine, where] of Object.entries(engines)) {
  const school = await startSchool({ DATA_DIR: aFolder(), ...(await where()) })
  const { answered, refused, cut, code, ms } = await stopUnderLoad(school)
  const logged = school
    .said()
    .split('\n')
    .filter((line) => line.includes('"answered"'))
  // the first sign-in was before the load
  const begun = logged.length - 1
  console.log(engine)
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
}
await finish()
