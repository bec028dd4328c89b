import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, expectsConsole, test, toast } from './fixtures.ts'
import { aLessonWithFile, aPupil } from './lesson-files.ts'

const TEXT = [
  'A noun, الاِسْم, has four signs.',
  'فَالاِسْمُ يُعْرَفُ بِالخَفْضِ وَالتَّنْوِينِ.',
  'See https://example.org/noun for more.',
].join('\n')

const address = (course: { rand: string }, lessonId: string) =>
  `/classes/${course.rand}/lessons/${lessonId}`

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).locator('a, button')

test('a lesson shows its class, its title, its text in both scripts, and the way back (R-LESSON-001, R-LESSON-003)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass({ name: `Naḥw · ${Date.now()}` })
  const subject = 'Signs of the noun · عَلَامَاتُ الاِسْمِ'
  const id = await school.aLesson(course.id, { subject, about: TEXT })
  await signIn(await aPupil(school, course.id))

  await page.goto(address(course, id))

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

test('an image is shown, and its viewer zooms between half and three times its size (R-LESSON-007, R-LESSON-012, R-LESSON-013)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  const id = await aLessonWithFile(school, course.id, 'letter-shapes.png', { fileType: 'image' })
  await signIn(await aPupil(school, course.id))
  await page.goto(address(course, id))
  const picture = page.getByRole('button', { name: 'letter-shapes.png' })
  await expect
    .poll(() => picture.getByRole('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBe(1200)

  await picture.click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  const scale = viewer.getByLabel('Zoom', { exact: true })
  const zoomIn = viewer.getByRole('button', { name: 'Zoom in' })
  const zoomOut = viewer.getByRole('button', { name: 'Zoom out' })
  await expect(scale).toHaveText('100%')
  await zoomIn.click()
  await expect(scale).toHaveText('125%')
  for (let press = 0; press < 9; press++) await zoomIn.click({ force: true })
  await expect(scale).toHaveText('300%')
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await expect(viewer.getByRole('img')).toHaveCSS('transform', /matrix\(3, 0, 0, 3/)

  await drag(page, { x: 60, y: 90 })
  await expect(viewer.getByRole('img')).toHaveCSS('transform', 'matrix(3, 0, 0, 3, 60, 90)')

  for (let press = 0; press < 12; press++) await page.keyboard.press('-')
  await expect(scale).toHaveText('50%')
  await expect(viewer.getByRole('img')).toHaveCSS('transform', 'matrix(0.5, 0, 0, 0.5, 0, 0)')
  await page.keyboard.press('+')
  await expect(scale).toHaveText('75%')
  await zoomOut.click()
  await expect(scale).toHaveText('50%')

  await viewer.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await viewer.getByRole('button', { name: 'Leave full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
  await expect(picture).toBeFocused()

  await picture.click()
  await expect(scale).toHaveText('100%')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

async function drag(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(150, 300)
  await page.mouse.down()
  await page.mouse.move(150 + x / 2, 300 + y / 2)
  await page.mouse.move(150 + x, 300 + y)
  await page.mouse.up()
}

test('a video waits for its press, says its size, and plays (R-LESSON-008)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  const id = await aLessonWithFile(school, course.id, 'writing-ba.mp4', { fileType: 'video' })
  await signIn(await aPupil(school, course.id))
  const asked: string[] = []
  page.on('request', (it) => void (it.url().includes('/media/') && asked.push(it.url())))
  await page.goto(address(course, id))

  const video = page.locator('video')
  await expect(video).toHaveAttribute('preload', 'none')
  await expect(video).toHaveAttribute('controls')
  await expect(page.getByText('0.1 MB')).toBeVisible()
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.getByRole('button', { name: 'Play video' })).toHaveCount(0)
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0)
  expect(await video.evaluate((it: HTMLVideoElement) => Math.round(it.duration))).toBe(11)
  expect(asked.length).toBeGreaterThan(0)
})

test('a recording has the browser’s own controls and costs nothing before it plays (R-LESSON-009)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  const id = await aLessonWithFile(school, course.id, 'greetings.mp3', { fileType: 'audio' })
  await signIn(await aPupil(school, course.id))
  await page.goto(address(course, id))

  const audio = page.locator('audio')
  await expect(audio).toBeVisible()
  await expect(audio).toHaveAttribute('preload', 'none')
  await expect(page.getByText('0.1 MB')).toBeVisible()
  await audio.evaluate((it: HTMLAudioElement) => it.play())
  await expect
    .poll(() => audio.evaluate((it: HTMLAudioElement) => it.currentTime))
    .toBeGreaterThan(0)
})

test('a PDF stands in a frame of 500 pixels, with a link to keep it (R-LESSON-010)', async ({
  page,
  school,
  signIn,
}) => {
  // the browser's own PDF page has no storage, and the sign-in of these tests looks for one in every frame
  expectsConsole("Cannot read properties of null (reading 'getItem')")
  const course = await school.aClass()
  const id = await aLessonWithFile(school, course.id, 'reading-sheet.pdf', { fileType: 'pdf' })
  await signIn(await aPupil(school, course.id))
  await page.goto(address(course, id))

  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', 'reading-sheet.pdf')
  expect(await frame.evaluate((it) => it.getBoundingClientRect().height)).toBe(500)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'reading-sheet.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('reading-sheet.pdf')
})

test('a file that no browser shows is a file’s name (R-LESSON-011)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  const id = await aLessonWithFile(school, course.id, 'reading-sheet.pdf')
  await signIn(await aPupil(school, course.id))
  await page.route('**/api.php?action=get_lesson_details', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.materialExtension = 'docx'
    answer.data.material_name = 'exercises.docx'
    await route.fulfill({ json: answer })
  })

  await page.goto(address(course, id))

  await expect(page.getByRole('link', { name: 'exercises.docx' })).toBeVisible()
  await expect(page.locator('iframe, video, audio')).toHaveCount(0)
})

test('Next Lesson opens the one after, and says why when it may not (R-LESSON-004, R-LESSON-023, R-LESSON-020)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass({ monthlylimit: 2 })
  const [one = '', two = ''] = [
    await school.aLesson(course.id, { subject: 'The noun' }),
    await school.aLesson(course.id, { subject: 'The verb' }),
    await school.aLesson(course.id, { subject: 'The particle' }),
  ]
  const amina = await aPupil(school, course.id)
  await signIn(amina)
  await page.goto(address(course, one))

  const next = page.getByRole('link', { name: 'Next Lesson' })
  await expect(next).toContainText('The verb')
  await expect(next).toContainText('2')
  await next.click()
  await expect(page).toHaveURL(address(course, two))
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
  await expect(page).toHaveURL(address(course, two))
})

