/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope
/** The hashed files of this release; the build writes them in. */
declare const ASSETS: readonly string[]

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

export {}
