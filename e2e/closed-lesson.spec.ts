import type { Page } from '@playwright/test'
import { expect, expectToastAfter, test, toast } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('a, button')

const expectReason = (page: Page, lesson: string, reason: string) =>
  expectToastAfter(() => row(page, lesson).click(), page, reason)

test('the class page shows for three seconds why a lesson cannot be opened (R-LESSON-015, R-LESSON-016, R-LESSON-017, R-LESSON-019, R-LESSON-021)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  // 17 March 2030, 6:46 PM in Lagos
  const later = { scheduled: '1', studydate: '1900000000' }
  await school.addLesson(course.id, { subject: 'The noun' })
  await school.addLesson(course.id, { subject: 'The verb', ...later })
  await school.addLesson(course.id, { subject: 'First exam', inputetype: 'Exam' })
  await school.addLesson(course.id, { subject: 'The particle' })
  const amina = await school.addStudent()
  await signIn(amina)
  await page.goto(`/classes/${course.rand}`)

  const enrol = 'Please enroll in the class to access lessons.'
  await expectReason(page, 'The noun', enrol)
  await expect(toast(page, enrol)).toBeHidden()

  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  await page.reload()
  await expectReason(page, 'The verb', 'This lesson will be available on 17 Mar 2030, 6:46 PM')
  const exam = 'You cannot continue unless you submit the above exam. You cannot skip an exam.'
  await expectReason(page, 'The particle', exam)
  await expect(page).toHaveURL(`/classes/${course.rand}`)

  await row(page, 'The noun').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The noun')
})

test('an expired subscription keeps viewed lessons open and shows why the others are closed (R-LESSON-018)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass({ premium: '1', amount: '100', monthlySub: '1' })
  const noun = await school.addLesson(course.id, { subject: 'The noun' })
  await school.addLesson(course.id, { subject: 'The verb' })
  await school.addLesson(course.id, { subject: 'Weekly plan', inputetype: 'Timetableble' })
  const amina = await school.addStudent({ wallet: 1000 })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  await school.call('/api.php', 'viewStatus', { class_id: course.id, lesson_id: noun }, amina)
  await signIn(amina)
  // in a month, by the clock of the page
  await page.route('**/api.php?action=get_class_details', async (route) => {
    const response = await (await route.fetch()).json()
    response.data.subscriptionStatus = 'expired'
    await route.fulfill({ json: response })
  })
  await page.goto(`/classes/${course.rand}`)

  await row(page, 'The verb').click()
  const why = 'Your subscription has expired. Please renew to access new content.'
  await expect(toast(page, why)).toBeVisible()
  // the timetable is closed from both places
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(toast(page, why)).toHaveCount(0)
  await page.getByRole('button', { name: 'View Timetable' }).click()
  await expect(toast(page, why)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row(page, 'The noun').click()
  await expect(page).toHaveURL(lessonPath(course, noun))
})

test('a timetable opens in the class and not as a lesson (R-LESSON-022, R-LESSON-044)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const timetable = { subject: 'When we meet', about: 'Mondays', inputetype: 'Timetableble' }
  await school.addLesson(course.id, timetable)
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(`/classes/${course.rand}`)

  await row(page, 'When we meet').click()

  await expect(page.getByRole('dialog')).toContainText('Mondays')
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('the URL of a closed lesson shows the same reason as the class', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'reading-sheet.pdf')
  await signIn(await school.addStudent())

  await page.goto(lessonPath(course, id))

  await expect(page.getByText('Please enroll in the class to access lessons.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Class' }).click()
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})
