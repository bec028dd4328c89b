import { expectAccessible } from './a11y.ts'
import {
  openSubmission,
  press,
  row,
  scoreField,
  scoreOf,
  submitAnotherAnswer,
  submitWaitingExam,
} from './admin-exams-page.ts'
import { expect, type RunningSchool, type TestUser, test, toast } from './fixtures.ts'

const LESSONS = '/lessonsAction.php'

/** A second administrator. */
async function addIbrahim(school: RunningSchool): Promise<TestUser> {
  const user = await school.addStudent({ name: 'Ibrahim Lawal' })
  const role = { student_id: user.id, role: '11' }
  await school.call('/adminActions.php', 'changeRole', role, school.admin)
  const sent = { email: user.email, password: user.password }
  const response = await fetch(`${school.url}/api.php`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'login', ...sent }),
  })
  return { ...user, token: (await response.json()).token }
}

async function idsOf(school: RunningSchool, lessonId: string): Promise<string[]> {
  const fields = { lesson_id: lessonId }
  return (await school.call(LESSONS, 'getMarkingQueue', fields, school.admin)).ids
}

test('a submission that somebody else marks says so in the list and on its page, and is taken over once they have left it (R-STAFF-008)', async ({
  page,
  school,
  signIn,
}) => {
  const { subject, lessonId, aisha } = await submitWaitingExam(school, { theory: 'An answer.' })
  const ibrahim = await addIbrahim(school)
  const [result_id = ''] = await idsOf(school, lessonId)
  await school.call(LESSONS, 'claimSubmission', { result_id }, ibrahim)
  await signIn(school.admin)
  await page.goto(`/admin/exams?search=${subject}`)
  await expect(row(page, subject)).toContainText('Ibrahim Lawal is marking this')
  await expectAccessible(page)
  await openSubmission(page, subject)
  const notice = page.getByRole('status').filter({ hasText: 'Ibrahim Lawal' })
  await expect(notice).toContainText('Ibrahim Lawal is marking this. You may read it')
  await expect(page.getByText('An answer.')).toBeVisible()
  await expectAccessible(page)

  await scoreField(page).fill('70')
  await press(page, 'Save Marking')
  await expect(page.getByRole('form', { name: 'Mark' })).toContainText(
    'You can save your mark when they have left it',
  )
  await school.call(LESSONS, 'releaseSubmission', { result_id }, ibrahim)
  await expect(notice).toContainText('Ibrahim Lawal has left this.', { timeout: 20_000 })
  await notice.getByRole('button', { name: 'Mark it now' }).click()
  await expect(notice).toBeHidden()
  const claim = await school.call(LESSONS, 'claimSubmission', { result_id }, ibrahim)
  expect(claim).toMatchObject({ marker: school.admin.name })
  await press(page, 'Save Marking')
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(70)
})

test("'Save and next' and 'Skip' pass over submissions that somebody else marks, and leaving ends the own claim (R-STAFF-008)", {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const exam = await submitWaitingExam(school, { theory: 'Kitāb.' })
  for (const name of ['Bilal Musa', 'Hauwa Idris', 'Zainab Umar'])
    await submitAnotherAnswer(school, exam, name, 'Kitāb.')
  const ibrahim = await addIbrahim(school)
  const ids = await idsOf(school, exam.lessonId)
  await school.call(LESSONS, 'claimSubmission', { result_id: ids[1] ?? '' }, ibrahim)
  await signIn(school.admin)
  await openSubmission(page, exam.subject)
  await scoreField(page).fill('70')
  await press(page, 'Save and next')
  await expect(page.getByRole('heading', { level: 2, name: 'Hauwa Idris' })).toBeVisible()
  await press(page, 'Skip')
  await expect(page.getByRole('heading', { level: 2, name: 'Zainab Umar' })).toBeVisible()
  const claim = (index: number) =>
    school.call(LESSONS, 'claimSubmission', { result_id: ids[index] ?? '' }, ibrahim)
  expect(await claim(3)).toMatchObject({ marker: school.admin.name })
  await expect.poll(() => claim(2)).toBeNull()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => claim(3)).toBeNull()
})

test('an owner has an exam marked by two people and decides where their marks differ (R-STAFF-008)', async ({
  page,
  school,
  signIn,
}) => {
  const exam = await submitWaitingExam(school, { theory: 'Kitāb.' })
  const { subject, lessonId, aisha, course } = exam
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${lessonId}`)
  await page.getByText('Owner decides', { exact: true }).click()
  const points = page.getByLabel('Points by which the two marks may differ')
  await expect(points).toHaveValue('10')
  await points.fill('101')
  await press(page, 'Save Lesson')
  await expect(page.getByText('A whole number from 0 to 100.')).toBeVisible()
  await points.fill('5')
  await expectAccessible(page)
  await press(page, 'Save Lesson')
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()

  const [result_id = ''] = await idsOf(school, lessonId)
  await openSubmission(page, subject)
  await expect(page.getByText('Two people mark this exam.')).toBeVisible()
  await scoreField(page).fill('80')
  await press(page, 'Save Marking')
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  await expect(row(page, subject)).toContainText('Your mark waits for a second one')
  expect(await scoreOf(school, aisha)).toBeUndefined()

  const mark = { lesson_id: lessonId, result_id, theory_score: '61', feedback: 'Too short.' }
  await school.call(LESSONS, 'markExam', mark, await addIbrahim(school))
  await page.reload()
  await expect(row(page, subject)).toContainText('Two marks differ; the owner decides')
  await page.getByRole('tab', { name: 'Marks that differ' }).click()
  const waiting = page.getByRole('listitem').filter({ hasText: subject })
  await expect(waiting).toContainText('Too short.')
  await expect(waiting.getByText('80', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await waiting.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { name: 'Two marks that differ' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Count the mean, 70.5')
  await expect(toast(page, 'The mark is decided.')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(70.5)
})

test('anonymous marking is switched on in the form of a class (R-STAFF-004)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}`)
  await press(page, 'Edit Class')
  const dialog = page.getByRole('dialog', { name: 'Edit Class' })
  const setting = dialog.getByRole('group', { name: 'Anonymous marking' })
  await expect(setting.getByLabel('No')).toBeChecked()
  await setting.getByText('Yes').click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  const fields = { class_id: course.id }
  expect(await school.call(LESSONS, 'getClassDetails', fields, school.admin)).toMatchObject({
    anonymous_marking: '1',
  })
})
