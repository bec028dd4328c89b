import { setTimeout as pause } from 'node:timers/promises'
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type PlaywrightTestOptions,
  type Request,
} from '@playwright/test'
import { postFields } from '../server/test/http/post-fields.ts'
import { type RunningSchool, startSchool, type TestUser } from './running-school.ts'
import { SharedContext } from './shared-context.ts'

export { type RunningSchool, type TestUser, uniqueText } from './running-school.ts'

// biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
type Data = any

type Fixtures = {
  school: RunningSchool
  signIn: (person: TestUser) => Promise<void>
  /** Resolves when every request of the page has ended and the code that waited for it has run. */
  settled: () => Promise<void>
  contextKey: string
  failOnConsoleError: undefined
}

/** The administrator of a worker can have been signed in for more than ten minutes. */
const renewPassword = (school: RunningSchool) =>
  school.call('/api.php', 'reauthenticate', { password: school.admin.password }, school.admin)

/** Chromium logs the 404 of a call like that of a missing file, although the page handles it. */
const isMissingCall = (line: ConsoleMessage) =>
  /status of 404/.test(line.text()) && /\.php(\?|$)/.test(line.location().url)

/** The options of a context, except the school's address, options of single actions and what `context` examines itself. */
type SharedOption = Exclude<
  keyof PlaywrightTestOptions,
  'actionTimeout' | 'baseURL' | 'navigationTimeout' | 'serviceWorkers' | 'testIdAttribute'
>

type WorkerFixtures = { school: RunningSchool; sharedContext: SharedContext }

export const test = base.extend<Omit<Fixtures, 'school'>, WorkerFixtures>({
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

  sharedContext: [
    async ({ school }, use) => {
      const shared = new SharedContext(school.url)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],

  /** Every option of a context that a test can set, as text. */
  contextKey: async (
    {
      acceptDownloads,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const options: Record<SharedOption, unknown> = {
      ...{ acceptDownloads, bypassCSP, colorScheme, contextOptions, deviceScaleFactor },
      ...{ extraHTTPHeaders, geolocation, hasTouch, httpCredentials, isMobile, javaScriptEnabled },
      ...{
        clientCertificates,
        contrast,
        forcedColors,
        ignoreHTTPSErrors,
        proxy,
        reducedMotion,
        screen,
      },
      ...{ locale, offline, permissions, storageState, timezoneId, userAgent, viewport },
    }
    await use(JSON.stringify(options))
  },

  /** Shared by tests with the same options, except tests of the service worker and those tagged @empty-cache. */
  context: async ({ browser, sharedContext, serviceWorkers, contextKey }, use, info) => {
    if (serviceWorkers === 'allow' || info.tags.includes('@empty-cache')) {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    await use(await sharedContext.open(browser, contextKey))
    await sharedContext.reset()
  },

  /** Signs a user in by the cookie and the local storage, as the site does, in place of the one before. */
  signIn: async ({ page, school }, use) => {
    let signedIn = 0
    await use(async (person) => {
      signedIn += 1
      await page.context().addCookies([{ name: 'token', value: person.token, url: school.url }])
      if (person === school.admin) await renewPassword(school)
      const { data }: Data = await (
        await postFields(`${school.url}/api.php`, { action: 'getUserData' }, person)
      ).json()
      const authStorage = JSON.stringify({ state: { authenticated: true, user: data }, version: 0 })
      await page.addInitScript(
        ([text, turn]) => {
          // some browsers give a frame, such as the PDF viewer's, no storage
          if (window !== window.top) return
          // the script of an earlier one runs on each page too
          if (Number(sessionStorage.getItem('signed-in') ?? 0) >= turn) return
          localStorage.setItem('auth-storage', text)
          sessionStorage.setItem('signed-in', String(turn))
        },
        [authStorage, signedIn] as const,
      )
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
export function toast(page: Page, text: string | RegExp) {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()
}

/** Repeats an action without effect until its toast is seen, which a busy machine can miss in its three seconds. */
export const expectToastAfter = (act: () => Promise<void>, page: Page, text: string | RegExp) =>
  expect(async () => {
    await act()
    await expect(toast(page, text)).toBeVisible({ timeout: 2_000 })
  }).toPass()
