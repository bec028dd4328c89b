import { allowConsoleMessage, expect, type RunningSchool, type TestUser, test } from './fixtures.ts'
import {
  addEnrolledStudent,
  addLessonWithFile,
  addVideoWithSound,
  lessonPath,
} from './lesson-files.ts'

type Seed = { school: RunningSchool; signIn: (student: TestUser) => Promise<void> }

/** The path of a lesson that ends far below the window and is the only one of its class; its student is signed in. */
async function seedLongLastLesson({ school, signIn }: Seed): Promise<string> {
  const course = await school.addClass()
  const about = 'A line of the lesson.\n'.repeat(60)
  const id = await school.addLesson(course.id, { subject: 'The last lesson', about })
  await signIn(await addEnrolledStudent(school, course.id))
  return lessonPath(course, id)
}

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

test('the text of a lesson stays in place when the code of its player and buttons arrives', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const text = { about: 'Read this line.' }
  const withRenditions = await addVideoWithSound(school, course.id, text, 5_000_000)
  const lessons = [
    [await school.addLesson(course.id, text), 'Keep on this phone'],
    [
      await addLessonWithFile(school, course.id, 'greetings.mp3', { fileType: 'audio', ...text }),
      /^Keep on this phone · Sound/,
    ],
    [
      await addLessonWithFile(school, course.id, 'writing-ba.mp4', { fileType: 'video', ...text }),
      /^Keep on this phone · Video/,
    ],
    [withRenditions, /^Keep on this phone · Sound/],
  ] as const
  await signIn(await addEnrolledStudent(school, course.id))
  await page.setViewportSize({ width: 390, height: 844 })
  // the server makes the sound of a video in two kinds, which are one choice
  await page.route('**/api.php?action=get_lesson_details', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const { forms = [] } = json.data
    const sounds = forms.filter((it: { form: string }) => it.form === 'sound')
    forms.push(...sounds.map((it: object) => ({ ...it, form: 'sound-aac' })))
    await route.fulfill({ response, json })
  })

  const code = /\/assets\/(Recordi|keep)-.*\.js$/
  for (const [id, keepButton] of lessons) {
    const codeArrived = Promise.withResolvers<void>()
    await page.route(code, async (route) => {
      await codeArrived.promise
      await route.continue()
    })
    const requested = page.waitForRequest(code)
    await page.goto(lessonPath(course, id))
    const line = page.getByText('Read this line.')
    await expect(line).toBeVisible()
    await requested
    await expect(page.getByRole('button', { name: keepButton })).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    const topOf = async () => (await line.boundingBox())?.y ?? 0
    const before = await topOf()
    codeArrived.resolve()

    await expect(page.getByRole('button', { name: keepButton })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(Math.abs((await topOf()) - before)).toBeLessThan(1)
    await page.unroute(code)
  }
  await page.unrouteAll({ behavior: 'wait' })
})

test('the discussion of a last lesson is shown together with the ending above it, and without the ending when its data fails', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  await school.addLesson(course.id, { subject: 'Alif' })
  const last = await school.addLesson(course.id, { subject: 'Bā' })
  await signIn(await addEnrolledStudent(school, course.id))
  const discussion = page.getByRole('heading', { name: 'Discussion' })
  const ending = page.getByRole('link', { name: /Continue: Alif/ })
  const dataRequested = Promise.withResolvers<void>()
  const dataArrives = Promise.withResolvers<void>()
  await page.route('**/api.php?action=get_class_details', async (route) => {
    dataRequested.resolve()
    await dataArrives.promise
    await route.continue()
  })

  await page.goto(lessonPath(course, last))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bā')
  await dataRequested.promise
  await expect(discussion).toBeHidden()
  dataArrives.resolve()
  await expect(discussion).toBeVisible()
  await expect(ending).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  // without a response the copy of the device would be shown
  const failed = { status: 500, json: { status: false, message: '' } }
  await page.route('**/api.php?action=get_class_details', (route) => route.fulfill(failed))
  await page.reload()
  await expect(discussion).toBeVisible()
  await expect(ending).toHaveCount(0)
})

test('a last lesson and its discussion stay open when the connection is lost before the end is reached', {
  tag: '@empty-cache',
}, async ({ page, context, school, signIn, settled }) => {
  allowConsoleMessage('Failed to load resource')
  allowConsoleMessage('/assets/')
  await page.goto(await seedLongLastLesson({ school, signIn }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last lesson')
  await settled()
  await context.setOffline(true)

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('region', { name: 'Discussion' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last lesson')
})

test('the comment field of a last lesson keeps the focus and the text of a keyboard user', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  await page.goto(await seedLongLastLesson({ school, signIn }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last lesson')
  await settled()
  const field = page.getByRole('textbox', { name: 'Your comment' })
  const focusedLabel = () => page.evaluate(() => document.activeElement?.ariaLabel)
  for (let press = 0; press < 20 && (await focusedLabel()) !== 'Your comment'; press++)
    await page.keyboard.press('Tab')
  await page.keyboard.type('A question')
  await settled()
  await page.keyboard.type(' about bāʾ')
  await expect(field).toHaveValue('A question about bāʾ')
  await expect(field).toBeFocused()
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
