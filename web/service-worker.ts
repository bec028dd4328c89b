/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope
/** The hashed files of this release, inserted by the build. */
declare const ASSETS: readonly string[]
/** The positions in ASSETS of the files that the pages of kept lessons need, inserted by the build. */
declare const OFFLINE_ASSETS: readonly number[]
/** Likewise those of the letters, inserted by the build. */
declare const LETTER_ASSETS: readonly number[]
/** Likewise those of the own words, inserted by the build. */
declare const WORD_ASSETS: readonly number[]
/** Changes with ASSETS, inserted by the build. */
declare const RELEASE: string

// Caches for offline use and slow connections, and push notifications.
// Hashed files and the page shell are cached; API calls and media always use the network.
// A release has one cache, whose shell is stored after the code that it needs. The caches of older releases are deleted
// after that (decision 0845).
const CACHE_NAME = `release-${RELEASE}`
const SHELL = '/'
const POLICY = 'permissions-policy'
// as in contract/voice/recording-pages.ts: this script has no imports
const RECORDING_PAGE = /^\/(?:classes\/[^/]+\/lessons\/[^/]+\/?$|admin(?:\/|$))/
/** The entry of a cache that has all code of kept lessons. A device with such a cache gets the code of each new release. */
const KEEPS_LESSONS = '/keeps-lessons'
/** Likewise of the letters, on a device on which they were opened (R-LETTERS-001). */
const KEEPS_LETTERS = '/keeps-letters'
/** Likewise of the own words, on a device on which they were seen (R-WORDS-003). */
const KEEPS_WORDS = '/keeps-words'
// pages whose head names a class or a student; they must not be cached as the shell of every page
const NAMES_CONTENT = /^\/(courses|verify|letters)\b/
const assets = new Set(ASSETS)
const pathsAt = (positions: readonly number[]) => positions.flatMap((it) => ASSETS[it] ?? [])
const keptPaths = {
  [KEEPS_LESSONS]: pathsAt(OFFLINE_ASSETS),
  [KEEPS_LETTERS]: pathsAt(LETTER_ASSETS),
  [KEEPS_WORDS]: pathsAt(WORD_ASSETS),
}
type Mark = keyof typeof keptPaths
const MARKS: readonly Mark[] = [KEEPS_LESSONS, KEEPS_LETTERS, KEEPS_WORDS]

self.addEventListener('install', (event) => {
  event.waitUntil(prepareRelease())
})

// sent when a lesson is kept or the letters or words are opened, when a page of a device with kept lessons opens, and when the last one is
// removed
self.addEventListener('message', (event) => {
  const [port] = event.ports
  const work = {
    'keep-code': () => keepCode(KEEPS_LESSONS),
    'keep-letters': () => keepCode(KEEPS_LETTERS),
    'keep-words': () => keepCode(KEEPS_WORDS),
    'forget-code': forgetCode,
  }[String(event.data)]
  if (!work) return
  // the browser may end a worker without open events
  event.waitUntil(
    work().then(
      () => port?.postMessage('kept'),
      () => port?.postMessage('failed'),
    ),
  )
})

// sent when the connection returns, where the browser has Background Sync
self.addEventListener('sync', (event) => {
  // declared by browsers with Background Sync, and not in the types
  ;(event as ExtendableEvent).waitUntil(askPagesToSend())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(serveAsset(event))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(servePage(event))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // set by showNotice
  const { path } = event.notification.data as Pick<PushNotice, 'path'>
  event.waitUntil(openPath(path))
})

/** How long a page may take to send what waits. */
const SEND_TIMEOUT_MS = 120_000

/** Rejects unless a page reports that nothing waits any more: the browser then repeats the event after its own pauses. */
async function askPagesToSend() {
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.any(pages.map(askToSend))
}

function askToSend(page: Client) {
  return new Promise<void>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => (data === 'sent' ? resolve() : reject(new Error('waiting')))
    setTimeout(reject, SEND_TIMEOUT_MS)
    page.postMessage('send', [port2])
  })
}

/** True for a page of the site: no file and no media. */
function isPage(pathname: string) {
  return !/^\/(media|guardian)\//.test(pathname) && !/\.\w+$/.test(pathname)
}

