import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, type TestUser, test, uniqueText } from './fixtures.ts'
import { lessonPath } from './lesson-files.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

/** A class with these lessons, in which the student is enrolled and has opened the first `viewed` of them. */
async function addCourse(
  school: RunningSchool,
  student: TestUser,
  {
    subjects,
    viewed = 0,
    ...fields
  }: { subjects: string[]; viewed?: number; [it: string]: unknown },
) {
  const course = await school.addClass(fields)
  const ids: string[] = []
  for (const subject of subjects) ids.push(await school.addLesson(course.id, { subject }))
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  for (const id of ids.slice(0, viewed)) await view(school, student, course.id, id)
  return { ...course, ids }
}

const view = (school: RunningSchool, student: TestUser, class_id: string, lesson_id = '') =>
  school.call('/api.php', 'viewStatus', { class_id, lesson_id }, student)

const VERBS = ['The noun · الاِسْمُ', 'Signs of the verb · عَلَامَاتُ الفِعْلِ', 'The particle']

test('one tap leads from the dashboard, My Classes and the class to the next lesson (R-DASH-002, R-MYCLASS-005)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  const about = 'A long description of what is learned here, line by line. '.repeat(30)
  const waiting = await school.addClass({ name: 'Ṣarf' })
  // 17 March 2030, 6:46 PM in Lagos
  await school.addLesson(waiting.id, { scheduled: '1', studydate: '1900000000' })
  await school.call('/api.php', 'classenrolement', { class_id: waiting.id }, amina)
  const finished = await addCourse(school, amina, {
    name: 'Letters',
    subjects: ['Alif'],
    viewed: 1,
  })
  const nahw = await addCourse(school, amina, { name: 'Naḥw', about, subjects: VERBS, viewed: 1 })
  await signIn(amina)
  const next = page.getByRole('link', { name: 'Continue: 2 · Signs of the verb' })

  await page.goto('/')
  await expect(next).toBeInViewport({ ratio: 1 })
  await expect(main(page).getByText('1 of 3 lessons')).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Ṣarf' })).toContainText(
    'Opens 17 Mar 2030, 6:46 PM',
  )
  await expect(main(page).getByText('Finished · 1 of 1 lessons')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take a Quiz' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/my-classes')
  const cards = main(page).getByRole('listitem')
  await expect(
    cards.filter({ hasText: 'Naḥw' }).getByRole('link', { name: /^Continue: 2/ }),
  ).toBeVisible()
  // finished classes come last and have no main button
  await expect(cards.last()).toContainText('Finished')
  await expect(cards.last().getByRole('link', { name: /^Continue:/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(`/classes/${nahw.rand}`)
  await expect(next).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await next.click()
  await expect(page).toHaveURL(lessonPath(nahw, nahw.ids[1] ?? ''))
  await expect(heading(page)).toContainText('Signs of the verb')

  // the progress is new everywhere, and the list shows the next lesson
  await page.getByRole('link', { name: 'Back to Class' }).click()
  await expect(page.getByRole('link', { name: 'Continue: 3 · The particle' })).toBeAttached()
  await expect(
    main(page).getByRole('listitem').filter({ hasText: 'The particle' }),
  ).toBeInViewport()
  await page.goto(`/classes/${finished.rand}`)
  await expect(main(page).getByText('You have finished this class')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Continue:/ })).toHaveCount(0)
})

