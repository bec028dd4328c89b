import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

/** Lets the requests for chunks fail whose names begin with `chunk`, and returns their number so far. */
async function dropCode(page: Page, chunk: string) {
  allowConsoleMessage('Failed to load resource')
  allowConsoleMessage(`/assets/${chunk}`)
  let count = 0
  await page.route(`**/assets/${chunk}-*.js`, (route) => {
    count++
    return route.abort()
  })
  return () => count
}

test('a class and a lesson stay open when the code that keeps lessons does not load', {
  tag: '@empty-cache',
}, async ({ page, school, signIn, settled }) => {
  const course = await school.addClass({ name: 'Foundations of Naḥw' })
  const id = await school.addLesson(course.id, { subject: 'The noun' })
  await signIn(await addEnrolledStudent(school, course.id))
  const droppedCount = await dropCode(page, 'keep')
  for (const [path, title] of [
    [`/classes/${course.rand}`, 'Foundations of Naḥw'],
    [lessonPath(course, id), 'The noun'],
  ] as const) {
    const before = droppedCount()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(droppedCount, path).toBeGreaterThan(before)
    await settled()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('did not load')).toHaveCount(0)
  }
})

test('a lesson shows its text when the code of its player does not load, and loads it where it stands', {
  tag: '@empty-cache',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'letters.mp3', { fileType: 'audio' })
  await signIn(await addEnrolledStudent(school, course.id))
  const droppedCount = await dropCode(page, 'Recordi')

  await page.goto(lessonPath(course, id))
  const missing = page.getByRole('alert')
  await expect(missing).toContainText('This did not load. The connection may have dropped.')
  expect(droppedCount()).toBeGreaterThan(0)
  await expect(page.getByText('Listen and repeat.')).toBeVisible()
  // a reload replaces the document
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  await page.unrouteAll({ behavior: 'wait' })
  await missing.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('figure', { name: 'Lesson recording' })).toBeVisible()
  await expect(missing).toHaveCount(0)
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
})

test('a dialog whose code does not load says so and can be closed', {
  tag: '@empty-cache',
}, async ({ page, context, school, signIn, settled }) => {
  await signIn(school.admin)
  await page.goto('/admin/classes')
  const add = page.getByRole('button', { name: 'Add New Class' })
  await expect(add).toBeVisible()
  await settled()
  await dropCode(page, 'AddClas')
  await context.setOffline(true)

  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Not loaded' })
  await expect(dialog).toContainText('This did not load. The connection may have dropped.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeVisible()
})

async function openReferDialog(page: Page) {
  await page.getByRole('button', { name: 'Refer & Earn: Invite friends' }).click()
  return page.getByRole('dialog', { name: 'Refer & Earn' })
}

test('a dialog whose code did not load opens where it stands at the next attempt', {
  tag: '@empty-cache',
}, async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await dropCode(page, 'ReferDi')
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  const dialog = await openReferDialog(page)
  await expect(dialog).toContainText('This did not load. The connection may have dropped.')
  await page.unrouteAll({ behavior: 'wait' })
  await dialog.getByRole('button', { name: 'Try again' }).click()

  await expect(dialog.getByRole('button', { name: /Copy/ }).first()).toBeVisible()
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
})

test('a dialog whose code did not load is requested when it is opened again, and shows that it loads', {
  tag: '@empty-cache',
}, async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await dropCode(page, 'ReferDi')
  await page.goto('/')
  await (await openReferDialog(page)).getByRole('button', { name: 'Close' }).click()
  await page.unrouteAll({ behavior: 'wait' })
  const line = Promise.withResolvers<void>()
  await page.route('**/assets/ReferDi-*.js', async (route) => {
    await line.promise
    await route.continue()
  })
  const dialog = await openReferDialog(page)
  await expect(dialog).toBeVisible()
  await expect(dialog).not.toContainText('This did not load.')
  line.resolve()
  await expect(dialog.getByRole('button', { name: /Copy/ }).first()).toBeVisible()
})

test('a new student whose first class does not load can load it again', {
  tag: '@empty-cache',
}, async ({ page, school, signIn }) => {
  await school.addLesson((await school.addClass()).id)
  await signIn(await school.addStudent())
  await dropCode(page, 'FirstCl')

  await page.goto('/')
  const question = page.getByRole('group', { name: 'Can you read Arabic letters?' })
  await question.getByRole('button', { name: 'Not yet' }).click()
  const missing = page.getByRole('alert')
  await expect(missing).toContainText('This did not load. The connection may have dropped.')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await missing.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('button', { name: /^Start: 1/ })).toBeVisible()
})
