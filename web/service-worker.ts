/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope
/** The hashed files of this release, inserted by the build. */
declare const ASSETS: readonly string[]
/** The positions in ASSETS of the files that the pages of kept lessons need, inserted by the build. */
declare const OFFLINE_ASSETS: readonly number[]

// Caches for offline use and slow connections, and push notifications.
// Hashed files and the page shell are cached; API calls and media always use the network.
const CACHE_NAME = 'kept'
const SHELL = '/'
/** The cache entry that marks a device with kept lessons, for which each release caches the code of their pages. */
const KEEPS_LESSONS = '/keeps-lessons'
// pages whose head names a class or a student; they must not be cached as the shell of every page
const NAMES_CONTENT = /^\/(courses|verify)\//

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled([cacheShellOfOpenPage(), updateKeptCode()]))
})

// sent when a lesson is kept
self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data !== 'keep-code') return
  // the browser may end a worker without open events
  event.waitUntil(
    keepCode().then(
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
  event.waitUntil(removeStaleCachesAndClaim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(serveAsset(event))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(servePage(event))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(parseNotice(event.data)))
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
  return !pathname.startsWith('/media/') && !/\.\w+$/.test(pathname)
}

/** Cache first: a hashed file never changes. */
async function serveAsset(event: FetchEvent) {
  const cache = await caches.open(CACHE_NAME)
  const cached = await cache.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(cache.put(event.request, response.clone()))
  return response
}

/** Network first, with the cached shell as a fallback. */
async function servePage(event: FetchEvent) {
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    const response = preloaded ?? (await fetch(event.request))
    if (!NAMES_CONTENT.test(new URL(event.request.url).pathname))
      event.waitUntil(cacheShell(response.clone()))
    return response
  } catch {
    const cache = await caches.open(CACHE_NAME)
    return (await cache.match(SHELL)) ?? Response.error()
  }
}

/** Caches a response if it is the shell, which is the same for every page; the server also sends other pages. */
async function cacheShell(response: Response) {
  if (response.status !== 200) return
  const text = await response.clone().text()
  if (text.includes('id="root"')) await (await caches.open(CACHE_NAME)).put(SHELL, response)
}

/** Caches the code of the pages that open without a connection. */
async function keepCode() {
  const cache = await caches.open(CACHE_NAME)
  const paths = OFFLINE_ASSETS.flatMap((it) => ASSETS[it] ?? [])
  const isMissing = async (path: string) => !(await cache.match(path, { ignoreVary: true }))
  for (const path of paths) if (await isMissing(path)) await cache.add(path)
  if (await isMissing(SHELL)) await cacheShell(await fetch(SHELL))
  await cache.put(KEEPS_LESSONS, new Response())
}

/** If this device keeps lessons, caches the code of a new release before it is used. */
async function updateKeptCode() {
  if (await (await caches.open(CACHE_NAME)).match(KEEPS_LESSONS)) await keepCode()
}

/** The shell of the open page is in the HTTP cache, so it is not downloaded again. */
async function cacheShellOfOpenPage() {
  const [openClient] = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  if (!openClient) return
  const { pathname } = new URL(openClient.url)
  const url = NAMES_CONTENT.test(pathname) ? SHELL : openClient.url
  await cacheShell(await fetch(url, { cache: 'force-cache' }))
}

/** Deletes caches of earlier releases and files that this release does not use. */
async function removeStaleCachesAndClaim() {
  for (const name of await caches.keys()) if (name !== CACHE_NAME) await caches.delete(name)
  const cache = await caches.open(CACHE_NAME)
  const currentPaths = new Set([SHELL, KEEPS_LESSONS, ...ASSETS])
  for (const request of await cache.keys()) {
    if (!currentPaths.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  // the browser requests the page in parallel with the start of this worker
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** The payload of a push (server/push/push-payload.ts). A notification replaces another one with the same tag. */
type PushNotice = { title: string; body: string; path: string; tag: string }

/** Returns a general notification if the payload is unreadable, because browsers require one for each push. */
function parseNotice(data: PushMessageData | null): PushNotice {
  const fallback = {
    title: 'Lisan',
    body: 'Something new is waiting.',
    path: '/messages',
    tag: '',
  }
  try {
    // sent by our server
    return { ...fallback, ...(data?.json() as Partial<PushNotice>) }
  } catch {
    return fallback
  }
}

async function showNotice({ title, body, path, tag }: PushNotice) {
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
