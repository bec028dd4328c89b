import { expectAccessible } from './a11y.ts'
import { answerAll, NO_THEORY, resultField, seedExam, submitAndConfirm } from './exam-page.ts'
import { expect, test } from './fixtures.ts'

// the layout for wide screens
test.use({ viewport: { width: 1280, height: 800 } })

test('an exam with a time limit says so before it begins, shows the time while it is written, and is submitted when the time runs out (R-FAIR-001)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { aisha, path } = await seedExam(school, { ...NO_THEORY, time_limit: 30, grace_minutes: 2 })
  await signIn(aisha)
  await page.clock.install()
  await page.goto(path)
  await expect(page.getByText('You have 30 minutes from the moment you begin.')).toBeVisible()
  await expect(page.getByText('Which word is a noun?')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Begin the exam' }).click()
  await expect(page.getByRole('timer')).toContainText('30 minutes left')
  await answerAll(page)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('timer')).toContainText(/\d\d minutes left/)
  await expect(page.getByText('2 of 2 answered')).toBeVisible()

  await page.clock.fastForward('26:00')
  await expect(page.getByRole('timer')).toContainText(/[34]:\d\d left/)
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(resultField(page, 'Total score')).toContainText('50%')
})

test('a student takes an exam twice, sees which attempt counts, and the right answers after the last (R-FAIR-003)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { aisha, path } = await seedExam(school, { ...NO_THEORY, attempts: 2, shuffled: '1' })
  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByText('Attempt 1 of 2')).toBeVisible()
  await answerAll(page)
  await submitAndConfirm(page)
  await page.getByRole('button', { name: 'See your result' }).click()
  const attempts = page.getByRole('region', { name: 'Your attempts' })
  await expect(attempts).toContainText('You have one more attempt. The best one counts.')
  await expect(page.getByText('Right answer', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await attempts.getByRole('button', { name: 'Begin attempt 2' }).click()
  await expect(page.getByText('Attempt 2 of 2')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'كَتَبَ', exact: true }).check()
  await page.getByRole('radio', { name: 'Rafʿ', exact: true }).check()
  await submitAndConfirm(page)
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(resultField(page, 'Total score')).toContainText('50%')
  await expect(attempts.getByRole('listitem').filter({ hasText: 'Attempt 1' })).toContainText(
    'Counts',
  )
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a teacher sets the rules of an exam, attaches files in an order, and gives a student more time (R-FAIR-001, R-FAIR-002, R-FAIR-003, R-FAIR-005)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const { aisha, path, lessonId, course } = await seedExam(school, NO_THEORY)
  await signIn(school.admin)
  const editor = `/admin/classes/manage/${course.id}/lessons/${lessonId}`
  await page.goto(editor)
  await page.getByLabel('Time limit in minutes').fill('40')
  await page.getByLabel('Minutes of grace').fill('3')
  await page.getByRole('spinbutton', { name: 'Questions for each student' }).fill('1')
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
  const attachments = page.getByRole('group', { name: 'Attachments' })
  await attachments
    .getByLabel('Add attachments')
    .setInputFiles([file('words.txt'), file('rules.txt')])
  await expect(attachments.getByRole('listitem')).toHaveText([/words\.txt/, /rules\.txt/])
  await attachments.getByRole('button', { name: 'Move rules.txt up' }).click()
  await expect(attachments.getByRole('listitem')).toHaveText([/rules\.txt/, /words\.txt/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(page).not.toHaveURL(editor)

  await page.goto(editor)
  await expect(page.getByLabel('Time limit in minutes')).toHaveValue('40')
  await expect(page.getByLabel('Minutes of grace')).toHaveValue('3')
  const more = page.getByRole('region', { name: 'More time or another attempt' })
  await more.getByRole('button', { name: 'More time or another attempt' }).click()
  const dialog = page.getByRole('dialog', { name: /More time for .*Aisha Bello/ })
  await dialog.getByLabel('Additional minutes').fill('20')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await signIn(aisha)
  await page.goto(path)
  await expect(page.getByText('You have 60 minutes from the moment you begin.')).toBeVisible()
  await expect(page.getByText('You get one question, drawn from 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Begin the exam' }).click()
  const files = page.getByRole('region', { name: 'Attachments' })
  await expect(files.getByRole('link')).toHaveText([/rules\.txt/, /words\.txt/])
})
