import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  ACTIONS,
  DECLINED_WITHOUT_MESSAGE,
  LESSONS,
  openAdminClass,
  stubResponse,
} from './admin-class.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'

const fact = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })

test('a class page shows its data, edits it with a prerequisite, and reports a concurrent change (R-ACLASS-013, R-ACLASS-014, R-ACLASS-015, R-ACLASS-022, R-ACLASS-023, R-ACLASS-024, R-ACLASS-038)', async ({
  page,
  school,
  signIn,
}) => {
  const first = await school.addClass({ name: `Letters ${uniqueText()}` })
  const naming = { category: 'Grammar', about: 'The first line.\nالنَّحْوُ عِلْمٌ' }
  const nahw = await school.addClass({ ...naming, name: `Naḥw ${uniqueText()}` })
  await signIn(school.admin)
  await openAdminClass(page, nahw.id)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nahw.name)
  for (const [name, value] of [
    ['Category', 'Grammar'],
    ['Price', 'Free'],
    ['Status', 'Active'],
    ['Registration Close Date', 'Not set'],
    ['Monthly Lesson Limit', 'No limit'],
    ['Class ID', nahw.id],
  ] as const) {
    await expect(fact(page, name)).toContainText(value)
  }
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('The first line.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit Class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Class' })
  const save = dialog.getByRole('button', { name: 'Save Changes' })
  const prerequisite = dialog.getByLabel('Prerequisite Class')
  await prerequisite.selectOption(nahw.id)
  await expect(toast(page, 'A class cannot be a prerequisite to itself')).toBeVisible()
  await expect(prerequisite).toHaveValue('')
  await prerequisite.selectOption(first.id)
  await dialog.getByLabel('About').fill('My own line.')

  // another administrator saves a price and another text at the same time
  const colleagueForm = { category: 'Grammar', name: nahw.name, about: 'Their line.', premium: '1' }
  const update = {
    class_id: nahw.id,
    amount: '9000',
    status: '1',
    monthlylimit: 0,
    ...colleagueForm,
  }
  await school.call(ACTIONS, 'updateClass', update, school.admin)
  await save.click()
  const note = dialog.getByText('Somebody else has changed this class.')
  await expect(note).toBeVisible()
  await expect(dialog.getByText('Their line.')).toBeVisible()
  await expect(dialog.getByLabel('About')).toHaveValue('My own line.')
  await expect(dialog.getByLabel('Price (₦)')).toHaveValue('9000')
  await expect(prerequisite).toHaveValue(first.id)
  expect(await aboutOf(school, nahw.id)).toBe('Their line.')
  await expectAccessible(page)

  const removeStub = await stubResponse(page, ACTIONS, 'updateClass', DECLINED_WITHOUT_MESSAGE)
  await save.click()
  await expect(toast(page, 'Failed to update class')).toBeVisible()
  await removeStub()
  await dialog.getByRole('button', { name: 'Use theirs for About' }).click()
  await expect(dialog.getByLabel('About')).toHaveValue('Their line.')
  await dialog.getByLabel('Monthly Limit').fill('8')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(fact(page, 'Price')).toContainText('₦9,000')
  await expect(fact(page, 'Monthly Lesson Limit')).toContainText('8')
  await expect(page.getByRole('link', { name: first.name })).toBeVisible()

  for (const missing of ['987654', 'none']) {
    await openAdminClass(page, missing)
    await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Classes' }).click()
  await expect(page).toHaveURL('/admin/classes')
})

const aboutOf = async (school: RunningSchool, class_id: string) =>
  (await school.call(LESSONS, 'getClassDetails', { class_id }, school.admin)).about