test('the class page says why a lesson may not be opened, for three seconds (R-LESSON-015, R-LESSON-016, R-LESSON-017, R-LESSON-019, R-LESSON-021)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  // 17 March 2030, 6:46 PM in Lagos
  const later = { scheduled: '1', studydate: '1900000000' }
  await school.aLesson(course.id, { subject: 'The noun' })
  await school.aLesson(course.id, { subject: 'The verb', ...later })
  await school.aLesson(course.id, { subject: 'First exam', inputetype: 'Exam' })
  await school.aLesson(course.id, { subject: 'The particle' })
  const amina = await school.student()
  await signIn(amina)
  await page.goto(`/classes/${course.rand}`)

  const enrol = 'Please enroll in the class to access lessons.'
  await row(page, 'The noun').click()
  await expect(toast(page, enrol)).toBeVisible()
  await expect(toast(page, enrol)).toBeHidden({ timeout: 4_500 })

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

test('a timetable opens where it is and never as a lesson (R-LESSON-022)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  const timetable = { subject: 'When we meet', about: 'Mondays', inputetype: 'Timetableble' }
  await school.aLesson(course.id, timetable)
  await signIn(await aPupil(school, course.id))
  await page.goto(`/classes/${course.rand}`)

  await row(page, 'When we meet').click()

  await expect(page.getByRole('dialog')).toContainText('Mondays')
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('when a lesson cannot be marked viewed the student is told and stays (R-LESSON-033)', async ({
  page,
  school,
  signIn,
}) => {
  expectsConsole('Failed to load resource')
  const course = await school.aClass()
  await school.aLesson(course.id, { subject: 'The noun' })
  await signIn(await aPupil(school, course.id))
  await page.route('**/api.php?action=viewStatus', (route) => route.abort())
  await page.goto(`/classes/${course.rand}`)

  await row(page, 'The noun').click()

  await expect(toast(page, 'An error occurred while marking lesson as read')).toBeVisible()
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('a lesson that is not there says so and leads back (R-LESSON-005)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  await signIn(await aPupil(school, course.id))

  for (const lessonId of ['987654', 'nonsense']) {
    await page.goto(address(course, lessonId))
    await expect(page.getByText('Lesson not found')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Class' }).click()
    await expect(page).toHaveURL(`/classes/${course.rand}`)
  }
})

test('a lesson’s address opens nothing that the class would refuse, and gives the reason', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.aClass()
  const id = await aLessonWithFile(school, course.id, 'reading-sheet.pdf')
  await signIn(await school.student())

  await page.goto(address(course, id))

  await expect(page.getByText('Please enroll in the class to access lessons.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Class' }).click()
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('while a lesson comes its boxes stand there, and when it fails it can be asked for again (R-LESSON-006)', async ({
  page,
  school,
  signIn,
}) => {
  expectsConsole('Failed to load resource')
  const course = await school.aClass()
  const id = await school.aLesson(course.id, { subject: 'The noun' })
  await signIn(await aPupil(school, course.id))
  let isBroken = true
  await page.route('**/api.php?action=get_lesson_details', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await (isBroken ? route.abort() : route.continue())
  })

  await page.goto(address(course, id))
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Class' })).toBeVisible()
  await expect(page.getByText('The lesson did not load')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The noun')
})

test('an exam’s page is the exam (R-LESSON-002)', async ({ page, school, signIn }) => {
  const course = await school.aClass()
  const question = { question: 'Which is a noun?', answer: 'قلم', option1: 'كتب' }
  const id = await school.aLesson(course.id, {
    subject: 'First exam',
    inputetype: 'Exam',
    questions: [question],
  })
  await signIn(await aPupil(school, course.id))

  await page.goto(address(course, id))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First exam')
  await expect(page.getByText('Which is a noun?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Exam' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a lesson and its viewer are within reach of everybody (${colorScheme})`, async ({
    page,
    school,
    signIn,
  }) => {
    test.slow()
    const course = await school.aClass({ name: 'Al-Ājurrūmiyyah, line by line' })
    const subject = 'Signs of the noun · عَلَامَاتُ الاِسْمِ'
    const wanted = { subject, about: TEXT }
    const picture = await aLessonWithFile(school, course.id, 'letter-shapes.png', wanted)
    const video = await aLessonWithFile(school, course.id, 'writing-ba.mp4', wanted)
    const audio = await aLessonWithFile(school, course.id, 'letters.mp3', wanted)
    await signIn(await aPupil(school, course.id))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = async () => (await new AxeBuilder({ page }).analyze()).violations

    for (const id of [picture, video, audio]) {
      await page.goto(address(course, id))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations()).toEqual([])
    }
    await page.goto(address(course, picture))
    await page.getByRole('button', { name: 'letter-shapes.png' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations()).toEqual([])
    await page.goto(address(course, '987654'))
    await expect(page.getByText('Lesson not found')).toBeVisible()
    expect(await violations()).toEqual([])
  })
}
