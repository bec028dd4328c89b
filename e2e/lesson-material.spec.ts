import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'

test('a video shows its size and plays on a click (R-LESSON-008)', { tag: '@wide' }, async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'writing-ba.mp4', { fileType: 'video' })
  await signIn(await addEnrolledStudent(school, course.id))
  const requests: string[] = []
  page.on('request', (it) => void (it.url().includes('/media/') && requests.push(it.url())))
  await page.goto(lessonPath(course, id))

  const video = page.locator('video')
  await expect(video).toHaveAttribute('preload', 'none')
  await expect(video).toHaveAttribute('controls')
  await expect(page.getByText('85 KB · under ₦1')).toBeVisible()
  expect(requests).toEqual([])

  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.getByRole('button', { name: 'Play video' })).toHaveCount(0)
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0)
  expect(await video.evaluate((it: HTMLVideoElement) => Math.round(it.duration))).toBe(11)
  expect(requests.length).toBeGreaterThan(0)
})

test('a recording has the browser’s controls and loads nothing before it plays (R-LESSON-009)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'greetings.mp3', { fileType: 'audio' })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(lessonPath(course, id))

  const audio = page.locator('audio')
  await expect(audio).toBeVisible()
  await expect(audio).toHaveAttribute('preload', 'none')
  await expect(page.getByText('142 KB · under ₦1')).toBeVisible()
  await audio.evaluate((it: HTMLAudioElement) => it.play())
  await expect
    .poll(() => audio.evaluate((it: HTMLAudioElement) => it.currentTime))
    .toBeGreaterThan(0)
})

test('a PDF shows its name and size and is requested by Open, then in a frame of 500 pixels with a download link (R-LESSON-010)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  // the frame of the browser's PDF viewer has no storage
  allowConsoleMessage("Cannot read properties of null (reading 'getItem')")
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'reading-sheet.pdf', { fileType: 'pdf' })
  await signIn(await addEnrolledStudent(school, course.id))
  const requested: string[] = []
  page.on('request', (it) => void (it.url().includes('/media/') && requested.push(it.url())))
  await page.goto(lessonPath(course, id))

  await expect(page.getByText('reading-sheet.pdf')).toBeVisible()
  await expect(page.getByText(/^PDF, \d+ KB$/)).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveCount(0)
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Open reading-sheet.pdf' }).click()
  await expect(frame).toHaveAttribute('title', 'reading-sheet.pdf')
  expect(await frame.evaluate((it) => it.getBoundingClientRect().height)).toBe(500)
  await Promise.all([
    // a browser without a PDF viewer downloads the frame, too
    page.waitForEvent('download', (it) => it.suggestedFilename() === 'reading-sheet.pdf'),
    page.getByRole('link', { name: 'reading-sheet.pdf' }).click(),
  ])
})

test('vowel marks and translations of a lesson can be hidden, and the device remembers it', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const about = 'The verb قُمْ is a command.\nقَامَ زَيْدٌ.\n“Zayd stood up.”\nSay it aloud.'
  const lessonId = await school.addLesson(course.id, { about })
  const plainId = await school.addLesson(course.id, { about: 'Only English.' })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(lessonPath(course, lessonId))
  const text = page.locator('.prose-lesson')
  const marks = page.getByRole('button', { name: 'Hide vowel marks' })
  const translations = page.getByRole('button', { name: 'Hide translations' })

  await expect(text.locator('p')).toHaveText(about.split('\n'))
  await marks.click()
  await expect(marks).toHaveAttribute('aria-pressed', 'true')
  await expect(translations).toHaveAttribute('aria-pressed', 'false')
  await expect(text).toContainText('قام زيد.')
  await expect(text).toContainText('The verb قُمْ is a command.')
  await translations.click()
  const hidden = ['The verb قُمْ is a command.', 'قام زيد.', 'Say it aloud.']
  await expect(text.locator('p')).toHaveText(hidden)

  await page.reload()
  await expect(text.locator('p')).toHaveText(hidden)
  await expect(marks).toHaveAttribute('aria-pressed', 'true')
  await marks.click()
  await translations.click()
  await expect(text.locator('p')).toHaveText(about.split('\n'))

  await page.goto(lessonPath(course, plainId))
  await expect(text).toHaveText('Only English.')
  await expect(page.getByRole('group', { name: 'Reading' })).toHaveCount(0)
})

test('a file that browsers cannot show is listed by name (R-LESSON-011)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'reading-sheet.pdf')
  await signIn(await addEnrolledStudent(school, course.id))
  await page.route('**/api.php?action=get_lesson_details', async (route) => {
    const response = await (await route.fetch()).json()
    response.data.materialExtension = 'docx'
    response.data.material_name = 'exercises.docx'
    await route.fulfill({ json: response })
  })

  await page.goto(lessonPath(course, id))

  await expect(page.getByRole('link', { name: 'exercises.docx' })).toBeVisible()
  await expect(page.locator('iframe, video, audio')).toHaveCount(0)
})
