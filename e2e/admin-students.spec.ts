import { chooseAction, rowOf } from './admin-students-page.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'

/** Creates this many students with a common word in their names that no other student has. */
async function addNamesakes(school: RunningSchool, n: number) {
  const family = `Family${uniqueText()}`
  const made = []
  for (let index = 1; index <= n; index++) {
    made.push(await school.addStudent({ name: `${String.fromCharCode(64 + index)} ${family}` }))
  }
  return { family, students: made }
}

test('students are searched, sorted and paged, and the URL keeps the state (R-ASTUD-001, R-ASTUD-004)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { family } = await addNamesakes(school, 12)
  await signIn(school.admin)
  await page.goto('/admin/students')
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()
  const names = page.getByRole('row').filter({ hasText: family }).locator('bdi')

  await page.getByRole('searchbox', { name: 'Search students' }).fill(family.toUpperCase())
  await expect(page.getByText('12 found')).toBeVisible()
  await expect(names).toHaveCount(10)
  await expect(names.first()).toHaveText(`L ${family}`)

  await page.getByLabel('Sort by').selectOption('Name, A to Z')
  await expect(names.first()).toHaveText(`A ${family}`)
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(names).toHaveText([`K ${family}`, `L ${family}`])
  await expect(page).toHaveURL(
    new RegExp(`search=${family.toUpperCase()}&sort=name&order=asc&page=2`),
  )
  await page.reload()
  await expect(names).toHaveText([`K ${family}`, `L ${family}`])
  await page.goBack()
  await expect(names.first()).toHaveText(`A ${family}`)
  // on a desktop the rows are a table with sort buttons in its header
  await page.setViewportSize({ width: 1280, height: 800 })
  const adminRow = page.getByRole('columnheader', { name: 'Name' })
  await expect(adminRow).toHaveAttribute('aria-sort', 'ascending')
  await adminRow.getByRole('button').click()
  await expect(names.first()).toHaveText(`L ${family}`)
  await page.getByRole('searchbox', { name: 'Search students' }).fill('nobody of this name')
  await expect(page.getByText('No students match your search')).toBeVisible()
})

test('a student is edited, funded, given a password and deleted, each in its own dialog (R-ASTUD-002, R-ASTUD-006, R-ASTUD-011, R-ASTUD-013)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const name = `Hauwa ${uniqueText()}`
  const hauwa = await school.addStudent({ name })
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${hauwa.email}`)

  let dialog = await chooseAction(page, name, 'Edit')
  await dialog.getByLabel('Full Name').fill('')
  await dialog.getByLabel('Email', { exact: true }).fill('no email')
  await dialog.getByLabel('Phone Number').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Enter the full name.')).toBeVisible()
  await expect(dialog.getByText('Enter a full email address.')).toBeVisible()
  await expect(dialog.getByText('Enter the phone number.')).toBeVisible()
  const renamed = `${name} Sani`
  await dialog.getByLabel('Full Name').fill(renamed)
  await dialog.getByLabel('Email', { exact: true }).fill(hauwa.email)
  await dialog.getByLabel('Phone Number').fill('0702 555 0199')
  // another administrator saves first
  const change = {
    student_id: hauwa.id,
    name,
    email: hauwa.email,
    phonenumber: '07011234567',
    role: 1,
  }
  await school.call('/adminActions.php', 'editStudent', change, school.admin)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Somebody else has changed this student.')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toHaveValue(renamed)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  dialog = await chooseAction(page, name, 'Edit')
  await expect(dialog.getByLabel('Phone Number')).toHaveValue('07011234567')
  await dialog.getByLabel('Full Name').fill(renamed)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Student updated successfully!')).toBeVisible()

  dialog = await chooseAction(page, renamed, 'Fund wallet')
  const fund = dialog.getByRole('button', { name: 'Fund Wallet' })
  await expect(fund).toBeDisabled()
  await dialog.getByLabel('Amount (₦)').fill('-5')
  await fund.click()
  await expect(dialog.getByText('Please enter a valid amount')).toBeVisible()
  await dialog.getByLabel('Amount (₦)').fill('2500.50')
  await fund.click()
  await expect(toast(page, 'Wallet funded successfully!')).toBeVisible()
  await expect(rowOf(page, renamed)).toContainText('₦2,500.50')

  dialog = await chooseAction(page, renamed, 'Reset password')
  await dialog.getByRole('button', { name: 'Reset Password' }).click()
  await expect(dialog.getByText('Enter a new password.')).toBeVisible()
  await dialog.getByLabel('New Password').fill('chosen for Hauwa')
  await dialog.getByRole('button', { name: 'Reset Password' }).click()
  await expect(toast(page, 'Password reset successfully!')).toBeVisible()
  await expect(school.call('/api.php', 'getUserData', {}, hauwa)).rejects.toThrow('sign in')

  dialog = await chooseAction(page, renamed, 'Delete')
  await dialog.getByRole('button', { name: 'Delete Student' }).click()
  await expect(toast(page, 'Student deleted successfully!')).toBeVisible()
  await expect(page.getByText('No students match your search')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, renamed)).toContainText('₦2,500.50')
})

test('a school without students names the next step instead of a search that found nothing (R-ASTUD-001)', async ({
  page,
  school,
  signIn,
}) => {
  await page.route('**/adminActions.php?action=findStudents', (route) =>
    route.fulfill({ json: { status: true, message: '', data: { rows: [], total: 0, page: 1 } } }),
  )
  await signIn(school.admin)
  await page.goto('/admin/students')
  await expect(page.getByRole('heading', { name: 'No students yet' })).toBeVisible()
  await expect(page.getByText('Add the first one or import a list')).toBeVisible()
  await page.getByPlaceholder(/^Search/).fill('Aisha')
  await expect(page.getByText('No students match your search')).toBeVisible()
})
