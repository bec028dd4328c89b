import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { startChild, stopAllChildren, waitUntilReady } from '../../bench/child-processes.ts'
import { SCHOOL_ENV, type SeededCourse, seedCourse } from '../../bench/seed-course.ts'
import { findChromium } from '../find-chromium.ts'
import { measureInteractions } from './interactions.ts'
import { measureStudentVisits } from './student-visits.ts'

/**
 * `npm run bench:pages`: the first and a later visit of a phone on a slow line, first visits of a student, and the time from an
 * interaction to the next paint on a slow processor. Needs a build. `visits`, `students` or `interactions` as an argument
 * measures only that part; LOG_INTERACTIONS=1 prints every interaction. Fails if a limit is exceeded.
 */
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
const LIMIT = { firstPaintMs: 1500, firstUsefulMs: 3000, laterMs: 1000, interactionMs: 100 }
const PHONE = {
  hasTouch: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
}
const ROUNDS = 3

const dataDir = mkdtempSync(join(tmpdir(), 'lisan-pages-'))
const PORT = 4313
const site = `http://127.0.0.1:${PORT}`
let missedLimits = 0

function report(what: string, measuredMs: number, limitMs: number) {
  const holds = measuredMs <= limitMs
  if (!holds) missedLimits++
  process.stdout.write(
    `| ${what} | ${measuredMs.toFixed(0)} ms | ${limitMs} ms | ${holds ? '✓' : '✗'} |\n`,
  )
}

type Paints = { first: number; useful: number; shift: number }

/** Runs in the page: records when a heading and its main action are painted, and how far content moves. */
function observePaints(useful: string) {
  const noted = { first: 0, useful: 0, shift: 0 }
  Object.assign(window, { paints: noted })
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) noted.shift += Reflect.get(it, 'value')
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    noted.first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const isThere = useful
      .split('|')
      .every((it) => document.querySelector(it)?.checkVisibility({ visibilityProperty: true }))
    // the next frame follows the paint
    if (isThere && noted.useful === 0)
      requestAnimationFrame(() => {
        noted.useful ||= performance.now()
      })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function visit(page: Page, path: string): Promise<Paints> {
  await page.goto(site + path, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    const paints: Paints = Reflect.get(window, 'paints')
    return paints.useful > 0 && paints.first > 0 && document.querySelector('#main')
  })
  return page.evaluate((): Paints => Reflect.get(window, 'paints'))
}

/** A page of a phone on the slow line, which records when `useful` (selectors, separated by |) is visible. */
async function openSlowPage(context: BrowserContext, useful: string) {
  const page = await context.newPage()
  await page.addInitScript(observePaints, useful)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', LINE)
  return page
}

async function measureVisits(
  browser: Browser,
  name: string,
  { path, useful }: { path: string; useful: string },
) {
  const firsts: Paints[] = []
  const laters: Paints[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext(PHONE)
    const page = await openSlowPage(context, useful)
    firsts.push(await visit(page, path))
    await page.evaluate(() => navigator.serviceWorker.ready)
    // the rest of the page and the files that the service worker caches
    await page.waitForTimeout(4000)
    laters.push(await visit(page, path))
    await context.close()
  }
  const middle = (all: Paints[], of: keyof Paints) =>
    all.map((it) => it[of]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  report(`${name}, first visit: first paint`, middle(firsts, 'first'), LIMIT.firstPaintMs)
  report(`${name}, first visit: first useful paint`, middle(firsts, 'useful'), LIMIT.firstUsefulMs)
  process.stdout.write(
    `| ${name}, first visit: layout shift | ${middle(firsts, 'shift').toFixed(3)} | | |\n`,
  )
  report(`${name}, later visit: first useful paint`, middle(laters, 'useful'), LIMIT.laterMs)
}

async function measureAll({ rand, ...course }: SeededCourse) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? '' })
  const [only] = process.argv.slice(2)
  const isMeasured = (part: string) => only === undefined || only === part
  if (isMeasured('visits')) {
    await measureVisits(browser, 'landing', { path: '/', useful: 'h1|.btn-primary' })
    await measureVisits(browser, 'class', { path: `/courses/${rand}`, useful: 'h1|.btn-gold' })
  }
  if (isMeasured('students')) await reportStudentVisits(browser, { rand, ...course })
  if (isMeasured('interactions'))
    await reportInteractions(await browser.newContext(PHONE), { rand, ...course })
  await browser.close()
}

/** Reports the first visits of a student, which have no limit of their own. */
async function reportStudentVisits(browser: Browser, course: SeededCourse) {
  const visits = await measureStudentVisits(browser, { phone: PHONE, port: PORT, course })
  for (const [name, ms] of Object.entries(visits))
    process.stdout.write(
      `| ${name}, first visit: largest paint, 4 × slower | ${ms.toFixed(0)} ms | | |\n`,
    )
}

/** Reports the longest interaction of each session, with its name and the number of interactions. */
async function reportInteractions(context: BrowserContext, course: SeededCourse) {
  const sessions = await measureInteractions(context, site, course)
  for (const [name, times] of Object.entries(sessions)) {
    const [worst] = [...times].sort((a, b) => b.ms - a.ms)
    if (!worst) throw new Error(`no interactions were measured: ${name}`)
    report(
      `${name}: INP of ${times.length} interactions, 4 × slower (${worst.name})`,
      worst.ms,
      LIMIT.interactionMs,
    )
    if (process.env.LOG_INTERACTIONS)
      for (const it of times) process.stderr.write(`${name}, ${it.name}: ${it.ms.toFixed(0)} ms\n`)
  }
}

try {
  process.stdout.write('| what | seen | limit | |\n|---|---|---|---|\n')
  startChild(['server/main.js'], { ...SCHOOL_ENV, DATA_DIR: dataDir, PORT: String(PORT) })
  await waitUntilReady(`${site}/readyz`)
  await measureAll(await seedCourse(site))
} finally {
  stopAllChildren()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = missedLimits > 0 ? 1 : 0
