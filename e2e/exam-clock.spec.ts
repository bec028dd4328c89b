import type { Page } from '@playwright/test'
import { HOUR } from '../contract/platform/duration.ts'
import { answerAll, isSubmission, NO_THEORY, resultField, seedExam } from './exam-page.ts'
import { allowConsoleMessage, expect, type RunningSchool, type TestUser, test } from './fixtures.ts'
import { signInWithForm } from './sign-in-sheet.ts'

// the layout for wide screens
test.use({ viewport: { width: 1280, height: 800 } })

const LIMITED = { ...NO_THEORY, time_limit: 30 }
const timer = (page: Page) => page.getByRole('timer')
const submitted = (page: Page) => page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })

async function begin(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Begin the exam' }).click()
  await expect(timer(page)).toContainText('30 minutes left')
}

/** What the school has of Aisha's exam. */
function readResult(school: RunningSchool, exam: Awaited<ReturnType<typeof seedExam>>) {
  const fields = { class_id: exam.course.id, lesson_id: exam.lessonId }
  return school.call('/api.php', 'get_lesson_details', fields, exam.aisha)
}

for (const [name, hours] of [
  ['ahead', 5],
  ['behind', -5],
] as const) {
  test(`the time limit of an exam is that of the school on a phone whose clock is hours ${name}, also after a reload (R-FAIR-001)`, async ({
    page,
    school,
    signIn,
  }) => {
    const { aisha, path } = await seedExam(school, LIMITED)
    await signIn(aisha)
    await page.clock.install({ time: Date.now() + hours * HOUR * 1000 })
    await begin(page, path)
    await answerAll(page)
    await page.reload()
    await expect(timer(page)).toContainText(/(29|30) minutes left/)
    await page.clock.fastForward('27:00')
    await expect(timer(page)).toContainText(/[23]:\d\d left/)
    await page.clock.fastForward('03:30')
    await expect(submitted(page)).toBeVisible()
  })

  test(`a clock that is set hours ${name} while an exam is written neither ends the exam nor lengthens it (R-FAIR-001)`, async ({
    page,
    school,
    signIn,
  }) => {
    const { aisha, path } = await seedExam(school, LIMITED)
    let sent = 0
    page.on('request', (it) => {
      if (isSubmission(it)) sent += 1
    })
    await signIn(aisha)
    await page.clock.install()
    await begin(page, path)
    await answerAll(page)
    const asked = page.waitForResponse(/get_lesson_details/)
    await page.clock.setSystemTime(Date.now() + hours * HOUR * 1000)
    await asked
    await page.clock.runFor(2_000)
    await expect(timer(page)).toContainText(/(29|30) minutes left/)
    await page.clock.fastForward('27:00')
    await expect(timer(page)).toContainText(/[23]:\d\d left/)
    expect(sent).toBe(0)
    await page.clock.fastForward('03:30')
    await expect(submitted(page)).toBeVisible()
    expect(sent).toBe(1)
  })
}

test('an exam whose time ends without a connection is submitted once with all answers, though the line is cut before the first response (R-FAIR-001)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('net::ERR')
  const exam = await seedExam(school, LIMITED)
  await signIn(exam.aisha)
  await page.clock.install()
  await begin(page, exam.path)
  await answerAll(page)
  let cut = 0
  await page.route('**/submitExam.php*', async (route) => {
    if (cut++ > 0) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.context().setOffline(true)
  await page.clock.fastForward('31:00')
  await expect(page.getByText(/Your answers are safe here/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(async () => {
    await page.clock.runFor(60_000)
    await expect(submitted(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  expect(cut).toBe(2)
  const { examResult } = await readResult(school, exam)
  expect(examResult).toMatchObject({ total_score: 50 })
  expect(examResult.not_counted ?? []).toEqual([])
})

/** Another device of the same student. */
async function openDevice(page: Page, school: RunningSchool, student: TestUser) {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const device = await browser.newContext({ baseURL: school.url })
  const other = await device.newPage()
  await other.goto('/login')
  await signInWithForm(other, student)
  await expect(other).toHaveURL('/')
  return { other, close: () => device.close() }
}

test('a second device writes on against the same end; what is submitted second is kept beside what counts (R-FAIR-001, R-OFFLINE-008)', async ({
  page,
  school,
  signIn,
}) => {
  const exam = await seedExam(school, LIMITED)
  await signIn(exam.aisha)
  await page.clock.install()
  await begin(page, exam.path)
  await answerAll(page)
  const { other, close } = await openDevice(page, school, exam.aisha)
  await other.clock.install()
  await other.goto(exam.path)
  await expect(timer(other)).toContainText(/(29|30) minutes left/)
  await expect(other.getByRole('button', { name: 'Begin the exam' })).toHaveCount(0)
  await answerAll(other)
  await other.getByRole('radio', { name: 'Jarr', exact: true }).check()
  await other.clock.fastForward('31:00')
  await expect(submitted(other)).toBeVisible()
  await close()

  await page.clock.fastForward('31:00')
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice).toContainText('You have already submitted this exam.')
  await notice.getByRole('button', { name: 'See your result' }).click()
  await expect(resultField(page, 'Total score')).toContainText('100%')
  const { examResult } = await readResult(school, exam)
  expect(examResult).toMatchObject({ total_score: 100, not_counted: [{ objective_score: 50 }] })
})
