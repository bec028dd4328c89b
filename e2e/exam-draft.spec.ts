import {
  answerAll,
  draftKeys,
  expectOneSubmission,
  NO_THEORY,
  option,
  resultField,
  seedExam,
  signInAgain,
  submitAndConfirm,
  THEORY,
} from './exam-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

// the layout for wide screens; exam-phone.spec.ts tests the one for phones
test.use({ viewport: { width: 1280, height: 800 } })

test('an exam that is submitted without a connection stays on the phone and is sent by itself, once (R-EXAM-029, R-OFFLINE-006)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('net::ERR_')
  const { aisha, path } = await seedExam(school)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)
  let received = 0
  // not for the requests that the test aborts
  page.on('response', (it) => {
    if (it.url().includes('submitExam.php')) received += 1
  })
  const sent = /submitExam|getUserData/
  await page.route(sent, (it) => it.abort())
  await submitAndConfirm(page)
  const note = page.getByRole('alert')
  await expect(note).toContainText('An error occurred while submitting the exam')
  await expect(note).toContainText('On this phone')
  // the answers are kept until they are received, also over a reload
  expect(await draftKeys(page)).toHaveLength(1)
  await page.reload()
  await expect(note).toContainText('On this phone')
  await expect(page.getByRole('button', { name: 'Submit Exam' })).toHaveCount(0)

  await page.unroute(sent)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  expect(received).toBe(1)
  expect(await draftKeys(page)).toEqual([])
})

test('signing out asks before the answers of an exam that was not submitted are lost (R-OFFLINE-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedExam(school)
  await signIn(aisha)
  await page.goto(path)
  await page.getByLabel('Your answer').fill(THEORY)
  await page.goto('/profile')
  const logOut = page.getByRole('button', { name: 'Logout' })
  await logOut.click()
  const question = page.getByRole('dialog', { name: 'Sign out before everything is sent?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(await draftKeys(page)).toHaveLength(1)

  await logOut.click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await draftKeys(page)).toEqual([])
})

test('a lost response is resolved: the same submission is sent again and stored once (R-EXAM-023, R-OFFLINE-007)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('net::ERR_FAILED')
  const { aisha, path } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await page.route('**/submitExam.php', async (it) => {
    await it.fetch()
    await it.abort()
  })
  await submitAndConfirm(page)
  await expect(page.getByRole('alert')).toContainText('An error occurred while submitting the exam')
  await page.unroute('**/submitExam.php')
  await page.getByRole('button', { name: 'Try again' }).click()
  const notice = page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })
  await notice.getByRole('button', { name: 'See your result' }).click()
  await expect(resultField(page, 'Total score')).toContainText('50%')
  await expect(page.getByText('Not counted')).toHaveCount(0)
  expect(await draftKeys(page)).toEqual([])
})

test("a declined submission shows the server's message, or a default one if it has none (R-EXAM-028)", async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  for (const [message, shown] of [
    ['', 'Failed to submit exam'],
    ['The school is closed today.', 'The school is closed today.'],
  ] as const) {
    await page.route('**/submitExam.php', (it) =>
      it.fulfill({ json: { status: false, message, data: null } }),
    )
    await submitAndConfirm(page)
    await expect(page.getByRole('alert')).toContainText(shown)
    await page.unroute('**/submitExam.php')
  }
  await submitAndConfirm(page)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
})

test('a double click submits the exam once', async ({ page, school, signIn }) => {
  const { aisha, path } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await expectOneSubmission(page)
})

test('an ended session asks for sign-in and restores the answers afterwards (R-EXAM-007)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('401')
  const { aisha, path } = await seedExam(school)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)

  // the session has ended on the server
  await school.call('/api.php', 'logout', {}, aisha)
  await submitAndConfirm(page)
  const renewal = page.getByRole('dialog', { name: 'Sign in again' })
  await renewal.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(toast(page, 'Please log in to submit the exam')).toBeVisible()
  await expect(page).toHaveURL(/\/login\b/)

  await signInAgain(page, school, aisha)
  await page.goto(path)
  await expect(page.getByLabel('Your answer')).toHaveValue(THEORY)

  // the browser's own cookie is gone
  await page.context().clearCookies()
  await submitAndConfirm(page)
  await expect(toast(page, 'Please log in to submit the exam')).toBeVisible()

  await signInAgain(page, school, aisha)
  await page.goto(path)
  await expect(option(page, 'قَلَمٌ')).toBeChecked()
  await submitAndConfirm(page)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
})
