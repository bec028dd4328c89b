import { expectAccessible } from './a11y.ts'
import { openAdminClass } from './admin-class.ts'
import { expect, test, toast } from './fixtures.ts'

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

  const lesson_id = await school.addLesson(id, { subject: 'The noun' })
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
  await expect(attended.first()).toContainText('The noun')
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
    Array(11).fill('+2348031234567').join(', '),
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
