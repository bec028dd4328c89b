import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import {
  createLargePdf,
  demoPath,
  lessonsOf,
  openAddLesson,
  picker,
  typeQuestion,
} from './lesson-editor.ts'
import { addLessonWithFile } from './lesson-files.ts'

const LESSONS = '**/lessonsAction.php*'

test('a lesson is added while its file uploads, and the file follows (R-ALESSON-001, R-ALESSON-002, R-ALESSON-003, R-ALESSON-006, R-ALESSON-007, R-ALESSON-008, R-ALESSON-011, R-ALESSON-012)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  await signIn(school.admin)
  const editor = await openAddLesson(page, course.id)
  const save = editor.getByRole('button', { name: 'Save Lesson' })

  await editor.getByText('Timetable', { exact: true }).click()
  await expect(editor.getByRole('group', { name: 'Schedule' })).toHaveCount(0)
  await editor.getByText('Lesson', { exact: true }).click()
  await editor.getByRole('group', { name: 'Schedule' }).getByText('Yes').click()
  await save.click()
  await expect(editor.getByText('Enter a subject.')).toBeVisible()
  await expect(editor.getByText('Choose the day and time when the lesson opens.')).toBeVisible()
  await expect(editor.getByLabel('Subject')).toBeFocused()
  await editor.getByLabel('Subject').fill('علامات الفعل')
  expect(await editor.getByLabel('Subject').evaluate((it) => getComputedStyle(it).direction)).toBe(
    'rtl',
  )
  await editor.getByLabel('About').fill('Four signs.\nقَدْ وَالسِّينُ')
  await editor.getByLabel('Study date').fill('2026-12-02T18:00')

  await picker(editor, 'PDF').setInputFiles({
    name: 'sheet.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\x90 and no PDF'),
  })
  await expect(editor.getByText('This file is not a PDF.')).toBeVisible()
  await picker(editor, 'Image').setInputFiles(demoPath('letter-shapes.png'))
  await expect(editor.getByText('letter-shapes.png', { exact: true })).toBeVisible()
  for (const kind of ['PDF', 'Video', 'Audio'] as const) {
    await expect(picker(editor, kind)).toBeDisabled()
  }
  await editor.getByRole('button', { name: 'Remove file' }).click()
  await expect(editor.getByText('letter-shapes.png', { exact: true })).toBeHidden()

  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await picker(editor, 'PDF').setInputFiles(createLargePdf(4))
  const bar = editor.getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await expect(bar).toHaveAccessibleName(/^\d\.\d MB of 4\.\d MB/)
  await expectAccessible(page)
  await page.route(LESSONS, (route) => route.abort('connectionreset'), { times: 1 })
  await save.click()
  await expect(editor.getByText('Connection lost. Retrying automatically...')).toBeVisible()
  await expect(toast(page, 'Lesson added successfully!')).toBeVisible()
  await expect(editor).toBeHidden()
  await expect(page.getByText('علامات الفعل').first()).toBeVisible()
  // the lesson is saved, and its file still arrives
  const row = page.getByRole('row').filter({ hasText: 'علامات الفعل' })
  await expect(row).toContainText(/long-sheet\.pdf is uploading: \d+ % of 4\.\d MB/)
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expect(row).not.toContainText('long-sheet.pdf')
  expect(await lessonsOf(school, course.id)).toMatchObject([
    {
      subject: 'علامات الفعل',
      about: 'Four signs.\nقَدْ وَالسِّينُ',
      scheduled: '1',
      // 18:00 in Lagos
      studydate: String(Date.parse('2026-12-02T17:00:00Z') / 1000),
      material_name: 'long-sheet.pdf',
      materialExtension: 'pdf',
    },
  ])
})

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
  let tries = 0
  await page.route(LESSONS, async (route) => {
    const asked = route.request().postDataJSON() as { once?: string }
    if (!asked.once) return route.continue()
    names.push(asked.once)
    tries++
    // the first request reaches the server, and its response is lost
    if (tries === 1) await route.fetch()
    if (tries <= 2) return route.abort('connectionreset')
    if (tries === 3) return route.fulfill({ json: { status: false, message: '', data: null } })
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
  const asked = { lesson_id: lessons[0].id }
  const questions = await school.call(
    '/lessonsAction.php',
    'getLessonQuestions',
    asked,
    school.admin,
  )
  expect(questions).toMatchObject([
    { question: 'Which word is a noun?', answer: 'قَلَمٌ', answer1: 'كَتَبَ' },
    { question: 'Which word is a verb?', answer: 'كَتَبَ', answer1: 'قَلَمٌ' },
  ])
  editor = await openAddLesson(page, course.id)
  await expect(editor.getByLabel('Subject')).toHaveValue('')
})

test('a lesson is edited on its page: its file is replaced, a question is removed, and a concurrent change is reported (R-ALESSON-001, R-ALESSON-005, R-ALESSON-006, R-ALESSON-013, R-ALESSON-020, R-ALESSON-021, R-ALESSON-023, R-ALESSON-024)', async ({
  page,
  school,
  signIn,
}) => {
  allowConsoleMessage('Failed to load resource')
  const course = await school.addClass()
  const exam = { inputetype: 'Exam', fileType: 'audio', subject: 'Noun or verb?' }
  const asked = {
    'questions[0][question]': 'Which word is a noun?',
    'questions[0][answer]': 'قَلَمٌ',
    'questions[1][question]': 'Which word is a verb?',
    'questions[1][answer]': 'كَتَبَ',
    'questions[1][option1]': 'قَلَمٌ',
  }
  const id = await addLessonWithFile(school, course.id, 'letters.mp3', { ...exam, ...asked })
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
  // what was typed before comes back too, beside what a colleague saved meanwhile
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
  // its upload begins at once, so after the requests that this test answers itself
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
