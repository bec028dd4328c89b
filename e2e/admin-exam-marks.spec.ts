import { expectAccessible } from './a11y.ts'
import {
  openSubmission,
  press,
  row,
  scoreField,
  scoreOf,
  submitAnotherAnswer,
  submitWaitingExam,
  waitingSubmission,
} from './admin-exams-page.ts'
import { createPhoto } from './exam-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

test('a photographed answer is turned for everybody and opens in a viewer, and a mark whose request failed is kept (R-AEXAM-005, R-AEXAM-013, R-FORMS-009)', async ({
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

  const photo = page.getByRole('button', { name: /View large/ })
  await expect
    .poll(() => photo.getByRole('img').evaluate((it: HTMLImageElement) => it.currentSrc))
    .toMatch(/&width=720$/)
  await page.keyboard.press('Alt+r')
  await expect(photo).toHaveAttribute('data-turns', '1')
  await press(page, 'Rotate')
  await expect(photo).toHaveAttribute('data-turns', '2')
  await page.reload()
  await expect(photo).toHaveAttribute('data-turns', '2')
  await photo.click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  const image = viewer.getByRole('img', { name: 'Answer of Aisha Bello' })
  await expect(image).toBeVisible()
  await expect(image).toHaveAttribute('style', /rotate\(180deg\)/)
  await expect(image).toHaveAttribute('src', /&sign=[\w-]+$/)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expectAccessible(page)

  const score = scoreField(page)
  await score.fill('70')
  for (const [response, message] of [
    ['nothing', 'An error occurred while marking the exam'],
    [{ status: false, message: '' }, 'Failed to mark exam'],
  ] as const) {
    await page.route(
      '**/lessonsAction.php?action=markExam',
      (route) => (response === 'nothing' ? route.abort() : route.fulfill({ json: response })),
      { times: 1 },
    )
    await press(page, 'Save Marking')
    await expect(toast(page, message)).toBeVisible()
    await expect(score).toHaveValue('70')
  }
  await press(page, 'Save Marking')
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(70)
})

test('a second marker chooses between both marks, and a saved mark is seen, changed and explained by its history', async ({
  page,
  school,
  signIn,
}) => {
  const { subject, lessonId, aisha } = await submitWaitingExam(school, { theory: 'An answer.' })
  await signIn(school.admin)
  await openSubmission(page, subject)
  const mark = {
    lesson_id: lessonId,
    result_id: await waitingSubmission(school, lessonId),
    theory_score: '80',
    feedback: 'Very good.',
  }
  await school.call('/lessonsAction.php', 'markExam', mark, school.admin)

  await scoreField(page).fill('60')
  await press(page, 'Save Marking')
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('gave this exam 80')
  await expect(conflict).toContainText('Very good.')
  await expect(scoreField(page)).toHaveValue('60')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Save my 60' }).click()
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(60)

  await page.getByRole('tab', { name: 'Marked' }).click()
  await expect(row(page, subject)).toContainText('60%')
  await expectAccessible(page)
  await row(page, subject).getByRole('link', { name: 'Open' }).click()
  const history = page.getByRole('region', { name: 'History of the mark' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history.getByRole('listitem').first()).toContainText('80 → 60')
  await expect(scoreField(page)).toHaveValue('60')
  await scoreField(page).fill('65')
  await press(page, 'Save Marking')
  await expect(row(page, subject)).toContainText('65%')
  expect(await scoreOf(school, aisha)).toBe(65)
})

test('the message about a saved mark covers neither the name nor the button of the next paper', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const exam = await submitWaitingExam(school, { theory: 'Kitāb.' })
  await submitAnotherAnswer(school, exam, 'Bilal Musa', 'Kitāb.')
  await signIn(school.admin)
  await openSubmission(page, exam.subject)
  await scoreField(page).fill('70')
  await press(page, 'Save and next')
  const message = page.locator('.toast').filter({ hasText: 'Exam marked successfully!' })
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  for (const part of [
    page.getByRole('heading', { level: 2, name: 'Bilal Musa' }),
    page.getByRole('button', { name: 'Save Marking' }),
  ]) {
    const other = await part.boundingBox()
    if (!box || !other) throw new Error('It is not on the page')
    const isBeside =
      box.x + box.width <= other.x ||
      other.x + other.width <= box.x ||
      box.y + box.height <= other.y ||
      other.y + other.height <= box.y
    expect(isBeside).toBe(true)
  }
})
