import { useSyncExternalStore } from 'react'

/** The event by which Chromium offers the installation; web/index.html stores it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }
declare global {
  interface Window {
    installPrompt?: InstallEvent | undefined
  }
  interface Navigator {
    /** iPhones only: whether the page was opened from the home screen. */
    standalone?: boolean
  }
}

const KEPT_BEFORE_OFFER = 2
const ASKED_KEY = 'install-asked'

/** The way in which this browser installs the app; undefined if it cannot or the app is installed. */
export type Installation = 'prompt' | 'home-screen' | undefined

function readInstallation(): Installation {
  if (matchMedia('(display-mode: standalone)').matches) return
  if (window.installPrompt) return 'prompt'
  // iPhones and iPads have no event and no prompt, only an entry in a menu
  return navigator.standalone === false ? 'home-screen' : undefined
}

function subscribe(listener: () => void) {
  // runs after the listener of web/index.html, which stores the event
  addEventListener('beforeinstallprompt', listener)
  return () => removeEventListener('beforeinstallprompt', listener)
}

/** Adds the manifest and the listener after a sign-in on this page; on a page opened signed in, web/index.html adds them. */
export function prepareInstallation(): void {
  if (document.querySelector('link[rel=manifest]')) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // the type of the browser's event
    window.installPrompt = event as InstallEvent
  })
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }
  document.head.append(Object.assign(document.createElement('link'), manifest))
}

export const useInstallation = () => useSyncExternalStore(subscribe, readInstallation)

/** Whether to offer the installation: after the second kept lesson, once per device (R-OFFLINE-001). */
export const isTimeToOffer = (keptCount: number) =>
  keptCount >= KEPT_BEFORE_OFFER && localStorage.getItem(ASKED_KEY) === null

export const rememberOffer = () => localStorage.setItem(ASKED_KEY, '1')

/** Opens the install prompt of the browser, which each event can open once. */
export async function install(): Promise<void> {
  const event = window.installPrompt
  window.installPrompt = undefined
  await event?.prompt()
}
