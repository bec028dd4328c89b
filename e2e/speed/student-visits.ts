import type { Browser, BrowserContextOptions } from '@playwright/test'
import { callServer } from '../../bench/call-server.ts'
import { median } from '../../bench/child-processes.ts'
import type { SeededCourse } from '../../bench/seed-course.ts'
import { openSlowLine } from './slow-line.ts'

const LINE = { kbps: 400, roundTripMs: 400 }
const SLOWDOWN = 4
const ROUNDS = 3
/** No larger paint follows on a page that has requested nothing for this time. */
const QUIET_MS = 3_000

/**
 * The first visits of a signed-in student to the dashboard, a class and a lesson, without stored code, on a slow line and a
 * slow processor: milliseconds until the largest paint, medians.
 */
export async function measureStudentVisits(
  browser: Browser,
  { phone, port, course }: { phone: BrowserContextOptions; port: number; course: SeededCourse },
): Promise<Record<string, number>> {
  const line = await openSlowLine(port, LINE)
  const classPath = `/classes/${course.rand}`
  const paths = {
    dashboard: '/',
    class: classPath,
    lesson: `${classPath}/lessons/${course.lessonId}`,
  }
  const medians: Record<string, number> = {}
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      times.push(await visit(browser, { phone, site: line.url, path, course }))
    medians[name] = median(times)
  }
  line.close()
  return medians
}

type Visit = { phone: BrowserContextOptions; site: string; path: string; course: SeededCourse }

/** Milliseconds from the navigation to the largest paint of one first visit. */
async function visit(browser: Browser, { phone, site, path, course }: Visit): Promise<number> {
  const { data: user } = await callServer(site, '/api.php', { action: 'getUserData' }, course.token)
  const context = await browser.newContext(phone)
  await context.addCookies([{ name: 'token', value: course.token, url: site }])
  const page = await context.newPage()
  await page.addInitScript(observeLargestPaint, user)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let openCount = 0
  let lastRequestAt = performance.now()
  page.on('request', () => openCount++)
  const countEnd = () => {
    openCount--
    lastRequestAt = performance.now()
  }
  page.on('requestfinished', countEnd)
  page.on('requestfailed', countEnd)
  await page.goto(site + path)
  while (openCount > 0 || performance.now() - lastRequestAt < QUIET_MS)
    await page.waitForTimeout(100)
  const largestPaint = await page.evaluate((): number => Reflect.get(window, 'largestPaint'))
  await context.close()
  return largestPaint
}

/** Runs in the page: signs the student in, as the site does, and records the largest paint. */
function observeLargestPaint(user: unknown) {
  localStorage.setItem(
    'auth-storage',
    JSON.stringify({ state: { authenticated: true, user }, version: 0 }),
  )
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries())
      Object.assign(window, { largestPaint: startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
