import { expectAccessible } from './a11y.ts'
import {
  dialog,
  openSubmission,
  REFERENCE,
  row,
  scoreOf,
  submitWaitingExam,
} from './admin-exams-page.ts'
import { createPhoto } from './exam-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

test('a written answer is found, read beside the reference answer and marked (R-AEXAM-001, R-AEXAM-002, R-AEXAM-003, R-AEXAM-004, R-AEXAM-005, R-AEXAM-006, R-AEXAM-007, R-AEXAM-013)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const theory = 'الكِتَابُ اِسْمٌ.\nIt takes tanwīn.'
  const { subject, course, aisha } = await submitWaitingExam(school, { theory })
  await submitWaitingExam(school, { theory: 'Another.' })
  await signIn(school.admin)
  let hold = true
  await page.route('**/lessonsAction.php?action=getUnmarkedExamsPage', async (route) => {
    while (hold) await new Promise((resolve) => setTimeout(resolve, 50))
    await route.fallback()
  })
  await page.goto('/admin/exams')
  await expect(page.getByRole('heading', { name: 'Exam Marking' })).toBeVisible()
  await expect(page.getByText('Review and mark student exam submissions')).toBeVisible()
  await expect(page.getByText('Loading...')).toBeVisible()
  hold = false

  const search = page.getByPlaceholder('Search by subject or class...')
  await search.fill(course.name.toUpperCase())
  await expect(row(page, course.name)).toHaveCount(1)
  await search.fill(subject)
  await expect(row(page, subject)).toContainText(course.name)
  await expect(row(page, subject)).toContainText('Aisha Bello')
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    for (const name of ['Subject', 'Class', 'Actions'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }

  await row(page, subject).getByRole('button', { name: 'Mark Exam' }).click()
  const sheet = dialog(page)
  await expect(sheet).toContainText(subject)
  await expect(sheet).toContainText(course.name)
  await expect(sheet.getByRole('region', { name: 'Correct Answer' })).toContainText(REFERENCE)
  await expect(sheet.getByRole('region', { name: "Student's Answer" })).toContainText('الكِتَابُ')
  await expect(sheet.getByRole('button', { name: 'Suggest a score' })).toHaveCount(0)
  await expectAccessible(page)

  const score = sheet.getByLabel('Theory Score (0-100)')
  for (const wrong of ['', '101', '-1', '50.5']) {
    await score.fill(wrong)
    await sheet.getByRole('button', { name: 'Save Marking' }).click()
    await expect(sheet.getByText('Please enter a valid score between 0 and 100')).toBeVisible()
    await expect(score).toBeFocused()
  }
  await score.fill('84')
  await sheet.getByRole('button', { name: 'Save Marking' }).click()

  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('No pending exams found')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(84)
})

test('a photographed answer opens in a viewer, and a mark whose request failed is kept (R-AEXAM-005, R-AEXAM-013)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const { buffer } = await createPhoto()
  const theory_image = `data:image/jpeg;base64,${buffer.toString('base64')}`
  const { subject, aisha } = await submitWaitingExam(school, { theory_image })
  await signIn(school.admin)
  await openSubmission(page, subject)
  const sheet = dialog(page)

  await sheet.getByRole('button', { name: /View large/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer.getByRole('img', { name: 'Answer of Aisha Bello' })).toBeVisible()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await viewer.getByRole('button', { name: 'Close' }).click()

  const score = sheet.getByLabel('Theory Score (0-100)')
  await score.fill('70')
  for (const [answer, says] of [
    ['nothing', 'An error occurred while marking the exam'],
    [{ status: false, message: '' }, 'Failed to mark exam'],
  ] as const) {
    await page.route(
      '**/lessonsAction.php?action=markExam',
      (route) => (answer === 'nothing' ? route.abort() : route.fulfill({ json: answer })),
      { times: 1 },
    )
    await sheet.getByRole('button', { name: 'Save Marking' }).click()
    await expect(toast(page, says)).toBeVisible()
    await expect(score).toHaveValue('70')
  }
  await sheet.getByRole('button', { name: 'Save Marking' }).click()
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(70)
})
