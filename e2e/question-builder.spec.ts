import { expectAccessible } from './a11y.ts'
import { NO_THEORY, QUESTIONS, seedExam } from './exam-page.ts'
import { expect, test, toast } from './fixtures.ts'
import { demoPath } from './lesson-editor.ts'
import { waitTwoFrames } from './wait-two-frames.ts'

const LESSONS = '/lessonsAction.php'

test('questions are written with a picture and points, copied, sorted by keyboard and removed with an undo; warnings ask before the save', async ({
  page,
  school,
  signIn,
}) => {
  const { lessonId, course, aisha, path } = await seedExam(school, { ...NO_THEORY, about: '' })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${lessonId}`)

  await page.getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Which letter is this?')
  await page
    .getByLabel('Picture or sound', { exact: true })
    .setInputFiles(demoPath('letter-shapes.png'))
  await expect(page.getByRole('img', { name: 'letter-shapes.png' })).toBeVisible()
  await page.getByLabel('Points').fill('3')
  await page.getByLabel('Correct answer').fill('bāʾ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('bāʾ')
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(page.getByText('This is the correct answer again.')).toBeVisible()
  await page.getByLabel('Option 1').fill('')
  await page.getByRole('button', { name: 'Done with question 3' }).click()
  await expect(page.getByText('There is only one option')).toBeVisible()
  await expect(page.getByText('5 points')).toBeVisible()

  await page.getByRole('button', { name: 'Duplicate question 1' }).click()
  await page.getByRole('button', { name: 'Done with question 2' }).click()
  await page.getByRole('button', { name: 'Remove question 2' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Remove question 2' }).click()
  const handle = page.getByRole('button', { name: 'Move question 3', exact: true })
  await handle.focus()
  const announced = page.getByRole('status').filter({ hasText: 'question' })
  await page.keyboard.press('Space')
  await expect(announced.filter({ hasText: 'Lifted' })).toHaveCount(1)
  await waitTwoFrames(page)
  for (const position of [2, 1]) {
    await page.keyboard.press('ArrowUp')
    await expect(announced.filter({ hasText: `over place ${position} of 3` })).toHaveCount(1)
  }
  await page.keyboard.press('Space')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save Lesson' }).click()
  const asking = page.getByRole('dialog', { name: 'Save with warnings?' })
  await expect(asking).toContainText('Question 1: There is only one option')
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Save anyway' }).click()
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()
  const saved = await school.call(
    LESSONS,
    'getLessonQuestions',
    { lesson_id: lessonId },
    school.admin,
  )
  expect(saved).toMatchObject([
    { question: 'Which letter is this?', points: 3, media: { type: 'image', height: 1080 } },
    { question: QUESTIONS[0]?.question },
    { question: QUESTIONS[1]?.question },
  ])

  // the editor must not send requests in the name of the student
  await page.goto('/healthz')
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByText('3 points')).toBeVisible()
  const picture = page.getByRole('img', { name: 'For question 1' })
  await expect(picture).toHaveJSProperty('complete', true)
  // at the width of the screen
  await expect(picture).not.toHaveJSProperty('naturalHeight', 0)
  await expectAccessible(page)
})

test('saving a changed key of a submitted exam names the number of submissions, scores them again, and can be reversed (R-OFFLINE-007)', async ({
  page,
  school,
  signIn,
}) => {
  const { lessonId, course, aisha, path } = await seedExam(school, NO_THEORY)
  const read = async () =>
    school.call(
      '/api.php',
      'get_lesson_details',
      { class_id: course.id, lesson_id: lessonId },
      aisha,
    )
  const { rand, questions } = await read()
  const [noun, nominal] = questions.map(({ id }: { id: string }) => id)
  const answer = { [noun]: 'كَتَبَ', [nominal]: 'Jarr' }
  await school.call('/submitExam.php', '', { lesson_id: lessonId, examRand: rand, answer }, aisha)

  await signIn(school.admin)
  const editor = `/admin/classes/manage/${course.id}/lessons/${lessonId}`
  await page.goto(editor)
  await page.getByRole('button', { name: 'Edit question 1' }).click()
  await page.getByLabel('Correct answer').fill('كَتَبَ')
  await page.getByLabel('Option 1').fill('قَلَمٌ')
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  const asking = page.getByRole('dialog', { name: '1 submission handed in' })
  await asking.getByText('Score again', { exact: true }).click()
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Save and score again' }).click()
  await expect(toast(page, '1 submission scored again, 1 score changed')).toBeVisible()

  expect(await read()).toMatchObject({
    examResult: { objective_score: 100 },
    questions: [{ answer: 'كَتَبَ', earned: 1 }, { earned: 1 }],
  })

  await page.goto(editor)
  await page.getByRole('button', { name: 'Score against version 1' }).click()
  const confirming = page.getByRole('dialog', { name: 'Score against version 1?' })
  await expectAccessible(page)
  await confirming.getByRole('button', { name: 'Score again' }).click()
  await expect(toast(page, '1 submission scored again, 1 score changed')).toBeVisible()
  await expect(page.getByText('answered by 1 · counts for 1')).toBeVisible()

  // the editor must not send requests in the name of the student
  await page.goto('/healthz')
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByLabel('Your result').getByText('50%').first()).toBeVisible()
  await expect(page.getByText('Wrong', { exact: true })).toHaveCount(1)
})

test('an exam that was saved as a lesson has its questions when it becomes an exam again', async ({
  page,
  school,
  signIn,
}) => {
  const { lessonId, course } = await seedExam(school)
  const lesson = { lesson_id: lessonId, subject: 'Noun or verb?', scheduled: '0' }
  await school.call(LESSONS, 'updateLesson', { ...lesson, inputetype: 'Lesson' }, school.admin)
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${lessonId}`)
  await page.getByText('Exam', { exact: true }).click()
  await expect(page.getByText('Which word is a noun?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit question 2' })).toBeVisible()
})
