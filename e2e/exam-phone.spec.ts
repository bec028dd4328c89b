import { expectAccessible } from './a11y.ts'
import {
  createPhoto,
  markExam,
  option,
  QUESTIONS,
  resultField,
  seedExam,
  shownOptions,
  submitButton,
  THEORY,
} from './exam-page.ts'
import { expect, type RunningSchool, test } from './fixtures.ts'

test('an exam on a phone shows one question a screen, and a reload returns to it with its answers', async ({
  page,
  school,
  signIn,
}) => {
  // axe examines five screens
  test.slow()
  const { aisha, path, course, lessonId } = await seedExam(school)
  const next = await school.addLesson(course.id, { subject: 'The verb' })
  const explaining = await school.addLesson(course.id, { subject: 'Signs of the noun' })
  await explainQuestion(school, lessonId, explaining)
  await signIn(aisha)
  await page.goto(`/classes/${course.rand}`)
  await page.goto(path)
  await expect(page.getByText('Write three sentences.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)

  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1: Which word' })).toBeFocused()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await expect(page.getByText('Write three sentences.')).toBeHidden()
  await option(page, 'قَلَمٌ').check()
  // Enter in an answer opens the next screen
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2: Which case' })).toBeFocused()
  const star = (name: string) =>
    page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name })
  await expect(star('Question 1, answered')).toBeVisible()
  await expect(star('Question 2, blank')).toHaveAttribute('aria-current', 'step')
  const before = await shownOptions(page)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText('2 of 3')).toBeVisible()
  expect(await shownOptions(page)).toEqual(before)

  await page.goto(`/classes/${course.rand}`)
  await page.goto(path)
  await expect(page.getByText('2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByText('Write three sentences.')).toBeVisible()
  await page.getByRole('radio', { name: 'Upload image' }).check()
  await page.getByLabel('Choose image').setInputFiles(await createPhoto())
  await expect(page.getByRole('img', { name: 'Your answer' })).toBeVisible()
  await page.locator('.exam-dock').getByRole('button', { name: 'Review' }).click()

  await expect(page.getByText('Question 2 is blank.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Theory' })).toContainText(
    'Photographed',
  )
  await expect(page.getByText('2 of 3 answered')).toBeVisible()
  await expectAccessible(page)
  await submitButton(page).click()
  const incomplete = page.getByRole('dialog', { name: 'Your exam is not complete' })
  await expect(incomplete).toContainText('Please answer every question')
  await incomplete.getByRole('button', { name: 'Go to question 2' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2: Which case' })).toBeFocused()
  await expect(page.getByText('Choose an answer')).toBeVisible()
  await option(page, 'Rafʿ').check()
  await star('Written answer, answered').click()
  await expect(page.getByRole('img', { name: 'Your answer' })).toBeVisible()
  await page.getByRole('radio', { name: 'Type' }).check()
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByLabel('Your answer').fill(THEORY)
  await expectAccessible(page)
  await star('Review').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Which word is a noun?' })
    .getByRole('button')
    .click()
  await expect(option(page, 'قَلَمٌ')).toBeChecked()
  await star('Review').click()

  // the lessons after an exam are closed until it is submitted
  await expect(page.getByRole('link', { name: 'Next Lesson' })).toHaveCount(0)
  await submitButton(page).click()
  const confirmation = page.getByRole('dialog', { name: 'Submit this exam?' })
  await expect(confirmation).toContainText('All 2 questions and the written part are answered.')
  await expect(confirmation).toContainText('This is your only attempt.')
  await expect(confirmation.getByRole('button', { name: 'Submit now' })).toBeEnabled()
  await expectAccessible(page)
  await confirmation.getByRole('button', { name: 'Submit now' }).click()
  await page.getByRole('button', { name: 'See your result' }).click()

  await expect(resultField(page, 'Objective score')).toContainText('50%')
  await expect(page.getByRole('article').filter({ hasText: 'Which word is a noun?' })).toHaveCount(
    0,
  )
  const mistake = page.getByRole('article').filter({ hasText: 'Which case' })
  await expect(mistake).toContainText('Wrong')
  await expectAccessible(page)
  await page.getByText('Instructions and written question').click()
  await expect(page.getByText('Write three sentences.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next Lesson' })).toHaveAttribute(
    'href',
    `/classes/${course.rand}/lessons/${next}`,
  )
  await mistake.getByRole('link', { name: 'Signs of the noun' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Signs of the noun' })).toBeVisible()

  await markExam(school, lessonId, 92)
  await page.goto(`/classes/${course.rand}`)
  await expect(page.getByText('Submitted · 71%')).toBeVisible()
})

test('a phone that is turned in an exam keeps the question, its answer and the keyboard', async ({
  page,
  school,
  signIn,
}) => {
  const typed = { question: 'Write: a book', answer: 'كِتَاب', kind: 'typed' }
  const { aisha, path } = await seedExam(school, { questions: [...QUESTIONS, typed] })
  await signIn(aisha)
  await page.goto(path)
  await page.getByRole('button', { name: 'Start' }).click()
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Arabic keyboard' }).click()
  const keyboard = page.getByRole('group', { name: 'Arabic keyboard' })
  await expect(keyboard).toBeVisible()

  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByText('3 of 4')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(keyboard).toBeVisible()
  await expect(page.getByLabel('Your answer')).toBeInViewport()
})

test('long instructions are folded above the written answer, which has the Arabic keyboard and says the size of its photo (R-EXAM-013, R-ARABIC-009)', async ({
  page,
  school,
  signIn,
}) => {
  const about = `Write three sentences. ${'Read the lines of the revision first. '.repeat(20)}`
  const { aisha, path } = await seedExam(school, { about })
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByText('Write three sentences.')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Written answer' }).click()
  await expect(page.getByText('Write three sentences.')).toBeHidden()
  await page.getByText('Instructions and written question').click()
  await expect(page.getByText('Write three sentences.')).toBeVisible()

  await page.getByRole('button', { name: 'Arabic keyboard' }).click()
  await page
    .getByRole('group', { name: 'Arabic keyboard' })
    .getByRole('button', { name: 'ب', exact: true })
    .click()
  await expect(page.getByLabel('Your answer')).toHaveValue('ب')
  await page.goBack()
  await page.getByRole('radio', { name: 'Upload image' }).check()
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByLabel('Choose image').setInputFiles(await createPhoto())
  await expect(page.getByText(/^Made small, to save your data: \d+ KB\.$/)).toBeVisible()
})

/** Sets the lesson that explains the second question of an exam. */
async function explainQuestion(school: RunningSchool, examId: string, explained_in: string) {
  const request = { lesson_id: examId }
  const questions = await school.call(
    '/lessonsAction.php',
    'getLessonQuestions',
    request,
    school.admin,
  )
  const fields = { ...QUESTIONS[1], id: questions[1].id, explained_in }
  const exam = { lesson_id: examId, inputetype: 'Exam', subject: 'Noun or verb?', scheduled: '0' }
  await school.call(
    '/lessonsAction.php',
    'updateLesson',
    { ...exam, questions: [fields] },
    school.admin,
  )
}
