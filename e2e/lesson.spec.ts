import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, expectToastAfter, test, toast } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

const TEXT = [
  'A noun, الاِسْم, has four signs.',
  'فَالاِسْمُ يُعْرَفُ بِالخَفْضِ وَالتَّنْوِينِ.',
  'See https://example.org/noun for more.',
].join('\n')

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('a, button')

test('a lesson shows its class, its title, its text in both scripts, and the way back (R-LESSON-001, R-LESSON-003)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass({ name: `Naḥw · ${Date.now()}` })
  const subject = 'Signs of the noun · عَلَامَاتُ الاِسْمِ'
  const id = await school.addLesson(course.id, { subject, about: TEXT })
  await signIn(await addEnrolledStudent(school, course.id))

  await page.goto(lessonPath(course, id))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page).toHaveTitle(/^Signs of the noun/)
  await expect(page.getByText('Naḥw').first()).toBeVisible()
  const quotation = page.getByText('فَالاِسْمُ يُعْرَفُ')
  await expect(quotation).toHaveCSS('direction', 'rtl')
  await expect(quotation).toHaveCSS('border-right-width', '3px')
  await expect(page.getByText('A noun,')).toHaveCSS('direction', 'ltr')
  await expect(page.getByRole('link', { name: 'https://example.org/noun' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next Lesson' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to Class' }).click()
  await expect(page).toHaveURL(`/classes/${course.rand}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Naḥw')
})

test('Next Lesson opens the next lesson, or shows why it is closed (R-LESSON-004, R-LESSON-023, R-LESSON-020)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass({ monthlylimit: 2 })
  const [one = '', two = ''] = [
    await school.addLesson(course.id, { subject: 'The noun' }),
    await school.addLesson(course.id, { subject: 'The verb' }),
    await school.addLesson(course.id, { subject: 'The particle' }),
  ]
  const amina = await addEnrolledStudent(school, course.id)
  await signIn(amina)
  await page.goto(lessonPath(course, one))

  const next = page.getByRole('link', { name: 'Next Lesson' })
  await expect(next).toContainText('The verb')
  await expect(next).toContainText('2')
  await expect(next).toContainText('1 of 2 this month')
  await expect(next).not.toContainText('new lessons from')
  await next.click()
  const question = page.getByRole('dialog', { name: 'Open the last one?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(lessonPath(course, one))
  // opening the URL directly asks too
  await page.goto(lessonPath(course, two))
  await expect(page.getByText('This is the last of your 2 new lessons')).toBeVisible()
  await page.getByRole('button', { name: 'Open lesson' }).click()
  await expect(page).toHaveURL(lessonPath(course, two))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The verb')
  const { lessons } = await school.call(
    '/api.php',
    'get_class_details',
    { class_id: course.id },
    amina,
  )
  expect(lessons.map((it: { viewed: string }) => it.viewed)).toEqual(['1', '1', '0'])

  await page.getByRole('link', { name: 'Next Lesson' }).click()
  const limit = 'Monthly lesson limit reached for this class. Please check back next month.'
  await expect(toast(page, limit)).toBeVisible()
  await expect(page).toHaveURL(lessonPath(course, two))
})

test('a lesson that cannot be marked as viewed shows an error and does not open (R-LESSON-033)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  await school.addLesson(course.id, { subject: 'The noun' })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.route('**/api.php?action=viewStatus', (route) => route.abort())
  await page.goto(`/classes/${course.rand}`)

  const open = () => row(page, 'The noun').click()
  await expectToastAfter(open, page, 'An error occurred while marking lesson as read')
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('a lesson and its viewer are accessible', { tag: '@wide' }, async ({
  page,
  school,
  signIn,
}) => {
  // the last address has no lesson
  allowConsoleMessage('404 (Not Found)')
  test.slow()
  const course = await school.addClass({ name: 'Al-Ājurrūmiyyah, line by line' })
  const subject = 'Signs of the noun · عَلَامَاتُ الاِسْمِ'
  const fields = { subject, about: TEXT }
  const picture = await addLessonWithFile(school, course.id, 'letter-shapes.png', fields)
  const video = await addLessonWithFile(school, course.id, 'writing-ba.mp4', fields)
  const audio = await addLessonWithFile(school, course.id, 'letters.mp3', fields)
  await signIn(await addEnrolledStudent(school, course.id))

  for (const id of [picture, video, audio]) {
    await page.goto(lessonPath(course, id))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(lessonPath(course, picture))
  await page.getByRole('button', { name: 'letter-shapes.png' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.goto(lessonPath(course, '987654'))
  await expect(page.getByText('Lesson not found')).toBeVisible()
  await expectAccessible(page)
})
