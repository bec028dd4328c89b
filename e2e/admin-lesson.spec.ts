import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { createLargePdf, demoPath, lessonsOf, openAddLesson, picker } from './lesson-editor.ts'

const LESSONS = '**/lessonsAction.php*'

test('a lesson is added while its file uploads, and the file follows (R-ALESSON-001, R-ALESSON-002, R-ALESSON-003, R-ALESSON-006, R-ALESSON-007, R-ALESSON-008, R-ALESSON-011, R-ALESSON-012)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
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
  // a hundred seconds, because a machine with little of a processor takes half a minute to the list of lessons
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 }
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
  // the lesson is saved while its file is still uploading
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

test('the form of a lesson says when it opens, and which options of a question are wrong', async ({
  page,
  school,
  signIn,
}) => {
  const { id } = await school.addClass()
  await signIn(school.admin)
  const editor = await openAddLesson(page, id)
  await editor.getByText('Exam', { exact: true }).click()
  const schedule = editor.getByRole('group', { name: 'Schedule' })
  await expect(schedule).toHaveAccessibleDescription('The lesson opens at once, without a date.')
  await schedule.getByText('Yes').click()
  await expect(schedule).toHaveAccessibleDescription('The lesson opens at the study date.')

  await editor.getByRole('button', { name: 'Add question' }).click()
  await expect(editor.getByLabel('Option 1')).toBeVisible()
  await expect(editor.getByText(/^The options are wrong answers\./)).toBeVisible()
})
