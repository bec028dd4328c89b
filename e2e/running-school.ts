import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_PASSWORD_MEMORY_KIB } from '../server/test/process/program-env.ts'

export type TestUser = { id: string; name: string; email: string; password: string; token: string }
type Fields = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
type Data = any

/** A running server with its own database, used through the API. */
export type RunningSchool = {
  url: string
  dataDir: string
  admin: TestUser
  /** Makes a call and returns `data`; throws the message of a declined request. */
  call(path: string, action: string, fields?: Fields, as?: TestUser): Promise<Data>
  /** A student of the given name; `wallet` in naira is funded by the administrator. */
  addStudent(wanted?: {
    name?: string
    email?: string
    wallet?: number
    refBy?: string
  }): Promise<TestUser>
  /** A class with the fields of `addClass`; returns its id and public id. By default free, active and open. */
  addClass(fields?: Fields): Promise<{ id: string; rand: string; name: string }>
  /** A lesson with the fields of `addLesson`; returns its id. */
  addLesson(classId: string, fields?: Fields): Promise<string>
}

/** Less than the ten minutes for which the server accepts a password. */
const PASSWORD_MS = 5 * 60_000

let counter = 0
/** A unique text for names and emails, because the tests of a worker share one school. */
export const uniqueText = () =>
  `${process.pid.toString(36)}${(counter++).toString(36)}${Date.now().toString(36)}`

/** Starts a server with a new database and these variables; `stop` ends it and deletes its data. */
export async function startSchool(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-e2e-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'error',
    PASSWORD_MEMORY_KIB: TEST_PASSWORD_MEMORY_KIB,
    ADMIN_EMAIL: 'head@example.org',
    ADMIN_PASSWORD: 'a good password',
    APP_STORE_URL: 'https://store.example/lisan',
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
    // the renditions of every uploaded video would take CPU time from the browsers
    FFMPEG: 'none',
    FFMPEG_PRIORITY: 'normal',
    ...variables,
  }
  const server = spawn('node', ['server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = await addressOf(server)
  const admin = {
    id: '',
    name: 'Administrator',
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
    token: '',
  }
  const school = createSchoolClient(url, dataDir, admin)
  const { token } = await school.raw('/api.php', 'login', {
    email: admin.email,
    password: admin.password,
  })
  admin.token = token
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { school, stop }
}

function createSchoolClient(url: string, dataDir: string, admin: TestUser) {
  const raw = async (path: string, action: string, fields: Fields = {}, as?: TestUser) => {
    const isGet = path.startsWith('GET ')
    // the fields of a GET are texts
    const address = isGet
      ? `${url}${path.slice(4)}?${new URLSearchParams({ action, ...(fields as object) })}`
      : url + path
    const response = await fetch(address, {
      method: isGet ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      },
      body: isGet ? null : JSON.stringify({ ...(action ? { action } : {}), ...fields }),
    })
    const envelope: Data = await response.json()
    if (envelope.status !== true) throw new Error(`${action}: ${envelope.message}`)
    return envelope
  }
  let passwordUntil = Date.now() + PASSWORD_MS
  const school: RunningSchool & { raw: typeof raw } = {
    raw,
    url,
    dataDir,
    admin,
    async call(path, action, fields, as) {
      // calls that move money need a recent password, and a worker can run for longer
      if (as === admin && Date.now() > passwordUntil) {
        passwordUntil = Date.now() + PASSWORD_MS
        await raw('/api.php', 'reauthenticate', { password: admin.password }, admin)
      }
      return (await raw(path, action, fields, as)).data
    },
    async addStudent({
      name = 'Amina Bello',
      email = `${uniqueText()}@example.org`,
      wallet = 0,
      refBy,
    } = {}) {
      const password = 'a good password'
      const fields = {
        name,
        email,
        password,
        phonenumber: '08031234567',
        ...(refBy ? { refBy } : {}),
      }
      const { data, token } = await raw('/api.php', 'signup', fields)
      if (wallet > 0)
        await raw('/adminActions.php', 'fundWallet', { student_id: data.id, amount: wallet }, admin)
      return { id: data.id, name, email, password, token }
    },
    async addClass(fields = {}) {
      const form = {
        category: 'Grammar',
        name: `Class ${uniqueText()}`,
        about: 'About this class.',
        premium: '0',
        amount: '0',
        status: '1',
        regclosedate: '',
        monthlylimit: 0,
        ...fields,
      }
      const { id } = (await raw('/adminActions.php', 'addClass', form, admin)).data
      const { data } = await raw('/lessonsAction.php', 'getClassDetails', { class_id: id }, admin)
      return { id, rand: data.rand, name: data.name }
    },
    async addLesson(classId, fields = {}) {
      const form = {
        subject: `Lesson ${uniqueText()}`,
        about: 'A text.',
        inputetype: 'Lesson',
        scheduled: '0',
        ...fields,
      }
      return (await raw('/lessonsAction.php', 'addLesson', { class_id: classId, ...form }, admin))
        .data.id
    },
  }
  return school
}

/** The URL that the server logs when it listens; rejects if it exits before. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (text) => {
      output += text
      const address = /Lisan is open at (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
}
