/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope
/** The hashed files of this release; the build writes them in. */
declare const ASSETS: readonly string[]

// One worker for both: what is kept for slow and broken lines, and what is told while the site is closed.
// Hashed files and the page's shell are kept; calls and media always go to the network.
const CACHE_NAME = 'kept'
const SHELL = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(cacheShellOfOpenPage().catch(() => {}))
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
  event.waitUntil(openPath((event.notification.data as PushNotice).path))
})

/** An address of the site's own, no file and no call. */
function isPage(pathname: string) {
  return !pathname.startsWith('/media/') && !/\.\w+$/.test(pathname)
}

/** From what is kept; a hashed file never changes under its name. */
async function serveAsset(event: FetchEvent) {
  const cache = await caches.open(CACHE_NAME)
  const cached = await cache.match(event.request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(cache.put(event.request, response.clone()))
  return response
}

/** From the network, and without one from what is kept. */
async function servePage(event: FetchEvent) {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined
    const response = preloaded ?? (await fetch(event.request))
    event.waitUntil(cacheShell(response.clone()))
    return response
  } catch {
    const cache = await caches.open(CACHE_NAME)
    return (await cache.match(SHELL)) ?? Response.error()
  }
}

/** Keeps a page if it is the shell, which is the same at every address; the server has other pages too. */
async function cacheShell(response: Response) {
  if (response.status !== 200) return
  const text = await response.clone().text()
  if (text.includes('id="root"')) await (await caches.open(CACHE_NAME)).put(SHELL, response)
}

/** The page that brought us has the shell in the browser's own cache: it is not downloaded again. */
async function cacheShellOfOpenPage() {
  const [openClient] = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  if (openClient) await cacheShell(await fetch(openClient.url, { cache: 'force-cache' }))
}

/** What an earlier release left goes; what this one still uses stays where it is. */
async function removeStaleCachesAndClaim() {
  for (const name of await caches.keys()) if (name !== CACHE_NAME) await caches.delete(name)
  const cache = await caches.open(CACHE_NAME)
  const currentPaths = new Set([SHELL, ...ASSETS])
  for (const request of await cache.keys()) {
    if (!currentPaths.has(new URL(request.url).pathname)) await cache.delete(request)
  }
  // the page is asked for while this script is still starting
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** What a push says (server/push/push-payload.ts). Of one tag the newest is shown. */
type PushNotice = { title: string; body: string; path: string; tag: string }

/** A push that cannot be read is told all the same: browsers insist that each shows something. */
function parseNotice(data: PushMessageData | null): PushNotice {
  const fallback = {
    title: 'Lisan',
    body: 'Something new is waiting.',
    path: '/messages',
    tag: '',
  }
  try {
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

/** Opens a page of the site: in the tab that shows it, else in one that is open, else in a new one. */
async function openPath(path: string) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  // a quiz that is under way would be lost
  const usableTabs = tabs.filter((it) => new URL(it.url).pathname !== '/game')
  const tab = usableTabs.find((it) => it.url === href) ?? usableTabs[0]
  if (!tab) return self.clients.openWindow(href)
  const focusedTab = await tab.focus().catch(() => tab)
  if (focusedTab.url !== href)
    await focusedTab.navigate(href).catch(() => self.clients.openWindow(href))
}

export {}