/** Cache first: a hashed file never changes, so the cache of any release has the right one. */
async function serveAsset(event: FetchEvent) {
  const { request } = event
  const cached = await caches.match(request, { ignoreVary: true })
  if (cached) return cached
  const { pathname } = new URL(request.url)
  if (!assets.has(pathname)) return fetch(request)
  const { response, stored } = download(pathname, request)
  event.waitUntil(stored.catch(() => {}))
  return (await response).clone()
}

/** The shell with the policy of the page, which may record. */
async function findShellFor({ request }: FetchEvent): Promise<Response | undefined> {
  const shell = await findShell()
  if (!shell) return undefined
  if (!RECORDING_PAGE.test(new URL(request.url).pathname)) return shell
  const headers = new Headers(shell.headers)
  const policy = headers.get(POLICY) ?? ''
  headers.set(POLICY, policy.replace('microphone=()', 'microphone=(self)'))
  return new Response(shell.body, { headers })
}

/** Network first, with the cached shell as a fallback. */
async function servePage(event: FetchEvent) {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    const response = preloaded ?? (await fetch(event.request))
    // a proxy answers while the server is down
    if (response.status >= 500) return (await findShellFor(event)) ?? response
    const { pathname } = new URL(event.request.url)
    if (!NAMES_CONTENT.test(pathname))
      event.waitUntil(updateShell(response.clone()).catch(() => {}))
    return response
  } catch {
    return (await findShellFor(event)) ?? Response.error()
  }
}

type Download = { response: Promise<Response>; stored: Promise<void> }
/** Downloads under way by path, so that a page and the cache share one. */
const downloads = new Map<string, Download>()

/** Downloads a file of this release into its cache. The response is for clones only. */
function download(path: string, request: RequestInfo = path): Download {
  const known = downloads.get(path)
  if (known) return known
  const response = fetch(request)
  const started = { response, stored: store(path, response) }
  downloads.set(path, started)
  return started
}

async function store(path: string, response: Promise<Response>) {
  try {
    const file = (await response).clone()
    // the sign-in page of a public network has status 200 too
    const isPage = file.headers.get('content-type')?.includes('text/html')
    if (file.status !== 200 || isPage) throw new Error(`${path} did not arrive`)
    await (await openRelease()).put(path, file)
  } finally {
    downloads.delete(path)
  }
}

const openRelease = () => caches.open(CACHE_NAME)

/** The paths of a cache. */
async function pathsOf(cache: Cache) {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}

/** What this device keeps, also if an older release has kept it. */
async function keptMarks(): Promise<Mark[]> {
  const found = await Promise.all(MARKS.map((it) => caches.match(it)))
  return MARKS.filter((_, i) => found[i])
}

/** The caches of releases; a page has others. */
const releaseNames = async () => (await caches.keys()).filter((it) => it.startsWith('release-'))

/** Rejects if the code of what this device keeps does not arrive: the browser installs the release later. */
async function prepareRelease() {
  await copySharedFiles()
  const marks = await keptMarks()
  if (marks.length > 0) return completeRelease(marks)
  await storeShellOfOpenPage().catch(() => {})
}

/** Copies files of other releases that this one has too, so that they are not downloaded again. */
async function copySharedFiles() {
  const cache = await openRelease()
  const present = await pathsOf(cache)
  for (const name of await releaseNames()) {
    if (name === CACHE_NAME) continue
    const other = await caches.open(name)
    for (const path of await pathsOf(other)) {
      if (!assets.has(path) || present.has(path)) continue
      const file = await other.match(path, { ignoreVary: true })
      if (file) await cache.put(path, file)
    }
  }
}

/** Caches the code of the pages that open without a connection, then the shell. Continues after an earlier attempt. */
async function completeRelease(marks: readonly Mark[]) {
  const cache = await openRelease()
  const paths = marks.flatMap((it) => keptPaths[it])
  await downloadMissing(await pathsOf(cache), paths)
  if (!(await cache.match(SHELL))) await storeShell(await fetch(SHELL, { cache: 'no-cache' }))
  for (const it of marks) await cache.put(it, new Response())
}

async function downloadMissing(present: ReadonlySet<string>, paths: readonly string[]) {
  for (const path of paths) if (!present.has(path)) await download(path).stored
}

/** Stores a response as the shell, after the code that it begins with. Rejects if it is none of this release. */
async function storeShell(response: Response) {
  const text = await response.clone().text()
  const paths = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, it = '']) => it)
  const isShell = response.status === 200 && text.includes('id="root"')
  if (!isShell || !paths.every((it) => assets.has(it)))
    throw new Error('Not the shell of this release')
  const cache = await openRelease()
  await downloadMissing(await pathsOf(cache), paths)
  await cache.put(SHELL, response)
}

