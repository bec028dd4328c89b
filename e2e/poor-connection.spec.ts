import type { Page, Route } from '@playwright/test'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  type TestUser,
  test,
  toast,
} from './fixtures.ts'
import { signInWithForm } from './sign-in-sheet.ts'

test.use({ viewport: { width: 390, height: 844 } })

const FAILED = 'An error occurred. Please try again.'
const CALLS = '**/*.php*'

/** A student with content on every page. */
async function seedBusyStudent(school: RunningSchool) {
  const course = await school.addClass({ name: 'Foundations of Naḥw' })
  await school.addClass({ category: 'Recitation' })
  const lessonId = await school.addLesson(course.id, { subject: 'The three kinds of word' })
  const amina = await school.addStudent({ wallet: 500 })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  const letter = {
    subject: 'The new term',
    message: 'All classes are open again.',
    delivery_method: 'inApp',
    recipients: [amina.email],
  }
  await school.call('/adminActions.php', 'sendMessage', letter, school.admin)
  const [message] = await school.call('/messages.php', 'getMessages', {}, amina)
  const ofClass = `/classes/${course.rand}`
  return {
    amina,
    ofClass,
    ofLesson: `${ofClass}/lessons/${lessonId}`,
    ofMessage: `/messages/${message.rand}`,
  }
}

type Paths = Awaited<ReturnType<typeof seedBusyStudent>>

/** Each page that loads data: its error texts, and a text of its loaded state. */
const pagesOf = ({ ofClass, ofLesson, ofMessage }: Paths) =>
  [
    ['/classes', ['The classes did not load'], /Recitation/],
    ['/my-classes', ['Your classes did not load'], /Foundations of Naḥw/],
    [ofClass, ['The class did not load'], /The three kinds of word/],
    [ofLesson, ['The lesson did not load'], /No comments yet/],
    ['/messages', ['Your messages did not load'], /The new term/],
    [ofMessage, ['Your messages did not load'], /All classes are open again/],
    ['/wallet-history', ['Your transactions did not load'], /500/],
    [
      '/',
      ['Your classes did not load', 'Your grades did not load.', 'Your certificates did not load.'],
      /No Grades Yet.*The certificates that your teachers give you/,
    ],
  ] as const

const failureModes = {
  'the connection is lost': (it: Route) => it.abort('internetdisconnected'),
  'the server fails': (it: Route) =>
    it.fulfill({ status: 500, json: { status: false, message: FAILED, data: null } }),
}

for (const [way, fail] of Object.entries(failureModes)) {
  test(`when ${way}, every page shows an error and can be loaded again`, async ({
    page,
    school,
    signIn,
  }) => {
    test.setTimeout(90_000)
    allowConsoleMessage('Failed to load resource')
    const student = await seedBusyStudent(school)
    await signIn(student.amina)
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: 'Try again' })

    for (const [path, missing, content] of pagesOf(student)) {
      await page.route(CALLS, fail)
      await page.goto(path)
      for (const it of missing) await expect(main.getByText(it), path).toBeVisible()
      await expect(main.getByText(FAILED), path).toHaveCount(missing.length)
      await expect(again, path).toHaveCount(missing.length)

      await page.unroute(CALLS)
      // in reverse order, because a loaded part removes its button
      for (const it of (await again.all()).reverse()) await it.click()
      await expect(main, path).toContainText(content)
      await expect(main.getByText(FAILED), path).toHaveCount(0)
    }

    // the quiz requests data only when a level is chosen
    await page.route(CALLS, fail)
    await page.goto('/game')
    await page.getByRole('button', { name: /^Easy/ }).click()
    await expect(page.getByRole('alert')).toContainText(FAILED)
    await page.unroute(CALLS)
    await again.click()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()

    // the profile needs no request and keeps the input
    await page.route(CALLS, fail)
    await page.goto('/profile')
    const field = (name: string) => page.getByLabel(name, { exact: true })
    await field('Current Password').fill(student.amina.password)
    await field('New Password').fill('another good one')
    await field('Confirm New Password').fill('another good one')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(toast(page, FAILED)).toBeVisible()
    await expect(field('New Password')).toHaveValue('another good one')
  })
}

test('no page is wider than the phone, while loading or afterwards', async ({
  page,
  school,
  signIn,
}) => {
  const student = await seedBusyStudent(school)
  await signIn(student.amina)
  const beyond = () => page.locator('html').evaluate((it) => it.scrollWidth - it.clientWidth)

  for (const [path, , content] of pagesOf(student)) {
    let come = () => {}
    const answers = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route(CALLS, (it) => answers.then(() => it.continue()))
    await page.goto(path)
    await expect(page.locator('.skeleton').first()).toBeVisible()
    expect(await beyond(), `${path} while it waits`).toBe(0)
    come()
    await expect(page.getByRole('main'), path).toContainText(content)
    expect(await beyond(), path).toBe(0)
    await page.unroute(CALLS)
  }
})

test('failed requests are repeated when the connection returns', async ({
  page,
  school,
  signIn,
  context,
  settled,
}) => {
  allowConsoleMessage('Failed to load resource')
  const { amina } = await seedBusyStudent(school)
  await signIn(amina)
  await page.goto('/profile')
  await settled()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const entry = page.getByRole('dialog').getByRole('link', { name: 'My Classes' })
  const code = page.waitForResponse(/my-classes/)
  await entry.hover()
  await code
  await settled()
  await context.setOffline(true)
  await entry.click()
  await expect(page.getByText('Your classes did not load')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Foundations of Naḥw' })).toBeVisible()
})

/** Gives the browser a session that the server has ended. */
async function endSession(page: Page, school: RunningSchool, who: TestUser) {
  // a page that is still open would overwrite this session
  await page.goto('/healthz')
  await page.context().addCookies([{ name: 'token', value: 'ended', url: school.url }])
  const user = await school.call('/api.php', 'getUserData', {}, who)
  const kept = JSON.stringify({ state: { authenticated: true, user }, version: 0 })
  await page.evaluate((it) => localStorage.setItem('auth-storage', it), kept)
}

test('an ended session leads to the sign-in and back', async ({ page, school }) => {
  test.setTimeout(60_000)
  allowConsoleMessage('401')
  const student = await seedBusyStudent(school)
  const { amina, ofClass, ofLesson, ofMessage } = student
  for (const path of [
    '/',
    '/classes',
    '/my-classes',
    ofClass,
    '/messages',
    '/wallet-history',
    '/profile',
  ]) {
    await endSession(page, school, amina)
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible()
  }
  for (const path of [ofLesson, ofMessage, '/classes?category=Recitation', '/game']) {
    await endSession(page, school, amina)
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
    await signInWithForm(page, amina)
    await expect(page, path).toHaveURL(path)
  }
})
