import { Smartphone } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { schoolName } from '../../kit/school-name.ts'
import { Text } from '../../kit/Text.tsx'

/** Offers to install the app, after the second kept lesson and once per device (R-OFFLINE-001). */
export function InstallOffer({ keptCount }: { keptCount: number }) {
  const installation = useInstallation()
  const [isOpen, setOpen] = useState(() => isTimeToOffer(keptCount))
  useEffect(prepareInstallation, [])
  const isShown = isOpen && installation !== undefined
  useEffect(() => {
    if (isShown) rememberOffer()
  }, [isShown])
  if (!isShown) return null
  const close = () => setOpen(false)
  const accept = async () => {
    close()
    await install().catch(() => {})
  }
  return (
    <section className="card pad install-offer" aria-label={m.offline_install()}>
      <Smartphone className="icon" aria-hidden />
      <p className="grow basis-48">
        <b className="block font-semibold">
          <Text of={m.offline_install_title} school={<bdi>{schoolName()}</bdi>} />
        </b>
        <span className="block text-small text-ink-2">
          {installation === 'prompt' ? m.offline_install_prompt() : m.offline_install_safari()}
        </span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="text" onClick={close}>
          {installation === 'prompt' ? m.offline_not_now() : m.offline_ok()}
        </Button>
        {installation === 'prompt' && (
          <Button variant="primary" onClick={() => void accept()}>
            {m.offline_install()}
          </Button>
        )}
      </span>
    </section>
  )
}

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
type Installation = 'prompt' | 'home-screen' | undefined

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
function prepareInstallation(): void {
  if (document.querySelector('link[rel=manifest]')) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // the type of the browser's event
    window.installPrompt = event as InstallEvent
  })
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }
  document.head.append(Object.assign(document.createElement('link'), manifest))
}

const useInstallation = () => useSyncExternalStore(subscribe, readInstallation)

/** Whether to offer the installation: after the second kept lesson, once per device (R-OFFLINE-001). */
const isTimeToOffer = (keptCount: number) =>
  keptCount >= KEPT_BEFORE_OFFER && localStorage.getItem(ASKED_KEY) === null

const rememberOffer = () => localStorage.setItem(ASKED_KEY, '1')

/** Opens the install prompt of the browser, which each event can open once. */
async function install(): Promise<void> {
  const event = window.installPrompt
  window.installPrompt = undefined
  await event?.prompt()
}
