import type { Page } from '@playwright/test'
import { expect, type RunningSchool } from './fixtures.ts'

export const prompt = (page: Page) =>
  page.getByRole('region', { name: 'Get notifications on this device?' })

/**
 * A headless browser has no push service and shows no notifications. So `subscribe` is stubbed with real keys, and so is
 * the permission prompt. server/push tests encryption and delivery; here a push is delivered to the real service worker.
 */
export async function withPushService(page: Page, choice: NotificationPermission = 'granted') {
  await page.addInitScript((choice) => {
    const key = 'permission-choice'
    const permission = () => sessionStorage.getItem(key) ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      sessionStorage.setItem(key, choice)
      return choice
    }
  }, choice)
  await page.addInitScript(() => {
    type StoredSubscription = { endpoint: string; keys: Record<string, string>; server: number[] }
    const name = 'push-service'
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const asSubscription = (kept: StoredSubscription) => ({
      endpoint: kept.endpoint,
      options: { applicationServerKey: new Uint8Array(kept.server).buffer },
      toJSON: () => kept,
      unsubscribe: async () => {
        await cookieStore.delete(name)
        return true
      },
    })
    // in a cookie, because signing out clears the storages
    const known = async () => {
      const value = (await cookieStore.get(name))?.value
      return value ? asSubscription(JSON.parse(decodeURIComponent(value))) : null
    }
    const service = {
      getSubscription: known,
      subscribe: async (options: { applicationServerKey: Uint8Array }) => {
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ])
        const keys = {
          p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
          auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
        }
        const endpoint = `https://push.example.org/${crypto.randomUUID()}`
        const kept: StoredSubscription = {
          endpoint,
          keys,
          server: [...options.applicationServerKey],
        }
        await cookieStore.set(name, encodeURIComponent(JSON.stringify(kept)))
        return asSubscription(kept)
      },
    }
    Object.assign(PushManager.prototype, service)
  })
}

/** Records the requests of the page that concern this device. */
export function recordPushCalls(page: Page) {
  const pushCalls: { action: string; sent: Record<string, unknown> }[] = []
  page.on('response', (response) => {
    const action = new URL(response.url()).searchParams.get('action') ?? ''
    if (!/subscribePush$/i.test(action) || !response.ok()) return
    pushCalls.push({ action, sent: response.request().postDataJSON() })
  })
  return pushCalls
}

/** A student who has completed a lesson; the prompt does not appear before that. */
export async function addStudentWithLesson(school: RunningSchool) {
  const student = await school.addStudent()
  const { id: class_id } = await school.addClass()
  const lesson_id = await school.addLesson(class_id)
  await school.call('/api.php', 'classenrolement', { class_id }, student)
  await school.call('/api.php', 'viewStatus', { class_id, lesson_id }, student)
  return student
}

/** Advances the clock past the delay of the prompt after the page and its worker have started. */
export async function passSnoozeTime(page: Page, settled: () => Promise<void>) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // the code for push loads when the page is idle
  await page.clock.runFor(4_100)
  await settled()
  await page.clock.runFor(1_100)
}

/** Opens a page with a clock that the test moves, and waits until the prompt could be displayed. */
export async function openAfterSnooze(page: Page, path: string, settled: () => Promise<void>) {
  await page.clock.install()
  await page.goto(path)
  await passSnoozeTime(page, settled)
}

export async function deliverPush(page: Page, school: RunningSchool, payload: object | string) {
  const client = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: school.url,
    registrationId: await found,
    data: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

export type ShownNotification = { title: string; body: string; tag: string; data: unknown }

/** Records the notifications of the worker and clicks them; a headless browser shows none. */
export async function watchWorker(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  await worker.evaluate(() => {
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    const shown: object[] = []
    registration.showNotification = async (title, options) => {
      shown.push({ title, ...options })
    }
    Object.assign(self, { shown })
  })
  return {
    shown: () => worker.evaluate((): ShownNotification[] => Reflect.get(self, 'shown')),
    press: () =>
      worker.evaluate(() => {
        const [notification]: ShownNotification[] = Reflect.get(self, 'shown')
        const about = { notification: { ...notification, close() {} }, waitUntil() {} }
        self.dispatchEvent(Object.assign(new Event('notificationclick'), about))
      }),
  }
}
