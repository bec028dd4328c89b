import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { demoPath, lessonsOf, picker } from './lesson-editor.ts'
import { addLessonWithFile } from './lesson-files.ts'

const LESSONS = '**/lessonsAction.php*'

test('a lesson is edited on its page: its file is replaced, a question is removed, and a concurrent change is reported (R-ALESSON-001, R-ALESSON-005, R-ALESSON-006, R-ALESSON-013, R-ALESSON-020, R-ALESSON-021, R-ALESSON-023, R-ALESSON-024)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  const exam = { inputetype: 'Exam', fileType: 'audio', subject: 'Noun or verb?' }
  const request = {
    'questions[0][question]': 'Which word is a noun?',
    'questions[0][answer]': 'قَلَمٌ',
    'questions[1][question]': 'Which word is a verb?',
    'questions[1][answer]': 'كَتَبَ',
    'questions[1][option1]': 'قَلَمٌ',
  }
  const id = await addLessonWithFile(school, course.id, 'letters.mp3', { ...exam, ...request })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Noun or verb?' })).toBeVisible()
  await expect(page.getByText('letters.mp3')).toBeVisible()
  await expectAccessible(page)
  const answerWith = (json: object | null) =>
    page.route(LESSONS, (route) => (json ? route.fulfill({ json }) : route.abort()), { times: 1 })
  const declineWithoutMessage = { status: false, message: '', data: null }

  await page.getByLabel('Subject').fill('Noun or verb, again?')
  await page.getByRole('button', { name: 'Remove file' }).click()
  const fileDialog = page.getByRole('dialog', { name: 'Remove file?' })
  const removeFile = fileDialog.getByRole('button', { name: 'Remove file' })
  await answerWith(null)
  await removeFile.click()
  await expect(toast(page, 'An error occurred while removing the file')).toBeVisible()
  await answerWith(declineWithoutMessage)
  await removeFile.click()
  await expect(toast(page, 'Failed to remove file')).toBeVisible()
  await removeFile.click()
  await expect(toast(page, 'File removed successfully!')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Noun or verb, again?')
  await page.getByRole('button', { name: 'Edit question 1' }).click()
  await page.getByLabel('Option 2').fill('بَيْتٌ')
  await page.getByRole('button', { name: 'Remove question 1' }).click()
  const questionDialog = page.getByRole('dialog', { name: 'Remove question?' })
  await expect(questionDialog).toContainText('Which word is a noun?')
  const removeQuestion = questionDialog.getByRole('button', { name: 'Remove question' })
  await answerWith(null)
  await removeQuestion.click()
  await expect(toast(page, 'An error occurred while removing the objective')).toBeVisible()
  await answerWith(declineWithoutMessage)
  await removeQuestion.click()
  await expect(toast(page, 'Failed to remove objective')).toBeVisible()
  await removeQuestion.click()
  await expect(toast(page, 'Objective removed successfully!')).toBeVisible()
  const question = page.getByRole('textbox', { name: 'Question', exact: true })
  await expect(question).toHaveCount(0)
  const colleague = { lesson_id: id, ...exam, about: 'Four signs.', scheduled: '0' }
  await school.call('/lessonsAction.php', 'updateLesson', colleague, school.admin)
  // earlier unsaved input is restored too, merged with the changes that a colleague saved meanwhile
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question).toHaveValue('Which word is a noun?')
  await expect(page.getByLabel('Option 2')).toHaveValue('بَيْتٌ')
  await expect(page.getByLabel('About')).toHaveValue('Four signs.')
  await expect(page.getByLabel('Subject')).toHaveValue('Noun or verb, again?')
  await page.getByRole('button', { name: 'Remove question 1' }).click()
  await removeQuestion.click()
  await expect(question).toHaveCount(0)

  const change = { ...colleague, about: 'Take your time.' }
  await school.call('/lessonsAction.php', 'updateLesson', change, school.admin)
  const save = page.getByRole('button', { name: 'Save Lesson' })
  await answerWith(declineWithoutMessage)
  await save.click()
  await expect(toast(page, 'Failed to update lesson')).toBeVisible()
  // chosen after the stubbed requests, because its upload begins at once
  await picker(page, 'PDF').setInputFiles(demoPath('reading-sheet.pdf'))
  await save.click()
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(page.getByLabel('About')).toHaveValue('Take your time.')
  await expect(page.getByLabel('Subject')).toHaveValue('Noun or verb, again?')
  await expect(page.getByText('Your input is kept.')).toBeVisible()
  await save.click()
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()

  await expect(page).toHaveURL(new RegExp(`/admin/classes/manage/${course.id}\\?tab=lessons$`))
  expect(await lessonsOf(school, course.id)).toMatchObject([
    {
      subject: 'Noun or verb, again?',
      about: 'Take your time.',
      material_name: 'reading-sheet.pdf',
    },
  ])
})