/** Stores the shell that a page was opened with, if it has changed. */
async function updateShell(response: Response) {
  const stored = await (await openRelease()).match(SHELL)
  if ((await stored?.text()) === (await response.clone().text())) return
  await storeShell(response)
  await removeOlderReleases()
}

/** The shell of the open page and its code are in the HTTP cache, so they are not downloaded again. */
async function storeShellOfOpenPage() {
  const [openClient] = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  if (!openClient) return
  const { pathname } = new URL(openClient.url)
  const url = NAMES_CONTENT.test(pathname) ? SHELL : openClient.url
  await storeShell(await fetch(url, { cache: 'no-cache' }))
}

/** The shell of this release; that of another one if only that has the code of kept lessons, or a shell at all. */
async function findShell() {
  const names = (await releaseNames()).filter((it) => it !== CACHE_NAME).reverse()
  const found = []
  for (const name of [CACHE_NAME, ...names]) {
    const cache = await caches.open(name)
    const shell = await cache.match(SHELL)
    const paths = await pathsOf(cache)
    if (shell) found.push({ shell, isComplete: MARKS.some((it) => paths.has(it)) })
  }
  return (found.find((it) => it.isComplete) ?? found[0])?.shell
}

async function keepCode(mark: Mark) {
  const kept = await keptMarks()
  await completeRelease([...kept.filter((it) => it !== mark), mark])
  await removeOlderReleases()
}

/** The device keeps no lesson any more, so it does not download the code of later releases. */
async function forgetCode() {
  for (const name of await releaseNames()) await (await caches.open(name)).delete(KEEPS_LESSONS)
}

/** Deletes the caches of older releases when nothing needs them. The cache of a newer one may be incomplete. */
async function removeOlderReleases() {
  const names = await releaseNames()
  // in the order of their creation
  await removeReleases(names.slice(0, names.indexOf(CACHE_NAME)))
}

async function removeReleases(names: readonly string[]) {
  if (names.length === 0) return
  const present = await pathsOf(await openRelease())
  const marks = await keptMarks()
  const required: string[] = [SHELL, ...marks, ...marks.flatMap((it) => keptPaths[it])]
  if (!required.every((it) => present.has(it))) return
  await copySharedFiles()
  for (const name of names) await caches.delete(name)
}

async function takeOver() {
  const { installing } = self.registration
  const others = (await releaseNames()).filter((it) => it !== CACHE_NAME)
  // the other caches are of older releases
  await (installing ? removeOlderReleases() : removeReleases(others))
  // the browser requests the page in parallel with the start of this worker
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The payload of a push (server/push/push-payload.ts). A notification replaces another one with the same tag. */
type PushNotice = { title: string; body: string; path: string; tag: string }

/** Returns a general notification if the payload is unreadable, because browsers require one for each push. */
async function parseNotice(data: PushMessageData | null): Promise<PushNotice> {
  // the build writes the message in place of its key
  const fallback = { body: '%m.notices_something_new%', path: '/messages', tag: '' }
  let notice: Partial<PushNotice> = {}
  try {
    // sent by our server
    notice = data?.json()
  } catch {}
  return { title: notice?.title ?? (await schoolName()), ...fallback, ...notice }
}

const schoolName = (): Promise<string> =>
  fetch('/manifest.webmanifest').then(
    async (it) => (await it.json()).name,
    () => self.location.hostname,
  )

async function showNotice(data: PushMessageData | null) {
  const { title, body, path, tag } = await parseNotice(data)
  await self.registration.showNotification(title, {
    body,
    tag,
    dir: 'auto',
    icon: '/notice.png',
    badge: '/notice-badge.png',
    data: { path },
  })
}

/** Opens a page of the site: in the tab that shows it, else in another open tab, else in a new one. */
async function openPath(path: string) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  // never navigate away from a running quiz
  const usableTabs = tabs.filter((it) => new URL(it.url).pathname !== '/game')
  const tab = usableTabs.find((it) => it.url === href) ?? usableTabs[0]
  if (!tab) return self.clients.openWindow(href)
  const focusedTab = await tab.focus().catch(() => tab)
  if (focusedTab.url !== href)
    await focusedTab.navigate(href).catch(() => self.clients.openWindow(href))
}

export {}
