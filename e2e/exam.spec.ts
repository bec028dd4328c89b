import { expectAccessible } from './a11y.ts'
import {
  answerAll,
  colour,
  createPhoto,
  draftKeys,
  markExam,
  NO_THEORY,
  option,
  resultField,
  seedExam,
  shownOptions,
  submitAndConfirm,
  submitButton,
  THEORY,
} from './exam-page.ts'
import { expect, test } from './fixtures.ts'

// the layout for wide screens; exam-phone.spec.ts tests the one for phones
test.use({ viewport: { width: 1280, height: 800 } })

test('an exam keeps its answers over a reload, and shows its result in two steps (R-EXAM-001, R-EXAM-002, R-EXAM-003, R-EXAM-004, R-EXAM-034)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { aisha, path, lessonId } = await seedExam(school)
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Noun or verb?' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Exam' })).toContainText('🎓')
  await expect(page.getByText('Two questions and one written answer.')).toBeVisible()
  await answerAll(page)
  await page.getByLabel('Your answer').fill(THEORY)
  const before = await shownOptions(page)

  await page.reload()

  await expect(option(page, 'قَلَمٌ')).toBeChecked()
  await expect(option(page, 'Rafʿ')).toBeChecked()
  await expect(page.getByLabel('Your answer')).toHaveValue(THEORY)
  await expect(page.getByText('3 of 3 answered')).toBeVisible()
  const after = await shownOptions(page)
  expect(after).toEqual(before)

  await submitAndConfirm(page)
  const dialog = page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })
  await expect(dialog).toContainText('Your exam has been submitted and will be graded soon.')
  await dialog.getByRole('button', { name: 'See your result' }).click()
  await expect(resultField(page, 'Objective score')).toContainText('50%')
  await expect(resultField(page, 'Theory score')).toContainText('Pending')
  await expect(resultField(page, 'Total score')).toContainText('Pending Theory Grade')
  await expect(page.getByRole('region', { name: 'Your result' })).toBeFocused()
  await expect(page.getByText('Write three sentences.')).toBeHidden()
  await expect(page.getByText('Which word is a noun?')).toHaveCount(0)
  await page.getByRole('radio', { name: 'All questions (2)' }).check()
  await expect(
    page.getByRole('article').filter({ hasText: 'Which word is a noun?' }),
  ).toContainText('Right')
  const wrong = page.getByRole('article').filter({ hasText: 'Which case' })
  await expect(wrong).toContainText('Wrong')
  await expect(wrong.getByRole('listitem').filter({ hasText: 'Jarr' })).toContainText(
    'Right answer',
  )
  await expect(wrong.getByRole('listitem').filter({ hasText: 'Rafʿ' })).toContainText('Your answer')
  expect(await draftKeys(page)).toEqual([])

  await markExam(school, lessonId, 92)
  await page.reload()
  await expect(resultField(page, 'Theory score')).toContainText('92%')
  await expect(resultField(page, 'Total score')).toContainText('71%')
  await expect(page.getByText('Kitāb is a noun, by its article.')).toBeVisible()
  for (const [score, token] of [
    ['50%', '--danger-ink'],
    ['92%', '--success-ink'],
    ['71%', '--warning-ink'],
  ] as const) {
    await expect(page.getByText(score, { exact: true })).toHaveCSS(
      'color',
      await colour(page, token),
    )
  }
})

test('every question requires an answer, and the first missing one is scrolled into view (R-EXAM-009)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedExam(school)
  await signIn(aisha)
  await page.goto(path)
  await option(page, 'قَلَمٌ').check()
  await submitButton(page).click()
  const incomplete = page.getByRole('dialog', { name: 'Your exam is not complete' })
  await expect(incomplete).toContainText('Question 2 and the written part are blank.')
  await expect(incomplete.getByRole('alert')).toHaveText('Please answer every question')
  await incomplete.getByRole('button', { name: 'Go to question 2' }).click()
  const second = page.getByRole('group', { name: 'Which case belongs to nouns alone?' })
  await expect(second).toContainText('Choose an answer')
  await expect(second.getByRole('radio').first()).toBeFocused()
  await expect(page.getByText('1 of 3 answered')).toBeVisible()

  await option(page, 'Jarr').check()
  await expect(page.getByText('Choose an answer')).toHaveCount(0)
})

test('an exam without a written part is marked at once, and says so in place of a promise (R-EXAM-001)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  await submitAndConfirm(page)
  const dialog = page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })
  await expect(dialog).toContainText('It is marked: see your result.')
  await expect(dialog).not.toContainText('will be graded soon')
  await dialog.getByRole('button', { name: 'See your result' }).click()
  await expect(resultField(page, 'Total score')).toContainText('50%')
  await expect(page.getByText('You have submitted this exam, and it is marked.')).toBeVisible()
})

test('an exam is accessible before and after its submission', async ({ page, school, signIn }) => {
  // axe examines the whole page four times
  test.slow()
  const { aisha, path, lessonId } = await seedExam(school)
  await signIn(aisha)
  await page.goto(path)
  await submitButton(page).click()
  await page.getByRole('button', { name: 'Go to question 1' }).click()
  await expect(page.getByText('Choose an answer').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Upload image' }).check()
  await page.getByLabel('Choose image').setInputFiles(await createPhoto())
  await expect(page.getByRole('img', { name: 'Your answer' })).toBeVisible()
  await expectAccessible(page)
  await answerAll(page)
  await submitAndConfirm(page)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  await expectAccessible(page)
  await markExam(school, lessonId, 85)
  await page.reload()
  await expect(resultField(page, 'Theory score')).toContainText('85%')
  await expectAccessible(page)
})

test('the options are in random order (R-EXAM-012)', async ({ page, school, signIn }) => {
  const { aisha, path } = await seedExam(school)
  await signIn(aisha)
  const orders = new Set<string>()
  for (let look = 0; look < 12 && orders.size < 2; look++) {
    await page.goto(path)
    await expect(option(page, 'Jarr')).toBeVisible()
    orders.add((await shownOptions(page)).join())
  }
  expect(orders.size).toBe(2)
})
