import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './app/tailwind.css'
import { onRejectedSession } from './api/call-api.ts'
import { readImpersonator } from './api/impersonator-session.ts'
import { followProfile } from './api/page-language.ts'
import { endImpersonation, findOtherUser, sessionToken, useSession } from './api/session.ts'
import { watchMissingCode } from './app/missing-code.ts'
import { Providers } from './app/providers.tsx'
import { redirectOf } from './app/redirects.ts'
import { Router } from './app/router.tsx'
import { accessOf, findRoute } from './app/routes.ts'
import { registerServiceWorker } from './register-service-worker.ts'

watchMissingCode()
onRejectedSession(async (token, response) => {
  const { renewSession } = await import('./features/auth/renewal/ended-session.ts')
  const access = accessOf(findRoute(location.pathname))
  return renewSession(token, response, access === 'anyone' || access === 'guest')
})
// another tab has signed somebody in; the page is loaded again if its code is missing
for (const type of ['storage', 'otheruser'])
  addEventListener(type, () => {
    if (findOtherUser())
      import('./features/auth/renewal/ended-session.ts').then(
        ({ coverPage }) => coverPage(),
        () => location.reload(),
      )
  })
// marks edited fields, so that the end of a session does not discard their input
addEventListener('input', ({ target }) => {
  // input events come from elements
  ;(target as HTMLElement).dataset.edited = ''
})

// the impersonated session expired while the site was closed
if (sessionToken() === '') endImpersonation()

// before the first render, because a redirect of the router renders the whole page once more in one task
const redirect = redirectOf(
  accessOf(findRoute(location.pathname)),
  useSession.getState(),
  location.pathname,
  location.search,
)
// the fragment is the button that was pressed in the first paint (pressed-view.ts)
if (redirect !== undefined) history.replaceState(null, '', redirect + location.hash)

const root = document.getElementById('root')
if (!root) throw new Error('#root is missing')
// a transition renders in slices, so that a slow phone stays responsive
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <Router />
        </Providers>
      </StrictMode>,
    ),
  )
// the first paint of index.html stays until the code of the page is there; if that fails, the page shows an error
const firstRoute = findRoute(location.pathname)
void Promise.all([applyStylesheet(), nextTask().then(() => firstRoute?.prefetch())]).then(render)
registerServiceWorker()
useSession.subscribe(({ user }) => user && !readImpersonator() && followProfile(user))

/** Resolves in a task of its own: on a slow phone, requesting the code in the task that evaluates this file takes a third of it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

/** Applies the stylesheet, which the build loads with media=print so that it does not delay the first paint. */
function applyStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')
  return new Promise((resolve) => {
    const apply = () => {
      if (link) link.media = 'all'
      resolve()
    }
    if (!link || link.sheet) return apply()
    link.addEventListener('load', apply)
    link.addEventListener('error', apply)
  })
}
