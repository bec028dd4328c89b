/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope
/** The hashed files of this release; the build writes them in. */
declare const ASSETS: readonly string[]

// One worker for both: what is kept for slow and broken lines, and what is told while the site is closed.
// Hashed files and the page's shell are kept; calls and media always go to the network.
const KEPT = 'kept'
const SHELL = '/'

self.addEventListener('install', (event) => {
  event.waitUntil(keepShellOfOpenPage().catch(() => {}))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(event))
})

self.addEventListener('push', (event) => {
  event.waitUntil(show(told(event.data)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead((event.notification.data as Told).path))
})

/** An address of the site's own, no file and no call. */
function isPage(pathname: string) {
  return !pathname.startsWith('/media/') && !/\.\w+$/.test(pathname)
}

/** From what is kept; a hashed file never changes under its name. */
async function asset(event: FetchEvent) {
  const kept = await caches.open(KEPT)
  const known = await kept.match(event.request, { ignoreVary: true })
  if (known) return known
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(kept.put(event.request, response.clone()))
  return response
}

/** From the network, and without one from what is kept. */
async function page(event: FetchEvent) {
  try {
    const ahead = (await event.preloadResponse) as Response | undefined
    const response = ahead ?? (await fetch(event.request))
    event.waitUntil(keepShell(response.clone()))
    return response
  } catch {
    const kept = await caches.open(KEPT)
    return (await kept.match(SHELL)) ?? Response.error()
  }
}

/** Keeps a page if it is the shell, which is the same at every address; the server has other pages too. */
async function keepShell(response: Response) {
  if (response.status !== 200) return
  const text = await response.clone().text()
  if (text.includes('id="root"')) await (await caches.open(KEPT)).put(SHELL, response)
}

/** The page that brought us has the shell in the browser's own cache: it is not downloaded again. */
async function keepShellOfOpenPage() {
  const [open] = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  if (open) await keepShell(await fetch(open.url, { cache: 'force-cache' }))
}

/** What an earlier release left goes; what this one still uses stays where it is. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
  const kept = await caches.open(KEPT)
  const wanted = new Set([SHELL, ...ASSETS])
  for (const request of await kept.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await kept.delete(request)
  }
  // the page is asked for while this script is still starting
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** What a push says (server/push/notice.ts). Of one tag the newest is shown. */
type Told = { title: string; body: string; path: string; tag: string }

/** A push that cannot be read is told all the same: browsers insist that each shows something. */
function told(data: PushMessageData | null): Told {
  const something = {
    title: 'Lisan',
    body: 'Something new is waiting.',
    path: '/messages',
    tag: '',
  }
  try {
    return { ...something, ...(data?.json() as Partial<Told>) }
  } catch {
    return something
  }
}

async function show({ title, body, path, tag }: Told) {
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
async function lead(path: string) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  // a quiz that is under way would be lost
  const free = tabs.filter((it) => new URL(it.url).pathname !== '/game')
  const tab = free.find((it) => it.url === href) ?? free[0]
  if (!tab) return self.clients.openWindow(href)
  const shown = await tab.focus().catch(() => tab)
  if (shown.url !== href) await shown.navigate(href).catch(() => self.clients.openWindow(href))
}

export {}
