import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import {
  check,
  createTempDir,
  finish,
  OWNER,
  type SignedInServer,
  startSchool,
  startTempPostgres,
} from './harness.ts'

/** `npm run soak -- sigterm`: SIGTERM while 50 clients send requests without a pause, on each engine. */
const CLIENTS = 50
const SIGN_IN = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }

/** Stops the server under the load of 50 clients, and counts their responses. */
async function stopUnderLoad(school: SignedInServer) {
  const { hostname, port } = new URL(school.url)
  const cut: string[] = []
  const counts = { responses: 0, refused: 0, cut }

  /** Makes one call on a keep-alive connection; false if the server no longer accepts requests. */
  function callOn(agent: Agent, action: string): Promise<boolean> {
    const body = JSON.stringify({ action, ...(action === 'login' ? SIGN_IN : {}) })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${school.token}`,
    }
    return new Promise((resolve) => {
      const call = request({ agent, hostname, port, method: 'POST', path: '/api.php', headers })
      let begun = false
      call.on('response', (response) => {
        begun = true
        response.on('data', () => {})
        response.on('end', () => {
          if (response.statusCode === 200 && response.complete) counts.responses++
          else counts.cut.push(`${response.statusCode}`)
          resolve(true)
        })
        response.on('error', (error) => counts.cut.push(String(error)))
      })
      call.on('error', (error) => {
        if (begun) counts.cut.push(String(error))
        else counts.refused++
        resolve(false)
      })
      call.end(body)
    })
  }

  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const action = index % 10 === 0 ? 'login' : 'getUserData'
    while (await callOn(agent, action)) {}
    agent.destroy()
  })
  await pause(2000)
  const before = performance.now()
  school.process.kill('SIGTERM')
  const code = await school.exited
  const ms = Math.round(performance.now() - before)
  await Promise.all(clients)
  return { ...counts, code, ms }
}

const engines = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ DATABASE_URL: (await startTempPostgres()).url }),
}
for (const [engine, where] of Object.entries(engines)) {
  const school = await startSchool({ DATA_DIR: createTempDir(), ...(await where()) })
  const { responses, refused, cut, code, ms } = await stopUnderLoad(school)
  const logged = school
    .output()
    .split('\n')
    .filter((line) => line.includes('"request completed"'))
  // the first sign-in precedes the load
  const begunCount = logged.length - 1
  console.log(engine)
  check('the exit code is 0', code === 0, code)
  check(`the process exits within 25 s (${ms} ms)`, ms < 25_000)
  check(
    `each of ${begunCount} started requests got its complete response`,
    responses === begunCount,
    {
      responses,
      begun: begunCount,
    },
  )
  check('no response was an error or incomplete', cut.length === 0, cut.slice(0, 5))
  check(
    `later connections were refused (${refused} of ${CLIENTS} clients)`,
    refused === CLIENTS,
    refused,
  )
}
await finish()