test('deleting a class shows its name first (R-ACLASS-038)', async ({ page, school, signIn }) => {
  const { id, name } = await school.addClass()
  await signIn(school.admin)
  await openAdminClass(page, id)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Class' })
  await expect(dialog).toContainText(name)
  const removeStub = await stubResponse(page, ACTIONS, 'deleteClass', DECLINED_WITHOUT_MESSAGE)
  await dialog.getByRole('button', { name: 'Delete Class' }).click()
  await expect(toast(page, 'Failed to delete class')).toBeVisible()
  await removeStub()
  await dialog.getByRole('button', { name: 'Delete Class' }).click()

  await expect(page).toHaveURL('/admin/classes')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('heading', { name: 'No classes found' })).toBeVisible()
  await openAdminClass(page, id)
  await expect(page.getByRole('heading', { name: 'Class not found' })).toBeVisible()
})

test('the students of a class are listed, copied and addressed in a new message, and their attendance is sorted (R-ACLASS-019, R-ACLASS-020, R-ACLASS-021, R-ACLASS-025, R-ACLASS-026)', async ({
  page,
  school,
  signIn,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await school.addClass()
  await signIn(school.admin)
  await openAdminClass(page, id, 'students')
  const copy = (what: string) => page.getByRole('button', { name: `Copy ${what}` })
  await expect(page.getByRole('heading', { name: 'Enrolled Students' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No students enrolled' })).toBeVisible()
  await copy('Phones').click()
  await expect(toast(page, 'No students to copy phone numbers')).toBeVisible()
  await copy('Emails').click()
  await expect(toast(page, 'No students to message')).toBeVisible()
  await page.getByRole('tab', { name: 'Attendance' }).click()
  await expect(page.getByRole('heading', { name: 'No attendance records' })).toBeVisible()

  const lesson_id = await school.addLesson(id)
  const joins = async (name: string) => {
    const student = await school.addStudent({ name })
    await school.call('/api.php', 'classenrolement', { class_id: id }, student)
    await school.call('/api.php', 'viewStatus', { class_id: id, lesson_id }, student)
  }
  const names = Array.from(
    { length: 11 },
    (_, index) => `Amina ${String(index + 1).padStart(2, '0')}`,
  )
  await Promise.all(names.map(joins))
  await page.reload()
  const attended = page.getByRole('table', { name: 'Attendance' }).locator('tbody tr')
  await expect(attended).toHaveCount(10)
  await expect(attended.first()).toContainText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/)
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(attended).toHaveCount(1)
  const byName = page.getByRole('columnheader', { name: 'Name' }).getByRole('button')
  if (await byName.isVisible()) await byName.click()
  else await page.getByLabel('Sort by').selectOption({ label: 'Sort by Name' })
  await expect(attended.first()).toContainText('Amina 01')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Students' }).click()
  const students = page.getByRole('table', { name: 'Enrolled Students' }).locator('tbody tr')
  await expect(students).toHaveCount(10)
  await expect(students.first()).toContainText('Free Class')
  await expect(students.first().getByText('Active')).toHaveClass(/badge-success/)
  await expectAccessible(page)
  await copy('Phones').click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    Array(11).fill('08031234567').join(', '),
  )
  await expect(copy('Phones')).toBeVisible()

  // 3,000 students; expired subscriptions are red, and a student without an email is not copied
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    id: String(index + 1),
    name: `Student ${index + 1}`,
    email: index === 0 ? '' : `student${index + 1}@example.org`,
    phonenumber: '',
    nextSub: '1900000000',
    status: 'expired',
  }))
  let answered = many.slice(0, 1)
  await page.route('**/lessonsAction.php?action=getClassStudents', (route) =>
    route.fulfill({ json: { status: true, message: '', data: answered } }),
  )
  await page.reload()
  await expect(students.first()).toContainText('17 Mar 2030')
  await expect(students.first().getByText('Expired')).toHaveClass(/badge-error/)
  await copy('Emails').click()
  await expect(toast(page, 'No emails to copy')).toBeVisible()
  answered = many
  await page.reload()
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (state, ...rest) => {
      sessionStorage.setItem('handed over', String(state?.recipients?.length))
      push(state, ...rest)
    }
  })
  await copy('Emails').click()
  await expect(page).toHaveURL('/admin/messages')
  expect(await page.evaluate(() => sessionStorage.getItem('handed over'))).toBe('2999')
})
