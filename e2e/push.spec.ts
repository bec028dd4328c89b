import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, test, toast } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const prompt = (page: Page) =>
  page.getByRole('region', { name: 'Get notifications on this device?' })

/**
 * A headless browser has no push service and shows no notifications. So `subscribe` is stubbed with real keys, and so is
 * the permission prompt. server/push tests encryption and delivery; here a push is delivered to the real service worker.
 */
async function withPushService(page: Page, answer: NotificationPermission = 'granted') {
  await page.addInitScript((said) => {
    const question = 'permission-said'
    const permission = () => sessionStorage.getItem(question) ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      sessionStorage.setItem(question, said)
      return said
    }
  }, answer)
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
      return value
        ? asSubscription(JSON.parse(decodeURIComponent(value)) as StoredSubscription)
        : null
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
function recordPushCalls(page: Page) {
  const pushCalls: { action: string; sent: Record<string, unknown> }[] = []
  page.on('response', (response) => {
    const action = new URL(response.url()).searchParams.get('action') ?? ''
    if (!/subscribePush$/i.test(action) || !response.ok()) return
    pushCalls.push({ action, sent: response.request().postDataJSON() })
  })
  return pushCalls
}

/** A student who has completed a lesson: before it nothing is asked. */
async function addStudentWithLesson(school: RunningSchool) {
  const student = await school.addStudent()
  const { id: class_id } = await school.addClass()
  const lesson_id = await school.addLesson(class_id)
  await school.call('/api.php', 'classenrolement', { class_id }, student)
  await school.call('/api.php', 'viewStatus', { class_id, lesson_id }, student)
  return student
}

/** Advances the clock past the delay of the prompt after the page and its worker have started. */
async function passSnoozeTime(page: Page, settled: () => Promise<void>) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // the code for push loads when the page is idle
  await page.clock.runFor(4_100)
  await settled()
  await page.clock.runFor(1_100)
}

async function deliverPush(page: Page, school: RunningSchool, payload: object | string) {
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

type ShownNotification = { title: string; body: string; tag: string; data: unknown }

/** Records the notifications of the worker and clicks them; a headless browser shows none. */
async function watchWorker(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no worker')
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown: object[] = []
    registration.showNotification = async (title, options) => {
      shown.push({ title, ...options })
    }
    Object.assign(self, { shown })
  })
  return {
    shown: () => worker.evaluate(() => (self as unknown as { shown: ShownNotification[] }).shown),
    press: () =>
      worker.evaluate(() => {
        const [notification] = (self as unknown as { shown: ShownNotification[] }).shown
        const about = { notification: { ...notification, close() {} }, waitUntil() {} }
        self.dispatchEvent(Object.assign(new Event('notificationclick'), about))
      }),
  }
}

