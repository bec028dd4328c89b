import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './a11y.ts'
import {
  answerAll,
  answerAllOnPhone,
  QUESTIONS,
  resultField,
  signInAgain,
  submitAndConfirm,
} from './exam-page.ts'
import { allowConsoleMessage, test as base, expect, type RunningSchool } from './fixtures.ts'
import { keptLink } from './kept-link.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'
import {
  createOfflineDatabase,
  dispatchSync,
  keepButton,
  keepLesson,
  seekToMiddle,
} from './offline-page.ts'
import { openLine } from './offline-runs/line.ts'
import { endPauses } from './offline-runs/outbox.ts'
import { openPhone } from './offline-runs/phone.ts'
import { signInAt } from './offline-runs/student.ts'
import { scanDevice } from './scan-device.ts'

/** A class with a video, a PDF, a picture, an exam and a lesson that nobody keeps, and its student. */
async function seedCourse(school: RunningSchool) {
  const course = await school.addClass({ name: 'Letters on the bus' })
  const add = (name: string, subject: string, fileType: string) =>
    addLessonWithFile(school, course.id, name, { subject, fileType })
  const video = await add('writing-ba.mp4', 'Writing bāʾ', 'video')
  const sheet = await add('reading-sheet.pdf', 'A sheet', 'pdf')
  const picture = await add('letter-shapes.png', 'Shapes', 'image')
  await school.addLesson(course.id, { subject: 'Not for the bus' })
  const exam = await school.addLesson(course.id, {
    ...{ inputetype: 'Exam', subject: 'Noun or verb?', theoryAnswer: '' },
    questions: QUESTIONS,
  })
  return { course, video, sheet, picture, exam, amina: await addEnrolledStudent(school, course.id) }
}
type Course = Awaited<ReturnType<typeof seedCourse>>

/** A student of the course who is signed in, with an active service worker. */
const test = base.extend<{ seeded: Course }>({
  seeded: async ({ page, school, signIn }, use) => {
    base.slow()
    allowConsoleMessage('net::ERR_')
    const seeded = await seedCourse(school)
    await signIn(seeded.amina)
    await page.goto('/my-classes')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await use(seeded)
  },
})
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

base(
  'kept lessons of every kind open after a restart of the browser while the school is out of reach; what is done there is sent in its order, each once (R-OFFLINE-002, R-OFFLINE-003, R-OFFLINE-005, R-OFFLINE-006, R-OFFLINE-012)',
  { tag: '@journey' },
  async ({ school }) => {
    base.slow()
    const { course, video, sheet, picture, exam, amina } = await seedCourse(school)
    const line = await openLine(new URL(school.url))
    const profile = mkdtempSync(join(tmpdir(), 'lisan-phone-'))
    const phone = openPhone(profile)
    const at = (lessonId: string) => line.url + lessonPath(course, lessonId)
    try {
      const first = await phone.page()
      await signInAt(first, line.url, amina)
      await first.goto(`${line.url}/my-classes`)
      await first.evaluate(async () => void (await navigator.serviceWorker.ready))
      for (const id of [video, sheet, picture, exam]) await keepLesson(first, at(id))
      await phone.close()

      line.setDown(true)
      const page = await phone.page()
      await page.goto(`${line.url}/my-classes`)
      await expect(page.getByText(/Offline · saved/)).toBeVisible()
      await page.getByRole('link', { name: 'Continue Learning' }).click()
      const rows = page.getByRole('listitem')
      await expect(rows.filter({ hasText: 'Writing bāʾ' })).toContainText('kept')
      await expect(rows.filter({ hasText: 'Not for the bus' })).toContainText('Not on this phone')

      await rows.filter({ hasText: 'Writing bāʾ' }).getByRole('link').click()
      await expect(page.getByText('Listen and repeat.')).toBeVisible()
      await expect(page.getByText('Marked as read · on this phone')).toBeVisible()
      const player = page.locator('video')
      await expect(player).toHaveAttribute('src', /^blob:/)
      expect(await player.evaluate(seekToMiddle)).toBeGreaterThan(0)
      await page.getByLabel('Your comment').fill('From the bus')
      await page.getByRole('button', { name: 'Post Comment' }).click()
      await expect(page.getByText('On this phone', { exact: true })).toBeVisible()

      await page.goto(at(sheet))
      await page.getByRole('button', { name: 'Open reading-sheet.pdf' }).click()
      await expect(page.locator('iframe')).toHaveAttribute('src', /^blob:/)
      // the policy of the site lets no script read a blob
      expect(await scanDevice(page)).toContain('%PDF-')
      await page.goto(at(picture))
      const image = page.getByRole('img', { name: 'letter-shapes.png' })
      await expect(image).toBeVisible()
      const width = () => image.evaluate((it: HTMLImageElement) => it.naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)

      await page.goto(at(exam))
      await answerAll(page)
      await submitAndConfirm(page)
      await expect(page.getByRole('alert')).toContainText('On this phone')
      await page.goto(`${line.url}/phone`)
      const waiting = page.getByRole('listitem')
      await expect(waiting.filter({ hasText: 'Exam · on this phone' })).toBeVisible()
      await expect(
        waiting.filter({ hasText: 'Lesson marked as read · on this phone' }),
      ).toHaveCount(3)
      await expect(page.getByRole('heading', { name: 'Kept lessons' })).toBeVisible()
      await expectAccessible(page)

      // the pages above were loaded within a minute
      await endPauses(page)
      const before = line.requests().length
      line.setDown(false)
      await dispatchSync(page.context(), page)
      await expect(page.getByText(/received \d\d:\d\d/)).toHaveCount(5)
      const sent = line
        .requests()
        .slice(before)
        .map((it) => /viewStatus|addComment|submitExam/.exec(it)?.[0])
      const order = ['viewStatus', 'addComment', 'viewStatus', 'viewStatus', 'submitExam']
      expect(sent.filter(Boolean)).toEqual(order)
      await page.goto(at(exam))
      await expect(resultField(page, 'Total score')).toBeVisible()
      await expect(page.getByText('Not counted')).toHaveCount(0)
    } finally {
      await phone.kill()
      line.close()
      rmSync(profile, { recursive: true, force: true })
    }
  },
)

