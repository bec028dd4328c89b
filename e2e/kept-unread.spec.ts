import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { addEnrolledStudent, lessonPath } from './lesson-files.ts'
import { keepButton, keepLesson } from './offline-page.ts'
import { hasSentAll } from './offline-runs/outbox.ts'
import { expectLayers } from './open-layers.ts'
import { openSidebar } from './open-sidebar.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('kept lessons count as read when they are opened, also without a connection, where one that is not kept offers them; signing out asks before it deletes them (R-OFFLINE-002, R-OFFLINE-003, R-OFFLINE-010)', async ({
  page,
  context,
  school,
  signIn,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  const course = await school.addClass({ name: 'Letters on the bus' })
  const ids: string[] = []
  for (const subject of ['First', 'Second', 'Third', 'Fourth'])
    ids.push(await school.addLesson(course.id, { subject, about: `About ${subject}.` }))
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto('/my-classes')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const classPath = `/classes/${course.rand}`
  const row = (subject: string) => page.getByRole('listitem').filter({ hasText: subject })

  await page.goto(classPath)
  await page.getByRole('button', { name: 'Keep the next 3' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Keep · / })
    .click()
  for (const subject of ['First', 'Second', 'Third'])
    await expect(row(subject)).toContainText('Kept, not read yet')
  await expect(page.getByText('0 of 4 lessons').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start: 1 · First' })).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(true)
  await page.goto('/my-classes')
  await page.getByRole('link', { name: 'Start: 1 · First' }).click()
  await expect(page.getByText('About First.')).toBeVisible()
  await expect(page.getByText('Marked as read · on this phone')).toBeVisible()
  await page.goto('/my-classes')
  await expect(page.getByRole('link', { name: 'Continue: 2 · Second' })).toBeVisible()

  await page.goto(classPath)
  await expect(page.getByRole('link', { name: 'Continue: 2 · Second' })).toBeVisible()
  await row('Fourth').getByRole('link').click()
  const main = page.getByRole('main')
  await expect(main).toContainText('You are offline. This lesson is not on this phone.')
  await expectAccessible(page)
  await main.getByRole('region', { name: 'On this phone' }).getByText('Second').click()
  await expect(page.getByText('About Second.')).toBeVisible()

  await context.setOffline(false)
  await page.goto(classPath)
  await expect(row('Second')).toContainText('Viewed')
  await expect(row('Third')).toContainText('Kept, not read yet')
  await page.goto(lessonPath(course, ids[2] ?? ''))
  await expect(page.getByText('About Third.')).toBeVisible()
  await page.goto(classPath)
  await expect(page.getByText('3 of 4 lessons').first()).toBeVisible()

  // signing out would ask about unsent views first; a device that sent four requests sends the next after a minute
  const isSent = () => hasSentAll(page, { poison: undefined })
  await expect.poll(isSent, { timeout: 100_000 }).toBe(true)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const logOut = page.getByRole('dialog').getByRole('button', { name: 'Logout' })
  await logOut.click()
  const question = page.getByRole('dialog', {
    name: 'Log out and delete 3 lessons (150 KB) from this phone?',
  })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await logOut.click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
})

test('with one lesson left in the month one is kept, and a sentence says when the others open (R-OFFLINE-002)', async ({
  page,
  school,
  signIn,
}) => {
  test.slow()
  const course = await school.addClass({ name: 'Four a month', monthlylimit: 1 })
  for (const subject of ['First', 'Second', 'Third'])
    await school.addLesson(course.id, { subject, about: `About ${subject}.` })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(`/classes/${course.rand}`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  const title = 'Keep the next one (the last of 1 this month)'
  await page.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText('This opens one new lesson, the last of 1 this month.')
  await dialog.getByRole('button', { name: /^Keep · / }).click()
  await expect(toast(page, 'Kept 1. Two open on 1 ')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Keep the next|Continue$)/ })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'First' })).toContainText(
    'Kept, not read yet',
  )
})

test.describe('with a mouse', () => {
  test.use({ hasTouch: false })

  test('a computer offers no keeping and has no page of kept lessons until something is kept (R-OFFLINE-002)', async ({
    page,
    school,
    signIn,
  }) => {
    const computer = { width: 1280, height: 800 }
    const phone = { width: 390, height: 844 }
    const course = await school.addClass()
    const lesson = await school.addLesson(course.id, { subject: 'First', about: 'About First.' })
    await signIn(await addEnrolledStudent(school, course.id))
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .filter({ visible: true })
      .getByRole('link', { name: /^On this phone/ })

    await page.setViewportSize(computer)
    await page.goto(lessonPath(course, lesson))
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect(page.getByText('About First.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'My Classes' }).first()).toBeVisible()
    await expect(keepButton(page)).toHaveCount(0)
    await expect(entry).toHaveCount(0)

    await page.setViewportSize(phone)
    await expect(keepButton(page)).toBeVisible()
    await openSidebar(page)
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expectLayers(page, 0)
    await keepLesson(page, lessonPath(course, lesson))

    await page.setViewportSize(computer)
    await expect(entry).toBeVisible()
  })
})
