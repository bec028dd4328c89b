import type { Browser, BrowserContext, Page } from '@playwright/test'

/*
 * One browser context for many tests of a worker: the browser keeps its process, the files of the site and their compiled code,
 * which are more than a third of the processor time of a test's first page.
 */

/** Changes of a context that last. After one of them the next test gets a new context. */
const LASTING_CHANGES = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route'],
  ...['routeFromHAR', 'routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
]

/** All that a page can store. The files of the site stay in the cache of the browser. */
const STORAGE_TYPES = 'local_storage,indexeddb,cache_storage,file_systems,service_workers'

type Current = {
  context: BrowserContext
  /** Keeps the process of the site's pages. */
  keptPage: Page
  /** The options of the tests for which it was created. */
  options: string
  isChanged: boolean
}

/** The context that tests of a worker share, if they have the same options. */
export class SharedContext {
  #current: Current | undefined
  readonly #url: string

  /** `url` is the address of the school. */
  constructor(url: string) {
    this.#url = url
  }

  /** A context without open pages, cookies and stored data. `options` are the test's, as text. */
  async open(browser: Browser, options: string): Promise<BrowserContext> {
    if (this.#current && this.#current.options !== options) await this.close()
    this.#current ??= await this.#create(browser, options)
    return this.#current.context
  }

  async #create(browser: Browser, options: string): Promise<Current> {
    const context = await browser.newContext()
    const keptPage = await context.newPage()
    await keptPage.goto(`${this.#url}/healthz`)
    const current = { context, keptPage, options, isChanged: false }
    reportCalls(context, LASTING_CHANGES, () => (current.isChanged = true))
    const clockMethods = Object.getOwnPropertyNames(Object.getPrototypeOf(context.clock))
    reportCalls(context.clock, clockMethods, () => (current.isChanged = true))
    return current
  }

  /** Closes the pages of a test and deletes what they stored. */
  async reset(): Promise<void> {
    const current = this.#current
    if (!current) return
    const { context, keptPage } = current
    const pages = context.pages().filter((it) => it !== keptPage)
    const origins = new Set([this.#url, ...pages.flatMap(originOf)])
    await Promise.all(pages.map((it) => it.close()))
    if (current.isChanged) return this.close()
    await context.clearCookies()
    const client = await context.newCDPSession(keptPage)
    for (const origin of origins)
      await client.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE_TYPES })
    await client.detach()
  }

  async close(): Promise<void> {
    const { context } = this.#current ?? {}
    this.#current = undefined
    await context?.close()
  }
}

/** None for an empty page. */
function originOf(page: Page): string[] {
  const { origin } = new URL(page.url())
  return origin === 'null' ? [] : [origin]
}

/** Calls `report` before each call of the named methods. */
function reportCalls(target: object, names: readonly string[], report: () => void) {
  // the types of the library have no index of names
  const methods = target as Record<string, unknown>
  for (const name of names) {
    const method = methods[name]
    if (name === 'constructor' || typeof method !== 'function') continue
    methods[name] = (...args: unknown[]) => {
      report()
      return method.apply(target, args)
    }
  }
}