test('a new student reads the first lesson two taps after sign-up', async ({ page, school }) => {
  const letters = await school.addClass({ name: 'The Letters · الحُرُوف' })
  const id = await school.addLesson(letters.id, { subject: 'Alif · أَلِف' })
  const set = (start_class_none: string) =>
    school.call(
      '/api.php',
      'updateAppSettings',
      { siteName: 'Lisan', start_class_none },
      school.admin,
    )
  await set(letters.id)
  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Kawu Danladi')
  await page.getByLabel('Email').fill(`${uniqueText()}@example.org`)
  await page.getByLabel('Phone Number').fill('08031234567')
  await page.getByLabel('Password', { exact: true }).fill('a good password')
  await page.getByRole('button', { name: 'Sign Up' }).click()

  const question = page.getByRole('group', { name: 'Can you read Arabic letters?' })
  await expect(question).toBeVisible()
  await expect(question.getByRole('button')).toHaveText(['Yes', 'A little', 'Not yet', 'Skip'])
  await expect(main(page).getByText('One lesson lights the first day.')).toBeVisible()
  await expectAccessible(page)
  // first tap
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByRole('heading', { name: 'The Letters' })).toBeFocused()
  await expectAccessible(page)
  // second tap
  await page.getByRole('button', { name: 'Start: 1 · Alif' }).click()
  await expect(page).toHaveURL(lessonPath(letters, id))
  await expect(heading(page)).toContainText('Alif')

  await page.goto('/')
  await expect(question).toHaveCount(0)
  const today = new Date().toLocaleDateString('en-GB', {
    weekday: 'long',
    timeZone: 'Africa/Lagos',
  })
  await expect(main(page).getByText(`A lesson on ${today}.`)).toBeVisible()
  await set('0')
})

test('a student who skips the question is shown the list of classes, also at the next visit', async ({
  page,
  school,
  signIn,
}) => {
  await school.addLesson((await school.addClass()).id)
  await signIn(await school.addStudent())
  await page.goto('/')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByRole('link', { name: 'Browse Classes' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Browse Classes' })).toBeVisible()
  await expect(page.getByText('Can you read Arabic letters?')).toHaveCount(0)
})

test('the last lesson of a class leads to what is missing, then to the certificate and the next class (R-LESSON-004)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const category = `Reading ${uniqueText()}`
  const course = await addCourse(school, amina, {
    category,
    name: 'Letters',
    subjects: ['Alif', 'Bā'],
  })
  const following = await school.addClass({ category, name: 'Reading with Vowels' })
  await school.addLesson(following.id)
  await signIn(amina)
  await page.goto(lessonPath(course, course.ids[1] ?? ''))
  await expect(main(page).getByText('One lesson is left')).toBeVisible()
  await page.getByRole('link', { name: /Continue: Alif/ }).click()
  await expect(heading(page)).toHaveText('Alif')
  await page.getByRole('link', { name: 'Next Lesson' }).click()

  await expect(page.getByRole('heading', { name: 'You have finished Letters' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'مَبْرُوك' })).toBeVisible()
  const after = page.getByRole('region', { name: 'After this class' })
  await expect(after).toContainText('Your teacher issues it when your exams are marked.')
  await expectAccessible(page)
  await after.getByRole('link', { name: 'View Details' }).click()
  await expect(heading(page)).toHaveText('Reading with Vowels')
})

test('Back returns to the position on the page, and a link shows the top', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const subjects = Array.from({ length: 24 }, (_, index) => `Lesson ${index + 1}`)
  const course = await addCourse(school, amina, { subjects, viewed: 3 })
  await signIn(amina)
  await page.goto(`/classes/${course.rand}`)
  const row = main(page).getByRole('listitem').filter({ hasText: 'Lesson 20' })
  await row.scrollIntoViewIfNeeded()
  const link = row.getByRole('link')
  // the place in the window: rows above that come into view get their height, and the page moves by it
  const topAtClick = link.evaluate(
    (it) =>
      new Promise<number>((resolve) => {
        const report = () => resolve(Math.round(it.getBoundingClientRect().top))
        it.addEventListener('click', report, { once: true })
      }),
  )
  const topNow = () => link.evaluate((it) => Math.round(it.getBoundingClientRect().top))
  const scrolledBy = () => page.evaluate(() => scrollY)
  expect(await scrolledBy()).toBeGreaterThan(500)
  await link.click()
  const before = await topAtClick
  await expect(heading(page)).toHaveText('Lesson 20')
  expect(await scrolledBy()).toBe(0)
  await page.goBack()
  await expect(row).toBeInViewport()
  await expect.poll(topNow).toBe(before)

  await page.goForward()
  await expect(heading(page)).toHaveText('Lesson 20')
  await page.getByRole('link', { name: 'Back to Class' }).click()
  const next = main(page).getByRole('listitem').filter({ hasText: 'Lesson 4' })
  await expect(next).toBeInViewport()
  await expect(main(page)).toBeFocused()
})
