import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, test, toast } from './fixtures.ts'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** Clicks a lesson's row: a link if it is open, else a button. */
const press = (page: Page, name: string) =>
  row(page, name).getByRole('link').or(row(page, name).getByRole('button')).click()

test('each closed lesson shows its reason, the first rule that applies (R-CLASS-012, R-CLASS-013, R-CLASS-048)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  const { id, rand } = await school.addClass({ monthlylimit: 1 })
  const opensAt = Math.floor(Date.parse('2099-12-02T17:00:00Z') / 1000)
  const first = await school.addLesson(id, { subject: 'First' })
  await school.addLesson(id, { subject: 'Second' })
  await school.addLesson(id, { subject: 'Later', scheduled: '1', studydate: String(opensAt) })
  await school.addLesson(id, { subject: 'Exam one', inputetype: 'Exam', theoryAnswer: 'It' })
  await school.addLesson(id, { subject: 'After it' })
  await signIn(amina)
  await page.goto(`/classes/${rand}`)

  await press(page, 'First')
  await expect(toast(page, 'Please enroll in the class to access lessons.')).toBeVisible()

  await page.getByRole('button', { name: 'Enroll Now' }).click()
  await expect(row(page, 'First')).toContainText('Available now')
  await expect(row(page, 'Exam one').getByRole('img', { name: 'Exam' })).toHaveText('🎓')
  await expect(row(page, 'After it')).toContainText('After the exam above')
  await press(page, 'After it')
  await expect(
    toast(page, 'You cannot continue unless you submit the above exam. You cannot skip an exam.'),
  ).toBeVisible()

  await expect(row(page, 'Later')).toContainText('Available on 2 Dec 2099, 6:00 PM')
  await press(page, 'Later')
  await expect(toast(page, 'This lesson will be available on 2 Dec 2099, 6:00 PM')).toBeVisible()

  // opening the only new lesson of this month asks for confirmation
  await expect(page.getByText('0 of 1 this month')).toBeVisible()
  await press(page, 'First')
  const question = page.getByRole('dialog', { name: 'Open the last one?' })
  await expect(question).toContainText('You can open one new lesson of this class each month.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'First')).toContainText('Available now')
  await press(page, 'First')
  await question.getByRole('button', { name: 'Open lesson' }).click()
  await expect(page).toHaveURL(`/classes/${rand}/lessons/${first}`)
  await page.goBack()
  await expect(page.getByText('1 of 1 this month')).toBeVisible()
  await expect(row(page, 'First')).toContainText(/Viewed \d{1,2} \w{3} \d{4}/)
  await expect(page.getByRole('progressbar', { name: '1 of 5 lessons' })).toBeVisible()
  await expect(row(page, 'Second')).toContainText(/Opens 1 \w{3} \d{4}/)
  await press(page, 'Second')
  await expect(
    toast(page, 'Monthly lesson limit reached for this class. Please check back next month.'),
  ).toBeVisible()
  await expect(page).toHaveURL(`/classes/${rand}`)
})

test('the timetable opens in the class, from its row and from Your Progress (R-CLASS-009, R-CLASS-014)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  const { id, rand } = await school.addClass()
  await school.addLesson(id, {
    subject: 'Weekly plan',
    inputetype: 'Timetableble',
    about: 'Tuesday, 8:00 PM.\nالثُّلَاثَاء',
  })
  await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  const dialog = page.getByRole('dialog', { name: 'Class Timetable' })

  await press(page, 'Weekly plan')
  await expect(dialog).toContainText('Tuesday, 8:00 PM.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: 'View Timetable' }).click()
  await expect(dialog).toBeVisible()
})
