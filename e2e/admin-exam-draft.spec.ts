import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { lessonsOf, openAddLesson, typeQuestion } from './lesson-editor.ts'

const LESSONS = '**/lessonsAction.php*'

test('an exam draft survives a closed page and a lost response, and is saved once with its questions (R-ALESSON-004, R-ALESSON-009, R-ALESSON-010, R-ALESSON-012, R-ALESSON-023)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  await signIn(school.admin)
  let editor = await openAddLesson(page, course.id)
  await editor.getByText('Exam', { exact: true }).click()
  await editor.getByLabel('Subject').fill('Noun or verb?')
  await editor.getByLabel('Reference theory answer').fill('Four signs.')
  const add = editor.getByRole('button', { name: 'Add question' })
  await add.click()
  await typeQuestion(editor, 'Which word is a noun?', 'قَلَمٌ', 'كَتَبَ')
  await editor.getByRole('button', { name: 'Done with question 1' }).click()
  await expect(
    editor.getByRole('listitem').filter({ hasText: 'Correct answer' }).last(),
  ).toContainText('قَلَمٌ')
  await add.click()
  await add.click()
  await editor.getByRole('button', { name: 'Remove question 3' }).click()
  await editor.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(editor.getByText('Enter the correct answer.')).toBeVisible()
  await page.keyboard.press('Escape')
  const asking = page.getByRole('dialog', { name: 'Discard this lesson?' })
  await asking.getByRole('button', { name: 'Keep editing' }).click()

  await page.reload()
  editor = await openAddLesson(page, course.id)
  await expect(editor.getByText('Your unsaved input was restored.')).toBeVisible()
  await expect(editor.getByLabel('Subject')).toHaveValue('Noun or verb?')
  await editor.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(editor.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await page.keyboard.type('Which word is a verb?')
  await editor.getByLabel('Correct answer').pressSequentially('كَتَبَ')
  await editor.getByLabel('Option 1').fill('قَلَمٌ')
  await editor.getByRole('button', { name: 'Edit question 1' }).click()
  await editor.getByRole('button', { name: 'Done with question 1' }).click()
  await expectAccessible(page)

  const names: string[] = []
  let attempts = 0
  await page.route(LESSONS, async (route) => {
    const request: { once?: string } = route.request().postDataJSON()
    if (!request.once) return route.continue()
    names.push(request.once)
    attempts++
    // the first request reaches the server, and its response is lost
    if (attempts === 1) await route.fetch()
    if (attempts <= 2) return route.abort('connectionreset')
    if (attempts === 3) return route.fulfill({ json: { status: false, message: '', data: null } })
    await route.continue()
  })
  await editor.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(editor.getByText('Connection lost. Retrying automatically...')).toBeVisible()
  await editor.getByRole('button', { name: 'Try now' }).click()
  await expect(toast(page, 'Failed to add lesson')).toBeVisible()
  await expect(editor.getByLabel('Subject')).toHaveValue('Noun or verb?')
  await editor.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson added successfully!')).toBeVisible()

  expect(names).toHaveLength(4)
  expect(new Set(names).size).toBe(1)
  const lessons = await lessonsOf(school, course.id)
  expect(lessons).toMatchObject([{ subject: 'Noun or verb?', theoryAnswer: 'Four signs.' }])
  const request = { lesson_id: lessons[0].id }
  const questions = await school.call(
    '/lessonsAction.php',
    'getLessonQuestions',
    request,
    school.admin,
  )
  expect(questions).toMatchObject([
    { question: 'Which word is a noun?', answer: 'قَلَمٌ', answer1: 'كَتَبَ' },
    { question: 'Which word is a verb?', answer: 'كَتَبَ', answer1: 'قَلَمٌ' },
  ])
  editor = await openAddLesson(page, course.id)
  await expect(editor.getByLabel('Subject')).toHaveValue('')
})
