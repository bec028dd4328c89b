import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { LESSONS, openAdminClass } from './admin-class.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

/** 5 January 2026, 5 PM in Lagos: a Monday. */
const FIRST_LESSON = String(Date.UTC(2026, 0, 5, 16) / 1000)

const chooseAction = async (page: Page, menu: string, action: string) => {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test("last term's class becomes the next one: duplicated with moved dates, previewed, and published", {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
  const name = `Naḥw ${uniqueText()}`
  const { id } = await school.addClass({ name, regclosedate: '2026-01-01' })
  await school.addLesson(id, { subject: 'The noun', scheduled: '1', studydate: FIRST_LESSON })
  await school.addLesson(id, { subject: 'The verb', about: 'A verb has a tense.' })
  await school.addLesson(id, {
    subject: 'Exam of the noun',
    inputetype: 'Exam',
    questions: [{ question: 'Which is a noun?', answer: 'قَلَمٌ', option1: 'مِنْ' }],
  })
  await signIn(school.admin)
  await openAdminClass(page, id, 'lessons')
  // on a phone lessons are in view without scrolling
  await expect(page.getByRole('button', { name: 'Actions for The verb' })).toBeInViewport()

  await chooseAction(page, 'More actions', 'Duplicate Class')
  const dialog = page.getByRole('dialog', { name: 'Duplicate Class' })
  const dates = dialog.getByRole('table', { name: 'Dates' }).locator('tbody tr')
  await expect(dates).toHaveCount(2)
  // the smallest number of weeks after which the first lesson is not in the past; the deadline is still in the past
  await expect(dialog.getByLabel('Number of weeks')).toHaveValue('46')
  await expect(dates.nth(0)).toContainText('1 Jan 2026')
  await expect(dates.nth(0)).toContainText('19 Nov 2026Past')
  await expect(dates.nth(1)).toContainText('5 Jan 2026, 5:00 PM')
  await expect(dates.nth(1)).toContainText('23 Nov 2026, 5:00 PM')
  await expect(dialog.getByText('1 date is in the past')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Number of weeks').fill('1.5')
  await dialog.getByRole('button', { name: 'Duplicate Class' }).click()
  await expect(dialog.getByText('Enter whole weeks')).toBeVisible()
  await dialog.getByText('To a new start').click()
  await dialog.getByLabel('First day').fill('2027-01-11')
  await expect(dates.nth(1)).toContainText('11 Jan 2027, 5:00 PM')
  await expect(dialog.getByText('in the past')).toBeHidden()
  await dialog.getByLabel('Name of the new class').fill(`${name}, term 2`)
  await dialog.getByRole('button', { name: 'Duplicate Class' }).click()
  await expect(toast(page, 'Class duplicated. It is a draft until you publish it.')).toBeVisible()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, term 2`)
  await expect(page.getByText('This class is a draft. Only administrators see it.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lessons' })).toContainText('11 Jan 2027, 5:00 PM')
  await expectAccessible(page)
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  // the preview: a lesson that a student could not open yet, a draft, and an exam that cannot be submitted
  await chooseAction(page, 'Actions for The verb', 'Duplicate')
  const copy = page.getByRole('dialog', { name: 'Duplicate Lesson' })
  await expect(copy.getByText('Nothing in it has a date.')).toBeVisible()
  await copy.getByRole('button', { name: 'Duplicate Lesson' }).click()
  await expect(page.getByRole('tab', { name: 'Lessons' })).toContainText('4')
  await page.getByRole('link', { name: 'View as student' }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
  await expect(page.getByText('0 of 4 lessons').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /The noun/ }).click()
  await expect(page.getByText('A student cannot open it yet')).toBeVisible()
  await expect(page.getByText('This lesson will be available on 11 Jan 2027')).toBeVisible()
  await page.getByRole('link', { name: /The verb/ }).click()
  await expect(page.getByText('A verb has a tense.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Exam of the noun/ }).click()
  await page.getByRole('radio', { name: 'قَلَمٌ' }).check()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(toast(page, 'This is a preview. Nothing was submitted.')).toBeVisible()
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/lessons\/\d+$/)
  await page.getByRole('link', { name: 'Back to Class' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('This class is a draft.')).toBeHidden()
  const shown = await school.call('GET /api.php', 'get_classes')
  expect(shown.find((it: { id: string }) => it.id === copyId)).toMatchObject({ subjecttotal: 3 })
})

test('a study date in the past is warned of at its field, and a draft lesson is published from the list', async ({
  page,
  school,
  signIn,
}) => {
  const { id } = await school.addClass()
  const lessonId = await school.addLesson(id, { subject: 'The noun', draft: '1' })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${id}/lessons/${lessonId}`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Study date').fill('2026-01-05T17:00')
  const warning = page.getByText(
    'This time has passed, so the lesson is open as soon as it is saved.',
  )
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Study date').fill('2096-01-05T17:00')
  await expect(warning).toBeHidden()
  await page.getByRole('button', { name: 'Save Lesson' }).click()

  const row = page.getByRole('table', { name: 'Lessons' }).locator('tbody tr')
  await expect(row).toContainText('Draft')
  await chooseAction(page, 'Actions for The noun', 'Publish')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(row).not.toContainText('Draft')
  const [lesson] = await school.call(LESSONS, 'getLessons', { class_id: id }, school.admin)
  expect(lesson).not.toHaveProperty('draft')
})
