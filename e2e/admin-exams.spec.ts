import { expectAccessible } from './a11y.ts'
import {
  openSubmission,
  press,
  REFERENCE,
  row,
  scoreField,
  scoreOf,
  submitAnotherAnswer,
  submitWaitingExam,
} from './admin-exams-page.ts'
import { expect, test, toast } from './fixtures.ts'
import { turnWheelOver } from './turn-wheel.ts'

test('a written answer is found, read beside the reference answer and marked (R-AEXAM-001, R-AEXAM-002, R-AEXAM-003, R-AEXAM-004, R-AEXAM-005, R-AEXAM-006, R-AEXAM-007, R-AEXAM-013)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const theory = 'الكِتَابُ اِسْمٌ.\nIt takes tanwīn.'
  const { subject, course, aisha } = await submitWaitingExam(school, { theory })
  await submitWaitingExam(school, { theory: 'Another.' })
  await signIn(school.admin)
  let isBlocked = true
  await page.route('**/lessonsAction.php?action=getUnmarkedExamsPage', async (route) => {
    while (isBlocked) await new Promise((resolve) => setTimeout(resolve, 50))
    await route.fallback()
  })
  await page.goto('/admin/exams')
  await expect(page.getByRole('heading', { name: 'Exam Marking' })).toBeVisible()
  await expect(page.getByText('Review and mark student exam submissions')).toBeVisible()
  await expect(page.getByText('Loading...')).toBeVisible()
  isBlocked = false

  const requested: string[] = []
  page.on('request', (it) => requested.push(it.postData() ?? ''))
  // a search is requested after a pause in typing
  const search = async (text: string) => {
    await page.getByPlaceholder('Search by subject or class...').fill(text)
    await expect.poll(() => requested.some((it) => it.includes(JSON.stringify(text)))).toBe(true)
  }
  await search(course.name.toUpperCase())
  await expect(row(page, course.name)).toHaveCount(1)
  // the student in the row is found, too
  await search('aisha bello')
  await expect(row(page, subject)).toContainText('Aisha Bello')
  await search(subject)
  await expect(row(page, subject)).toContainText(course.name)
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    for (const name of ['Subject', 'Class', 'Actions'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  await page.getByLabel('Class', { exact: true }).selectOption({ label: course.name })
  await page.getByLabel('Exam', { exact: true }).selectOption({ label: subject })
  await expect(row(page, subject)).toHaveCount(1)
  // the list is pale while it loads with other filters
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page)

  await row(page, subject).getByRole('button', { name: 'Mark Exam' }).click()
  const score = scoreField(page)
  await expect(score).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Mark Exam' })).toBeVisible()
  await expect(page.getByText('1 of 1')).toBeVisible()
  for (const text of [subject, course.name, 'Aisha Bello', 'Write three sentences.'])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Correct Answer' })).toContainText(REFERENCE)
  await expect(page.getByRole('region', { name: "Student's Answer" })).toContainText('الكِتَابُ')
  await expect(page.getByRole('button', { name: 'Suggest a score' })).toHaveCount(0)
  await expectAccessible(page)

  for (const wrong of ['', '101', '-1', '50.5']) {
    await score.fill(wrong)
    await press(page, 'Save Marking')
    await expect(page.getByText('Please enter a valid score between 0 and 100')).toBeVisible()
    await expect(score).toBeFocused()
  }
  await score.fill('84')
  await press(page, 'Save Marking')

  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  await expect(page.getByText('No pending exams found')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(84)
})

test('submissions are marked one after the other by keys or by touch, with feedback that the student reads', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const exam = await submitWaitingExam(school, { theory: 'First answer.' })
  await submitAnotherAnswer(school, exam, 'Bilal Musa', 'Second answer.')
  await submitAnotherAnswer(school, exam, 'Hauwa Sule', 'Third answer.')
  await signIn(school.admin)
  await openSubmission(page, exam.subject)
  await expect(page.getByText('1 of 3')).toBeVisible()

  await page.getByLabel('Feedback to the student (optional)').fill('أَحْسَنْتَ. Look at the ending.')
  // a digit goes to the score, wherever the focus is
  await page.getByRole('link', { name: 'Cancel' }).focus()
  await page.keyboard.type('84')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Second answer.')).toBeVisible()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(scoreField(page)).toBeFocused()
  await expect(scoreField(page)).toHaveValue('')

  await page.keyboard.press('Alt+s')
  await expect(page.getByText('Third answer.')).toBeVisible()
  await expect(scoreField(page)).toBeFocused()
  await page.getByRole('group', { name: 'Scores' }).getByText('70', { exact: true }).click()
  await press(page, 'One more')
  await expect(scoreField(page)).toHaveValue('71')

  // an unsaved score is not lost by leaving or reloading the page
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  page.on('dialog', (it) => it.accept())
  await page.reload()
  await expect(scoreField(page)).toHaveValue('71')
  const bottom = await page.getByRole('button', { name: 'Save Marking' }).boundingBox()
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  )
  await press(page, 'Save Marking')
  await expect(row(page, 'Bilal Musa')).toHaveCount(1)
  await expect(row(page, 'Hauwa Sule')).toHaveCount(0)
  expect(await scoreOf(school, exam.aisha)).toBe(84)

  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await signIn(exam.aisha)
  await page.goto(exam.path)
  await expect(page.getByRole('heading', { name: "Your teacher's feedback" })).toBeVisible()
  await expect(page.getByText('أَحْسَنْتَ. Look at the ending.')).toBeVisible()
  await page.goto('/messages')
  await expect(page.getByText('Your exam is marked').first()).toBeVisible()
})

test('the mouse wheel over the score scrolls the page and changes no mark (R-AEXAM-005)', async ({
  page,
  school,
  signIn,
}) => {
  const { subject, aisha } = await submitWaitingExam(school, { theory: 'An answer.' })
  await signIn(school.admin)
  await openSubmission(page, subject)
  await scoreField(page).fill('85')
  await turnWheelOver(scoreField(page))
  await expect(scoreField(page)).toHaveValue('85')
  await press(page, 'Save Marking')
  await expect.poll(() => scoreOf(school, aisha)).toBe(85)
})
