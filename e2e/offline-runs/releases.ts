import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { check, finish, onFinish } from '../../soak/harness.ts'
import { findChromium } from '../find-chromium.ts'
import { addEnrolledStudent, lessonPath } from '../lesson-files.ts'
import { startSchool } from '../running-school.ts'
import { openReleases, type Release, type Releases } from '../two-releases.ts'
import { signInAt } from './student.ts'

/**
 * `npm run soak -- releases`: a device with a kept lesson, whose server changes its release at random moments: while the line is
 * slow and drops, with two tabs of two releases, after updates in the background, and after the browser has removed the HTTP cache
 * or a part of the stored code. After every step the lesson must open without a connection. The seed is printed; `--seed=S` repeats
 * a run, `--steps=60` is its length. Needs a build.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    steps: { type: 'string', default: '60' },
  },
})

let state = Number(values.seed)
/** A random integer below `n` (mulberry32). */
function random(n: number): number {
  state = (state + 0x6d2b79f5) | 0
  let it = Math.imul(state ^ (state >>> 15), 1 | state)
  it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it
  return ((it ^ (it >>> 14)) >>> 0) % n
}

type Device = {
  context: BrowserContext
  site: Releases
  page: Page
  lesson: string
  publicPage: string
}
type Step = (device: Device) => Promise<void>

const update = (page: Page) =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const { installing } = await registration.update()
      while (installing?.state === 'installing') await new Promise((it) => setTimeout(it, 50))
    })
    .catch(() => {})

const steps: Record<string, Step> = {
  'another release': async ({ site }) => {
    const releases: Release[] = ['a', 'b', 'c']
    site.setRelease(releases[random(3)] ?? 'a')
  },
  'a visit': async ({ page, site }) => void (await page.goto(`${site.url}/my-classes`)),
  'a public page': async ({ page, publicPage }) => void (await page.goto(publicPage)),
  'an update in the background': async ({ page }) => update(page),
  'a slow line that drops': async ({ page, site }) => {
    site.hold(['/assets/', '/assets/c', '/assets/s', '/sw.js'][random(4)])
    await page.goto(`${site.url}/my-classes`, { waitUntil: 'commit' }).catch(() => {})
    const updating = update(page)
    await page.waitForTimeout(300 + random(1500))
    site.setDown(true)
    await updating
    site.hold(undefined)
    site.setDown(false)
  },
  'a second tab': async ({ context, site }) => {
    const tab = await context.newPage()
    await tab.goto(`${site.url}/phone`)
    await update(tab)
    if (random(2) === 0) await tab.close()
  },
  'a new start': async (device) => {
    for (const it of device.context.pages()) await it.close()
    device.page = await device.context.newPage()
  },
  'an evicted HTTP cache': async ({ context, page }) => {
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await session.detach()
  },
  'removed code and a visit': async ({ page, site }) => {
    await page.goto(`${site.url}/phone`)
    await page.evaluate(async (every) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        const keys = await cache.keys()
        for (const [index, it] of keys.entries()) if (index % every === 0) await cache.delete(it)
      }
    }, 2 + random(5))
    await page.goto(`${site.url}/phone`)
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      for (const worker of [registration?.active, registration?.waiting]) {
        const { port1, port2 } = new MessageChannel()
        const answer = new Promise<string>((resolve) => {
          port1.onmessage = ({ data }) => resolve(data)
        })
        worker?.postMessage('keep-code', [port2])
        if (!worker || (await answer) === 'kept') return
      }
    })
  },
}

const { school, stop } = await startSchool()
onFinish(stop)
const site = await openReleases(school.url)
onFinish(site.close)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
onFinish(() => browser.close())
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })

const course = await school.addClass({ name: 'Letters on the bus' })
const id = await school.addLesson(course.id, { subject: 'The noun', about: 'Read on the bus.' })
const student = await addEnrolledStudent(school, course.id)
const device: Device = {
  ...{ context, site, page: await context.newPage(), lesson: site.url + lessonPath(course, id) },
  publicPage: `${site.url}/courses/${course.rand}`,
}
await signInAt(device.page, site.url, student)
await device.page.goto(`${site.url}/my-classes`)
await device.page.evaluate(async () => void (await navigator.serviceWorker.ready))
await device.page.goto(device.lesson)
await device.page.getByRole('button', { name: /^Keep on this phone/ }).click()
await device.page.getByRole('link', { name: 'Kept on this phone' }).waitFor()

const names = Object.keys(steps)
const taken: string[] = []
let failures = 0
for (let count = 0; count < Number(values.steps) && failures === 0; count++) {
  const name = names[random(names.length)] ?? ''
  taken.push(name)
  await steps[name]?.(device)
  site.setDown(true)
  await device.page.goto(device.lesson).catch(() => {})
  const isOpen = await device.page
    .getByText('Read on the bus.')
    .waitFor()
    .then(() => true)
    .catch(() => false)
  if (!isOpen) failures += 1
  site.setDown(false)
}
check(
  `seed ${values.seed}: the kept lesson opened without a connection after each of ${taken.length} steps`,
  failures === 0,
  taken.slice(-6),
)
await finish()
