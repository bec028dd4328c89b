import { answerAllOnPhone, expectOneSubmission, NO_THEORY, seedExam } from './exam-page.ts'
import { expect, test } from './fixtures.ts'

test('a double tap on Submit Exam does not confirm, and a double tap on the confirmation submits once', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await page.getByRole('button', { name: 'Start' }).click()
  await answerAllOnPhone(page)
  await expectOneSubmission(page)
})

test('the navigator of an exam with sixty questions wraps, scrolls by itself and shows the current question', async ({
  page,
  school,
  signIn,
}) => {
  const questions = Array.from({ length: 60 }, (_, index) => ({
    question: `Question ${index + 1} of many?`,
    answer: 'Yes',
    option1: 'No',
  }))
  const { aisha, path } = await seedExam(school, { questions, about: '', ...NO_THEORY })
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByText('1 of 60')).toBeVisible()
  const last = page.getByRole('button', { name: 'Question 60, blank' })
  await last.click()
  await expect(page.getByText('60 of 60')).toBeVisible()
  await page.reload()
  await expect(last).toBeInViewport()
  await expect(page.getByRole('radio').first()).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('radio')).toHaveCount(120)
})
