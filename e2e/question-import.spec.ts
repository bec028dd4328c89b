import { expectAccessible } from './a11y.ts'
import { NO_THEORY, QUESTIONS, seedExam } from './exam-page.ts'
import { expect, test, toast } from './fixtures.ts'

const LESSONS = '/lessonsAction.php'

test('questions are imported from a file and from another exam into the form, and exported (R-ARABIC-012)', async ({
  page,
  school,
  signIn,
}) => {
  const other = await seedExam(school, { ...NO_THEORY, subject: 'Signs of the verb' })
  const { lessonId, course } = await seedExam(school, NO_THEORY)
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${lessonId}`)
  await page.getByRole('button', { name: 'Import questions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import questions' })
  const csv = 'question,answer,option1,points\nWhich is a particle?,مِنْ,قَلَمٌ,2\nWhich?,a,a,1\n'
  const file = { name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await dialog.getByLabel('CSV file').last().setInputFiles(file)
  await expect(dialog.getByText('1 question, 1 left out')).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Remarks' })).toContainText('Line 3')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 1 question' }).click()
  await expect(page.getByText('Which is a particle?')).toBeVisible()

  await page.getByRole('button', { name: 'Import questions' }).click()
  await dialog.getByText('Another exam', { exact: true }).click()
  await dialog.getByRole('searchbox').fill('signs of the verb')
  await dialog
    .getByRole('button', { name: /^Choose.*Signs of the verb/ })
    .first()
    .click()
  await dialog.getByRole('checkbox').last().uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 1 question' }).click()
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()
  expect(other.lessonId).not.toBe(lessonId)
  const request = { lesson_id: lessonId }
  const saved = await school.call(LESSONS, 'getLessonQuestions', request, school.admin)
  expect(saved.map(({ question }: { question: string }) => question)).toEqual([
    ...QUESTIONS.map((it) => it.question),
    'Which is a particle?',
    QUESTIONS[0]?.question,
  ])
  const exported = await school.call(LESSONS, 'exportQuestions', request, school.admin)
  expect(exported.csv).toContain('Which is a particle?')
})
