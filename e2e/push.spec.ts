import { expectAccessible } from './a11y.ts'
import { expect, test, toast } from './fixtures.ts'
import { openSidebar } from './open-sidebar.ts'
import {
  addStudentWithLesson,
  deliverPush,
  passSnoozeTime,
  prompt,
  recordPushCalls,
  watchWorker,
  withPushService,
} from './push-device.ts'

test.use({ serviceWorkers: 'allow' })

test('a student turns notifications on, gets one for a message, opens it, and turns them off and on again (R-PUSH-001, R-PUSH-002, R-PUSH-003, R-PUSH-005, R-PUSH-006, R-PUSH-007)', {
  tag: '@journey',
}, async ({ page, context, school, signIn, settled }) => {
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

  await openSidebar(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/login')
  await expect
    .poll(async () => (await context.cookies()).filter((it) => it.name === 'token'))
    .toEqual([])
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
  await page.goto('/my-classes')
  await passSnoozeTime(page, settled)
  await prompt(page).getByRole('button', { name: 'Turn on' }).click()

  const text =
    'Notifications are blocked in your browser settings. Please enable them to receive updates from us.'
  await expect(toast(page, 'Notifications Disabled')).toContainText(text)
  await expect(prompt(page)).toHaveCount(0)
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main).toContainText('Notifications Disabled')
  await expect(main).toContainText(text)
})