test('signing out asks while something is unsent and then leaves nothing on the phone for the next student (R-OFFLINE-010)', async ({
  page,
  context,
  seeded: { course, video, amina },
}) => {
  await keepLesson(page, lessonPath(course, video))
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

test('a download that is cut ten times continues where it stopped (R-OFFLINE-004)', async ({
  page,
  context,
  seeded: { course, video },
}) => {
  const path = lessonPath(course, video)
  let served = 0
  let total = 0
  let cuts = 0
  await context.route('**/media/**', async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    total ||= Number(/\/(\d+)$/.exec(response.headers()['content-range'] ?? '')?.[1])
    // an eleventh of the file, as from a connection that then breaks
    const part = cuts < 10 ? body.subarray(0, Math.ceil(total / 11)) : body
    cuts += 1
    served += part.length
    const headers = { ...response.headers(), 'content-length': String(part.length) }
    await route.fulfill({ status: 206, headers, body: part })
  })
  await page.goto(path)
  await keepButton(page).click()
  const kept = keptLink(page)
  const more = page.getByRole('button', { name: 'Continue' })
  while (!(await kept.isVisible())) {
    // the code of the pages is kept too
    await expect(kept.or(more)).toBeVisible()
    // the download also continues by itself, and the button disappears
    if (await more.isVisible()) await more.click({ timeout: 2000 }).catch(() => undefined)
  }
  expect(cuts).toBe(11)
  expect(served).toBeLessThanOrEqual(total * 1.05)
})

test('the unsent data of a student is unreadable to the next user of the phone, who signs in after an ended session, and is sent when the student is back (R-OFFLINE-010)', async ({
  page: first,
  school,
  context,
  seeded: { course, video, exam, amina },
}) => {
  const urls = new Set<string>()
  first.on('request', (it) => it.method() === 'GET' && urls.add(it.url()))
  await keepLesson(first, lessonPath(course, video))
  await first.goto(lessonPath(course, exam))
  await first.getByRole('button', { name: 'Start' }).click()
  await answerAllOnPhone(first)
  await context.setOffline(true)
  await submitAndConfirm(first)
  await expect(first.getByRole('alert')).toContainText('On this phone')
  // the other answer is a word of the letters too, whose code is on the device
  const traces = ['Rafʿ', 'Noun or verb?', 'Writing bāʾ', 'ftyp', amina.email]
  const before = await scanDevice(first)
  for (const it of traces) expect(before).toContain(it)

  // the session ends, and another student signs in
  const bilal = await addEnrolledStudent(school, (await school.addClass()).id)
  const page = await context.newPage()
  await first.close()
  await context.setOffline(false)
  await page.goto('/healthz')
  await signInAgain(page, school, bilal)
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  // unsent data that cannot be encrypted yet does not keep the data of other former users
  const earlier = 'offline-987654'
  await createOfflineDatabase(page, earlier)
  const sealKeyRequests = '**/api.php?action=getSealKey'
  await page.route(sealKeyRequests, (route) => route.abort())
  await page.goto('/phone')
  await expect.poll(databases).not.toContain(earlier)
  expect(await databases()).toContain(`offline-${amina.id}`)
  await page.unroute(sealKeyRequests)
  await page.reload()
  await expect.poll(databases).toContain(`sealed-${amina.id}`)
  await expect.poll(databases).not.toContain(`offline-${amina.id}`)
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline)
    const seen = await scanDevice(page, isOffline ? [...urls] : [])
    for (const it of traces) expect(seen).not.toContain(it)
  }
  await page.goto(lessonPath(course, exam))
  await expect(page.getByText('The lesson did not load')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/healthz')
  await signInAgain(page, school, amina)
  await page.goto('/phone')
  // the code that restores it is loaded after the page
  await expect(page.getByText(/Exam · received \d\d:\d\d/)).toBeVisible()
  expect(await databases()).not.toContain(`sealed-${amina.id}`)
  await page.goto(lessonPath(course, exam))
  await expect(resultField(page, 'Total score')).toBeVisible()
  await expect(page.getByText('Not counted')).toHaveCount(0)
})
