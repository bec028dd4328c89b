import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './app/tailwind.css'
import { endImpersonation, sessionToken } from './api/session.ts'
import { Providers } from './app/providers.tsx'
import { Router } from './app/router.tsx'
import { registerServiceWorker } from './register-service-worker.ts'

// after a release a page that was left open asks for code that is gone; once, it starts afresh
addEventListener('vite:preloadError', () => {
  // without a line there is nothing to start afresh with
  if (!navigator.onLine || sessionStorage.getItem('fresh-start') === 'done') return
  sessionStorage.setItem('fresh-start', 'done')
  location.reload()
})

// the hour of an administrator who was signed in as a student has passed while the site was closed
if (sessionToken() === '') endImpersonation()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its root')
// in pieces: a slow phone stays free for a finger between them
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  ),
)
registerServiceWorker()