test('a student turns notifications on, gets one for a message, opens it, and turns them off and on again (R-PUSH-001, R-PUSH-002, R-PUSH-003, R-PUSH-005, R-PUSH-006, R-PUSH-007)', async ({
  page,
  context,
  school,
  signIn,
  settled,
}) => {
  test.slow()
  await withPushService(page)
  const pushCalls = recordPushCalls(page)
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  const amina = await addStudentWithLesson(school)
  await signIn(amina)
  await page.clock.install()
  await page.goto('/my-classes')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(prompt(page)).toHaveCount(0)
  await passSnoozeTime(page, settled)
  await expect(prompt(page)).toBeVisible()
  await expectAccessible(page)
  await expect(prompt(page).getByLabel('Arabic lessons')).toBeChecked()
  await prompt(page).getByLabel('Culture tips').uncheck()
  await prompt(page).getByRole('button', { name: 'Turn on' }).click()

  await expect(toast(page, 'Notifications are on')).toBeVisible()
  await expect(prompt(page)).toHaveCount(0)
  await expect
    .poll(() => pushCalls)
    .toEqual([
      {
        action: 'subscribePush',
        sent: expect.objectContaining({ categories: ['arabic-lessons'] }),
      },
    ])
  const endpoint = pushCalls[0]?.sent.endpoint
  expect(logged).toContain(`Push subscription: ${endpoint}`)

  const message = { subject: 'The circle · الحَلْقَة', message: 'At nine.', delivery_method: 'inApp' }
  const fields = { ...message, recipients: [amina.email] }
  await school.call('/adminActions.php', 'sendMessage', fields, school.admin)
  const [{ rand }] = await school.call('/messages.php', 'getMessages', {}, amina)
  const path = `/messages/${rand}`
  const worker = await watchWorker(page)
  await deliverPush(page, school, { title: message.subject, body: 'At nine.', path, tag: 'a' })
  await expect
    .poll(worker.shown)
    .toMatchObject([{ title: message.subject, body: 'At nine.', tag: 'a', data: { path } }])
  await deliverPush(page, school, 'nothing that can be read')
  await expect
    .poll(worker.shown)
    .toMatchObject([{}, { title: 'Lisan', data: { path: '/messages' } }])
  await worker.press()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The circle')

  const before = pushCalls.length
  await page.goto('/profile')
  // each visit confirms the device to the server
  await expect.poll(() => pushCalls.length).toBeGreaterThan(before)
  await expect(page.getByLabel('Culture tips')).not.toBeChecked()
  await expectAccessible(page)
  // the switch is on when the server has stored the subscription
  await page.getByLabel('Culture tips').click()
  await expect(page.getByLabel('Culture tips')).toBeChecked()
  await expect
    .poll(() => pushCalls.at(-1)?.sent)
    .toMatchObject({ endpoint, categories: ['arabic-lessons', 'culture-tips'] })
  await page.getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(toast(page, 'Notifications are off')).toBeVisible()
  await expect
    .poll(() => pushCalls.at(-1))
    .toMatchObject({ action: 'unsubscribePush', sent: { endpoint } })
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(toast(page, 'Notifications are on again')).toBeVisible()

  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/login')
  await expect
    .poll(async () => (await context.cookies()).filter((it) => it.name === 'token'))
    .toEqual([])
})

test('after Not now the prompt returns in a month, not on the next visits (R-PUSH-002)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  await signIn(await addStudentWithLesson(school))
  await page.clock.install()
  await page.goto('/my-classes')
  await passSnoozeTime(page, settled)
  await prompt(page).getByRole('button', { name: 'Not now' }).click()
  await expect(prompt(page)).toHaveCount(0)

  await page.reload()
  await passSnoozeTime(page, settled)
  await page.clock.runFor(10_000)
  await expect(prompt(page)).toHaveCount(0)

  await page.clock.setFixedTime(Date.now() + 31 * 24 * 3600 * 1000)
  await page.reload()
  await passSnoozeTime(page, settled)
  await expect(prompt(page)).toBeVisible()
})

test('nothing is asked before the first completed lesson', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  const amina = await school.addStudent()
  await signIn(amina)
  await page.clock.install()
  await page.goto('/my-classes')
  await passSnoozeTime(page, settled)
  await settled()
  await expect(prompt(page)).toHaveCount(0)
})

test('blocked notifications show where to allow them (R-PUSH-004)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page, 'denied')
  await signIn(await addStudentWithLesson(school))
  await page.clock.install()
  await page.goto('/profile')
  await passSnoozeTime(page, settled)
  await prompt(page).getByRole('button', { name: 'Turn on' }).click()

  const text =
    'Notifications are blocked in your browser settings. Please enable them to receive updates from us.'
  await expect(toast(page, 'Notifications Disabled')).toContainText(text)
  await expect(prompt(page)).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText('Notifications Disabled')
  await expect(main).toContainText(text)
})

test('notifications blocked earlier are reported once, and the prompt covers no control (R-PUSH-002, R-PUSH-004)', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await withPushService(page)
  await signIn(await addStudentWithLesson(school))
  await page.clock.install()
  await page.goto('/classes?category=none')
  await passSnoozeTime(page, settled)
  await expect(prompt(page)).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('heading', { name: 'Available Classes' })).toBeVisible()

  await page.evaluate(() => sessionStorage.setItem('permission-said', 'denied'))
  await page.reload()
  await passSnoozeTime(page, settled)
  const blocked = page.getByRole('region', { name: 'Notifications Disabled' })
  await expect(blocked).toContainText(
    'Notifications are blocked in your browser settings. Please enable them to receive updates from us.',
  )
  await expectAccessible(page)
  await blocked.getByRole('button', { name: 'Got it' }).click()
  await expect(blocked).toHaveCount(0)
  await page.reload()
  await passSnoozeTime(page, settled)
  await page.clock.runFor(10_000)
  await expect(blocked).toHaveCount(0)
})
