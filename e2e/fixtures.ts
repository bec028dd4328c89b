import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { postFields } from '../server/test/post-fields.ts'

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

type Fixtures = {
  school: RunningSchool
  signIn: (person: TestUser) => Promise<void>
  /** Resolves when every request of the page has ended and the code that waited for it has run. */
  settled: () => Promise<void>
  failOnConsoleError: undefined
}

/** The administrator of a worker can have been signed in for more than ten minutes. */
const renewPassword = (school: RunningSchool) =>
  school.call('/api.php', 'reauthenticate', { password: school.admin.password }, school.admin)

/** Less than the ten minutes for which the server accepts a password. */
const PASSWORD_MS = 5 * 60_000

let counter = 0
/** A unique text for names and emails, because the tests of a worker share one school. */
export const uniqueText = () =>
  `${process.pid.toString(36)}${(counter++).toString(36)}${Date.now().toString(36)}`

/** Chromium logs the 404 of a call like that of a missing file, although the page handles it. */
const isMissingCall = (line: ConsoleMessage) =>
  /status of 404/.test(line.text()) && /\.php(\?|$)/.test(line.location().url)

export const test = base.extend<Omit<Fixtures, 'school'>, { school: RunningSchool }>({
  // one server for all tests of a worker; each test creates the users and classes that it needs
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { school, stop } = await startSchool()
      await use(school)
      await stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ school }, use) => use(school.url),

  /** Signs a user in by the cookie and the local storage, as the site does. */
  signIn: async ({ page, school }, use) => {
    await use(async (person) => {
      await page.context().addCookies([{ name: 'token', value: person.token, url: school.url }])
      if (person === school.admin) await renewPassword(school)
      const { data }: Data = await (
        await postFields(`${school.url}/api.php`, { action: 'getUserData' }, person)
      ).json()
      const authStorage = JSON.stringify({ state: { authenticated: true, user: data }, version: 0 })
      await page.addInitScript((text) => {
        // some browsers give a frame, such as the PDF viewer's, no storage
        if (window !== window.top) return
        if (!localStorage.getItem('auth-storage') && !sessionStorage.getItem('was-signed-in')) {
          localStorage.setItem('auth-storage', text)
          sessionStorage.setItem('was-signed-in', '1')
        }
      }, authStorage)
    })
  },

  settled: async ({ page }, use) => {
    const open = new Set<Request>()
    page.on('request', (it) => open.add(it))
    page.on('requestfinished', (it) => open.delete(it))
    page.on('requestfailed', (it) => open.delete(it))
    await use(async () => {
      await page.waitForLoadState()
      // a response may lead to the next request, so several consecutive checks must find none open
      await expect
        .poll(async () => {
          for (let look = 0; look < 5 && open.size === 0; look++) {
            await pause(20)
            await nextTask(page)
          }
          return [...open].map((it) => it.url())
        })
        .toEqual([])
    })
  },

  /** Fails a test that logs an error or warning to the console. */
  failOnConsoleError: [
    async ({ page }, use, info) => {
      const consoleMessages: string[] = []
      page.on('console', (line) => {
        if (line.type() !== 'error' && line.type() !== 'warning') return
        if (!isMissingCall(line)) consoleMessages.push(line.text())
      })
      page.on('pageerror', (error) => consoleMessages.push(String(error)))
      await use(undefined)
      const expected = info.annotations.filter((it) => it.type === 'expects-console')
      // playwright.config.ts blocks service workers
      const allowed = ['Service Worker registration blocked by Playwright']
      allowed.push(...expected.map((it) => it.description ?? ''))
      expect(
        consoleMessages.filter((line) => !allowed.some((part) => line.includes(part))),
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Lets the page run a task; a message channel works even if the clock is stopped. */
function nextTask(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      }),
  )
}

/** Allows a console message that contains this text; the browser logs failed requests. */
export function allowConsoleMessage(part: string) {
  test.info().annotations.push({ type: 'expects-console', description: part })
}

/** The toast with this text. */
export function toast(page: Page, text: string) {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()
}

async function startSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-e2e-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: 'head@example.org',
    ADMIN_PASSWORD: 'a good password',
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
    // the forms of every uploaded film would take CPU time from the browsers
    FFMPEG: 'none',
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
