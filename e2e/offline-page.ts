import type { BrowserContext, Page } from '@playwright/test'
import { keep } from './offline-runs/student.ts'

/** The button that keeps a lesson on the phone. */
export const keepButton = (page: Page) => page.getByRole('button', { name: /^Keep on this phone/ })

/** Keeps a lesson from its page and waits until it is complete. */
export async function keepLesson(page: Page, path: string) {
  await page.goto(path)
  await keep(page)
}

/** Sends the service worker the sync event that the browser sends when the connection is back. */
export async function dispatchSync(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await found
  const sync = { origin, registrationId, tag: 'outbox', lastChance: false }
  await session.send('ServiceWorker.dispatchSyncEvent', sync)
}

/** Runs in the page: plays from a position in the middle of the file. */
export const seekToMiddle = (it: HTMLMediaElement) =>
  new Promise<number>((resolve, reject) => {
    it.onerror = () => reject(new Error(it.error?.message))
    it.onseeked = () => resolve(it.currentTime)
    it.onloadedmetadata = () => {
      it.currentTime = it.duration / 2
    }
    it.preload = 'auto'
    it.load()
  })

/** Creates a database as that of a user of this device, without rows. */
export function createOfflineDatabase(page: Page, name: string) {
  return page.evaluate(
    (it) =>
      new Promise((resolve) => {
        const request = indexedDB.open(it)
        request.onupgradeneeded = () => {
          for (const store of ['outbox', 'reads', 'lessons', 'parts'])
            request.result.createObjectStore(store)
        }
        request.onsuccess = () => {
          request.result.close()
          resolve(undefined)
        }
      }),
    name,
  )
}
