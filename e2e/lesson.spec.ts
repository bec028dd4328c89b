import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

const TEXT = [
  'A noun, الاِسْم, has four signs.',
  'فَالاِسْمُ يُعْرَفُ بِالخَفْضِ وَالتَّنْوِينِ.',
  'See https://example.org/noun for more.',
].join('\n')

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('a, button')

test('a lesson shows its class, its title, its text in both scripts, and the way back (R-LESSON-001, R-LESSON-003)', async ({
  page,
  school,
  signIn,
}) => {
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

test('Next Lesson opens the next lesson, or shows why it is closed (R-LESSON-004, R-LESSON-023, R-LESSON-020)', async ({
  page,
  school,
  signIn,
}) => {
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
  await next.click()
  const question = page.getByRole('dialog', { name: 'Open the last one?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(lessonPath(course, one))
  // the address asks too
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
  await row(page, 'The noun').click()
  await expect(toast(page, enrol)).toBeVisible()
  await expect(toast(page, enrol)).toBeHidden()

  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  await page.reload()
  await row(page, 'The verb').click()
  await expect(toast(page, 'This lesson will be available on 17 Mar 2030, 6:46 PM')).toBeVisible()
  await row(page, 'The particle').click()
  const exam = 'You cannot continue unless you submit the above exam. You cannot skip an exam.'
  await expect(toast(page, exam)).toBeVisible()
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
  const amina = await school.addStudent({ wallet: 1000 })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, amina)
  await school.call('/api.php', 'viewStatus', { class_id: course.id, lesson_id: noun }, amina)
  await signIn(amina)
  // in a month, by the clock of the page
  await page.route('**/api.php?action=get_class_details', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.subscriptionStatus = 'expired'
    await route.fulfill({ json: answer })
  })
  await page.goto(`/classes/${course.rand}`)

  await row(page, 'The verb').click()
  const why = 'Your subscription has expired. Please renew to access new content.'
  await expect(toast(page, why)).toBeVisible()
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

  await row(page, 'The noun').click()

  await expect(toast(page, 'An error occurred while marking lesson as read')).toBeVisible()
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('an unknown lesson shows an error and a link back (R-LESSON-005)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  await signIn(await addEnrolledStudent(school, course.id))

  for (const lessonId of ['987654', 'nonsense']) {
    await page.goto(lessonPath(course, lessonId))
    await expect(page.getByText('Lesson not found')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Class' }).click()
    await expect(page).toHaveURL(`/classes/${course.rand}`)
  }
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

test('a loading lesson shows placeholders, and a failed one can be requested again (R-LESSON-006)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  const id = await school.addLesson(course.id, { subject: 'The noun' })
  await signIn(await addEnrolledStudent(school, course.id))
  let isBroken = true
  await page.route('**/api.php?action=get_lesson_details', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await (isBroken ? route.abort() : route.continue())
  })

  await page.goto(lessonPath(course, id))
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Class' })).toBeVisible()
  await expect(page.getByText('The lesson did not load')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The noun')
})

test('the page of an exam lesson shows the exam (R-LESSON-002)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const question = { question: 'Which is a noun?', answer: 'قلم', option1: 'كتب' }
  const id = await school.addLesson(course.id, {
    subject: 'First exam',
    inputetype: 'Exam',
    questions: [question],
  })
  await signIn(await addEnrolledStudent(school, course.id))

  await page.goto(lessonPath(course, id))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First exam')
  await expect(page.getByText('Which is a noun?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Exam' })).toBeVisible()
})

test('a lesson and its viewer are accessible', async ({ page, school, signIn }) => {
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
