import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../find-chromium.ts'

/** On a busy machine a browser and a page start slowly. */
const TIMEOUT_MS = 90_000
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--window-size=1000,800'],
  // the headless shell ignores it
  ...['--headless=new', '--remote-debugging-port=0', '--password-store=basic', 'about:blank'],
]

type Running = { browser: Browser; process: ChildProcess; page: Page }

/**
 * A browser with a profile on the disk that can be killed at any moment, also while it starts, and started again. `program` is
 * the path of another browser than that of the other tests.
 */
export function openPhone(profileDir: string, program?: string) {
  let running: Running | undefined
  // two browsers must not share a profile
  const started = new Set<ChildProcess>()

  let hasEnded = false

  async function start(): Promise<Page> {
    if (hasEnded) throw new Error('The run has ended')
    const path = program ?? findChromium() ?? chromium.executablePath()
    const child = spawn(path, [`--user-data-dir=${profileDir}`, ...FLAGS], {
      // its own group, so that all its processes end with it
      ...{ detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
      env: { ...process.env, LANG: 'C.UTF-8', TZ: 'Africa/Lagos' },
    })
    started.add(child)
    const address = await addressOf(child)
    const browser = await chromium.connectOverCDP(address, { timeout: TIMEOUT_MS })
    const [context] = browser.contexts()
    if (!context) throw new Error('The browser has no profile')
    context.setDefaultTimeout(TIMEOUT_MS)
    const page = context.pages()[0] ?? (await context.newPage())
    // it can have been killed meanwhile
    if (!started.has(child)) throw new Error('The browser was killed')
    running = { browser, process: child, page }
    return page
  }

  async function kill() {
    running = undefined
    const children = [...started]
    started.clear()
    for (const { pid = 0 } of children) await endGroup(pid)
  }

  async function close() {
    if (!running) return
    const session = await running.browser.newBrowserCDPSession()
    const exited = once(running.process, 'exit')
    await session.send('Browser.close').catch(() => {})
    await exited
    // its remaining processes
    await kill()
  }

  return {
    /** The open page; starts the browser if it does not run. */
    async page(): Promise<Page> {
      if (running) return running.page
      // a browser whose start failed can still run
      await kill()
      return start()
    },
    isRunning: () => running !== undefined,
    kill,
    /** Kills the browser and prevents a restart by a step of a hanging run, until `renew`. */
    async end() {
      hasEnded = true
      await kill()
    },
    hasEnded: () => hasEnded,
    renew() {
      hasEnded = false
    },
    /** Exits normally, so that all data is written to disk. */
    close,
  }
}

/** Kills the processes of a group, and resolves when there are none, or after ten seconds. */
async function endGroup(pid: number): Promise<void> {
  try {
    process.kill(-pid, 'SIGKILL')
    for (let looks = 0; looks < 500; looks++) {
      process.kill(-pid, 0)
      await pause(20)
    }
  } catch {
    // no such process
  }
}

export type Phone = ReturnType<typeof openPhone>

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (text) => {
      output += text
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The browser ended: ${output}`)))
  })
}
