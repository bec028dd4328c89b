import { openSubmission, scoreField, scoreOf, submitWaitingExam } from './admin-exams-page.ts'
import { expect, test, toast } from './fixtures.ts'

test('a suggested score shows its reason and is saved only by the administrator (R-AEXAM-012)', async ({
  page,
  school,
  signIn,
}) => {
  const { subject, aisha } = await submitWaitingExam(school, { theory: 'Kitāb is a noun.' })
  await signIn(school.admin)
  // server/exams/suggest-score.test.ts tests the server's part
  await page.route('**/lessonsAction.php?action=getSubmission', async (route) => {
    const json = await (await route.fetch()).json()
    return route.fulfill({ json: { ...json, data: { ...json.data, assistant: '1' } } })
  })
  let response: object = {
    status: false,
    message: 'The marking assistant gave no score this time.',
  }
  await page.route('**/lessonsAction.php?action=suggestScore', (route) =>
    route.fulfill({ json: response }),
  )
  await openSubmission(page, subject)
  const suggest = page.getByRole('button', { name: 'Suggest a score' })
  await suggest.click()
  await expect(page.getByText('The marking assistant gave no score this time.')).toBeVisible()

  response = { status: true, message: '', data: { score: 65, reason: 'It leaves out the sign.' } }
  await suggest.click()
  await expect(page.getByText('Suggested score: 65')).toBeVisible()
  await expect(page.getByText('It leaves out the sign.')).toBeVisible()
  const score = scoreField(page)
  await expect(score).toHaveValue('')
  // the suggestion is not behind the score and its buttons, which stay at the bottom of a phone
  const dock = await page.locator('.marking-dock').boundingBox()
  const use = await page.getByRole('button', { name: 'Use this score' }).boundingBox()
  expect((use?.y ?? 0) + (use?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(
    dock?.y ?? 0,
  )
  await page.getByRole('button', { name: 'Use this score' }).click()
  await expect(score).toHaveValue('65')
  await score.fill('60')
  expect(await scoreOf(school, aisha)).toBeUndefined()
  await page.getByRole('button', { name: 'Save Marking' }).click()
  await expect(toast(page, 'Exam marked successfully!')).toBeVisible()
  expect(await scoreOf(school, aisha)).toBe(60)
  // the list is requested again after the mark, possibly after the end of the test
  await page.unrouteAll({ behavior: 'wait' })
})
