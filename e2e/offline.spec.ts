import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { answerAllOnPhone, QUESTIONS, resultField, submitAndConfirm } from './exam-page.ts'
import { allowConsoleMessage, expect, type RunningSchool, test } from './fixtures.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'
import { scanDevice } from './scan-device.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** A class with a film, a sound, an exam and a lesson that nobody keeps. */
async function seedCourse(school: RunningSchool) {
  const course = await school.addClass({ name: 'Letters on the bus' })
  const add = (name: string, subject: string, fileType: string) =>
    addLessonWithFile(school, course.id, name, { subject, fileType })
  const film = await add('writing-ba.mp4', 'Writing bāʾ', 'video')
  const sound = await add('letters.mp3', 'The letters', 'audio')
  await school.addLesson(course.id, { subject: 'Not for the bus' })
  const exam = await school.addLesson(course.id, {
    ...{ inputetype: 'Exam', subject: 'Noun or verb?', theoryAnswer: '' },
    questions: QUESTIONS,
  })
  const amina = await addEnrolledStudent(school, course.id)
  return { course, film, sound, exam, amina }
}

const keep = (page: Page) => page.getByRole('button', { name: /^Keep on this phone/ })

/** Keeps a lesson from its page and waits until it is complete. */
async function keepLesson(page: Page, path: string) {
  await page.goto(path)
  await keep(page).click()
  await expect(page.getByRole('link', { name: 'Kept on this phone' })).toBeVisible()
}

/** Closes the page and opens another one, as after a restart of the browser. */
async function restart(context: BrowserContext, page: Page) {
  const next = await context.newPage()
  await page.close()
  return next
}

test('kept lessons open without a connection after a restart, an exam is handed in there and arrives once (R-OFFLINE-002, R-OFFLINE-003, R-OFFLINE-005, R-OFFLINE-006)', async ({
  page: first,
  school,
  signIn,
  context,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  const { course, film, sound, exam, amina } = await seedCourse(school)
  await signIn(amina)
  await first.goto('/my-classes')
  await first.evaluate(async () => void (await navigator.serviceWorker.ready))
  for (const id of [film, sound, exam]) await keepLesson(first, lessonPath(course, id))

  await context.setOffline(true)
  const page = await restart(context, first)
  await page.goto('/my-classes')
  await expect(page.getByText(/Offline · saved/)).toBeVisible()
  await page.getByRole('link', { name: 'Continue Learning' }).click()
  const rows = page.getByRole('listitem')
  await expect(rows.filter({ hasText: 'Writing bāʾ' })).toContainText('kept')
  await expect(rows.filter({ hasText: 'Not for the bus' })).toContainText('Not on this phone')

  await rows.filter({ hasText: 'Writing bāʾ' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Writing bāʾ' })).toBeVisible()
  await expect(page.getByText('Listen and repeat.')).toBeVisible()
  await expect(page.locator('video')).toHaveAttribute('src', /^blob:/)
  await page.goto(lessonPath(course, sound))
  const player = page.locator('audio')
  await expect(player).toHaveAttribute('src', /^blob:/)
  // a position in the middle of the file
  const position = await player.evaluate(
    (it: HTMLAudioElement) =>
      new Promise<number>((resolve, reject) => {
        it.onerror = () => reject(new Error(it.error?.message))
        it.onseeked = () => resolve(it.currentTime)
        it.onloadedmetadata = () => {
          it.currentTime = it.duration / 2
        }
        it.load()
        it.preload = 'auto'
      }),
  )
  expect(position).toBeGreaterThan(0)

  await page.goto(lessonPath(course, exam))
  await page.getByRole('button', { name: 'Start' }).click()
  await answerAllOnPhone(page)
  await submitAndConfirm(page)
  await expect(page.getByRole('alert')).toContainText('On this phone')
  await page.goto('/phone')
  await expect(page.getByRole('listitem').filter({ hasText: 'Exam · on this phone' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kept lessons' })).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByText(/received \d\d:\d\d/)).toBeVisible()
  await page.goto(lessonPath(course, exam))
  await expect(resultField(page, 'Total score')).toBeVisible()
  await expect(page.getByText('Not counted')).toHaveCount(0)
})

test('signing out asks while something is unsent and then leaves nothing on the phone for the next student (R-OFFLINE-010)', async ({
  page,
  school,
  signIn,
  context,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  const { course, film, amina } = await seedCourse(school)
  await signIn(amina)
  await page.goto('/my-classes')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await keepLesson(page, lessonPath(course, film))
  await context.setOffline(true)
  await page.getByLabel('Your comment').fill('A secret of Amina')
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(page.getByText('On this phone', { exact: true })).toBeVisible()
  const traces = ['A secret of Amina', amina.email, 'Writing bāʾ', 'ftyp']
  const before = await scanDevice(page)
  for (const it of traces) expect(before).toContain(it)

  const logOut = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
  }
  await logOut()
  const question = page.getByRole('dialog', { name: 'Sign out before everything is sent?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('On this phone', { exact: true })).toBeVisible()
  await page.reload()
  await logOut()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  const after = await scanDevice(page)
  for (const it of traces) expect(after).not.toContain(it)
  await context.setOffline(false)
})

test('a download that is cut ten times continues where it stopped, and a second tab sends nothing twice (R-OFFLINE-004, R-OFFLINE-006)', async ({
  page,
  school,
  signIn,
  context,
}) => {
  test.slow()
  allowConsoleMessage('net::ERR_')
  const { course, sound, amina } = await seedCourse(school)
  await signIn(amina)
  const path = lessonPath(course, sound)
  let served = 0
  let total = 0
  let cuts = 0
  await context.route('**/media/**', async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    total ||= Number(/\/(\d+)$/.exec(response.headers()['content-range'] ?? '')?.[1])
    // a tenth of the file, as a connection gives that then breaks
    const part = cuts < 10 ? body.subarray(0, Math.ceil(total / 11)) : body
    cuts += 1
    served += part.length
    const headers = { ...response.headers(), 'content-length': String(part.length) }
    await route.fulfill({ status: 206, headers, body: part })
  })
  await page.goto(path)
  await keep(page).click()
  const kept = page.getByRole('link', { name: 'Kept on this phone' })
  const more = page.getByRole('button', { name: 'Continue' })
  while (!(await kept.isVisible())) {
    await expect(kept.or(more)).toBeVisible()
    if (await more.isVisible()) await more.click()
  }
  expect(cuts).toBe(11)
  expect(served).toBeLessThanOrEqual(total * 1.05)

  let posted = 0
  context.on('request', (it) => {
    if (it.url().includes('addComment')) posted += 1
  })
  const other = await context.newPage()
  await other.goto(path)
  await context.setOffline(true)
  await page.getByLabel('Your comment').fill('Twice?')
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(other.getByText('On this phone', { exact: true })).toBeVisible()
  posted = 0
  await context.setOffline(false)
  for (const tab of [page, other])
    await expect(tab.getByText('On this phone', { exact: true })).toHaveCount(0)
  const comments = await school.call(
    '/comments.php',
    'getComments',
    { class_id: course.id, lesson_id: sound },
    amina,
  )
  expect(comments).toHaveLength(1)
  expect(posted).toBe(1)
})
