import type { BrowserContext, Page } from '@playwright/test'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { addEnrolledStudent, lessonPath } from './lesson-files.ts'
import { keepLesson } from './offline-page.ts'
import { signInAt } from './offline-runs/student.ts'
import { openReleases, type Release, type Releases } from './two-releases.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** The release of the code that a page runs. */
const releaseOf = (page: Page): Promise<Release> =>
  page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/index-"]')
    return (/-(b|c)\1[\w-]+\.js/.exec(script?.src ?? '')?.[1] ?? 'a') as Release
  })

/** Resolves when a new service worker has been installed, and waits until the pages of the old one are closed. */
const updateWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const { installing, waiting } = await registration.update()
    if (waiting) return waiting.state
    return new Promise<string>((resolve) => {
      const look = () => installing?.state !== 'installing' && resolve(installing?.state ?? '')
      installing?.addEventListener('statechange', look)
      look()
    })
  })

/** Opens pages until the service worker of the new release has replaced the old one, which ends without a page. */
async function openAfterTakeover(context: BrowserContext, url: string): Promise<Page> {
  for (const page of context.pages()) await page.close()
  let page = await context.newPage()
  const openAgain = async () => {
    await page.close()
    page = await context.newPage()
    await page.goto(url)
    return page.evaluate(() => caches.keys())
  }
  await expect.poll(openAgain).toHaveLength(1)
  return page
}

async function clearHttpCache(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

async function seed(site: Releases, page: Page, school: Parameters<typeof addEnrolledStudent>[0]) {
  const course = await school.addClass({ name: 'Letters on the bus' })
  const id = await school.addLesson(course.id, { subject: 'The noun', about: 'Read on the bus.' })
  const amina = await addEnrolledStudent(school, course.id)
  await signInAt(page, site.url, amina)
  await page.goto(`${site.url}/my-classes`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  return {
    lesson: site.url + lessonPath(course, id),
    publicPage: `${site.url}/courses/${course.rand}`,
  }
}

test('a kept lesson opens without a connection after a release that has not arrived, and after one that has (R-OFFLINE-003)', async ({
  page: first,
  context,
  school,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  allowConsoleMessage('status of 404')
  const site = await openReleases(school.url)
  const { lesson, publicPage } = await seed(site, first, school)
  await keepLesson(first, lesson)
  const expectOpens = async (page: Page, release: Release) => {
    await clearHttpCache(context, page)
    site.setDown(true)
    await page.goto(lesson)
    await expect(page.getByText('Read on the bus.')).toBeVisible()
    expect(await releaseOf(page)).toBe(release)
    site.setDown(false)
  }
  await expectOpens(first, 'a')

  // the connection drops while the code of the new release arrives
  site.setRelease('b')
  site.hold('/assets/')
  await first.goto(`${site.url}/my-classes`, { waitUntil: 'commit' })
  const wanted = () =>
    site.requests.filter(({ path, release }) => release === 'b' && path.startsWith('/assets/'))
  await expect.poll(() => wanted().length).toBeGreaterThan(0)
  site.hold(undefined)
  await expectOpens(first, 'a')
  // the service worker finds it, and does not get all of its code
  site.hold('/assets/classes')
  const installing = updateWorker(first)
  const isCodeWanted = () => wanted().some(({ path }) => path.startsWith('/assets/classes'))
  await expect.poll(isCodeWanted).toBe(true)
  site.setDown(true)
  expect(await installing).toBe('redundant')
  site.hold(undefined)
  site.setDown(false)
  await expectOpens(first, 'a')

  // the release arrives while a page of the old one stays open, and only a public page of the new one is opened
  const other = await context.newPage()
  await other.goto(publicPage)
  expect(await updateWorker(first)).toBe('installed')
  await expectOpens(first, 'a')
  const later = await openAfterTakeover(context, publicPage)
  await expectOpens(later, 'b')

  // a part of the code is gone, and comes back with the next page
  await later.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        if (/classes|lesson/.test(url)) await cache.delete(url)
    }
  })
  const missing = site.requests.length
  await later.goto(`${site.url}/phone`)
  const isBack = () =>
    site.requests.slice(missing).some(({ path }) => path.startsWith('/assets/lesson'))
  await expect.poll(isBack).toBe(true)
  await later.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise((resolve) => (port1.onmessage = resolve))
    ;(await navigator.serviceWorker.ready).active?.postMessage('keep-code', [port2])
    await answered
  })
  await expectOpens(later, 'b')
  site.close()
})

test('a device that keeps no lesson downloads no code of a new release that no page of it needs, and no file twice (R-OFFLINE-003)', async ({
  page,
  context,
  school,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  allowConsoleMessage('status of 404')
  const site = await openReleases(school.url)
  await seed(site, page, school)
  site.setRelease('b')
  await page.goto(`${site.url}/my-classes`)
  await expect(page.getByRole('link', { name: 'Letters on the bus' }).first()).toBeVisible()
  expect(await updateWorker(page)).toBe('installed')
  const code = () =>
    site.requests
      .filter(({ path, release }) => release === 'b' && path.startsWith('/assets/'))
      .map(({ path }) => path)
  const downloaded = code()
  expect(downloaded.length).toBeGreaterThan(0)
  expect(downloaded.filter((it, index) => downloaded.indexOf(it) !== index)).toEqual([])
  expect(downloaded.filter((it) => /assets\/(classes\._|Recordi|exam)/.test(it))).toEqual([])

  // the worker of the new release has the page of the new release
  const next = await openAfterTakeover(context, `${site.url}/my-classes`)
  await expect(next.getByRole('link', { name: 'Letters on the bus' }).first()).toBeVisible()
  expect(code()).toEqual(downloaded)
  site.setDown(true)
  await next.goto(`${site.url}/my-classes`)
  expect(await releaseOf(next)).toBe('b')
  site.close()
})
