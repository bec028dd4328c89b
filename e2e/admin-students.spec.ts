import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Opens the dialog of an action in a student's menu. */
async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  return page.getByRole('dialog')
}

/** Creates this many students with a common word in their names that no other student has. */
async function addNamesakes(school: RunningSchool, n: number) {
  const family = `Family${uniqueText()}`
  const made = []
  for (let index = 1; index <= n; index++) {
    made.push(await school.addStudent({ name: `${String.fromCharCode(64 + index)} ${family}` }))
  }
  return { family, students: made }
}

test('students are searched, sorted and paged, and the URL keeps the state (R-ASTUD-001, R-ASTUD-004)', async ({
  page,
  school,
  signIn,
}) => {
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

test('a student is edited, funded, given a password and deleted, each in its own dialog (R-ASTUD-002, R-ASTUD-006, R-ASTUD-011, R-ASTUD-013)', async ({
  page,
  school,
  signIn,
}) => {
  const name = `Hauwa ${uniqueText()}`
  const hauwa = await school.addStudent({ name })
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${hauwa.email}`)

  let dialog = await chooseAction(page, name, 'Edit')
  await dialog.getByLabel('Full Name').fill('')
  await dialog.getByLabel('Email').fill('no email')
  await dialog.getByLabel('Phone Number').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Enter the full name.')).toBeVisible()
  await expect(dialog.getByText('Enter a full email address.')).toBeVisible()
  await expect(dialog.getByText('Enter the phone number.')).toBeVisible()
  const renamed = `${name} Sani`
  await dialog.getByLabel('Full Name').fill(renamed)
  await dialog.getByLabel('Email').fill(hauwa.email)
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
})

test('a declined request without a message shows a default message, and keeps the input (R-ASTUD-018)', async ({
  page,
  school,
  signIn,
}) => {
  const name = `Hauwa ${uniqueText()}`
  const { email } = await school.addStudent({ name })
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${email}`)
  await expect(rowOf(page, name)).toBeVisible()
  await page.route('**/adminActions.php?action=*', (route) =>
    route.request().url().includes('findStudents')
      ? route.fallback()
      : route.fulfill({ json: { status: false, message: '', data: null } }),
  )
  for (const [action, press, message] of [
    ['Edit', 'Save Changes', 'Failed to update student'],
    ['Fund wallet', 'Fund Wallet', 'Failed to fund wallet'],
    ['Reset password', 'Reset Password', 'Failed to reset password'],
    ['Login as student', 'Login as Student', 'Failed to login as student'],
    ['Delete', 'Delete Student', 'Failed to delete student'],
  ] as const) {
    const dialog = await chooseAction(page, name, action)
    const field = dialog.getByLabel(/^(Full Name|Amount|New Password)/)
    const isForm = (await field.count()) > 0
    if (isForm) await field.fill('250 250 250'.slice(0, action === 'Fund wallet' ? 3 : 11))
    await dialog.getByRole('button', { name: press }).click()
    await expect(toast(page, message)).toBeVisible()
    if (isForm) await expect(field).toHaveValue(/^250/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  expect(await page.evaluate(() => localStorage.getItem('administrator'))).toBeNull()
})

test('login as student replaces the session and opens the dashboard; a banner shows it and leads back (R-ASTUD-002, R-ASTUD-017)', async ({
  page,
  school,
  signIn,
}) => {
  const name = `Amina ${uniqueText()}`
  const amina = await school.addStudent({ name })
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${amina.email}`)

  const dialog = await chooseAction(page, name, 'Login as student')
  await dialog.getByRole('button', { name: 'Login as Student' }).click()

  await expect(page).toHaveURL('/')
  const bar = page.getByRole('complementary', { name: 'Signed in as a student' })
  await expect(bar).toContainText(`You are signed in as ${name}`)
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{}'))
  expect((await kept()).state.user.email).toBe(amina.email)
  await page.goto('/admin/students')
  await expect(page).toHaveURL('/')
  for (const path of ['/profile', '/game']) {
    await page.goto(path)
    await expect(bar).toContainText(`You are signed in as ${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }

  await bar.getByRole('button', { name: 'Back to administrator' }).click()
  await expect(page).toHaveURL('/admin/students')
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect((await kept()).state.user.email).toBe(school.admin.email)
  expect(await page.evaluate(() => localStorage.getItem('administrator'))).toBeNull()
})

test('after the hour as a student the administrator’s session is restored; signing out removes both', async ({
  page,
  school,
  signIn,
  context,
}) => {
  const name = `Musa ${uniqueText()}`
  const musa = await school.addStudent({ name })
  await signIn(school.admin)
  const enter = async () => {
    await page.goto(`/admin/students?search=${musa.email}`)
    const dialog = await chooseAction(page, name, 'Login as student')
    await dialog.getByRole('button', { name: 'Login as Student' }).click()
    await expect(page.getByText('You are signed in as')).toBeVisible()
  }
  await enter()
  // the cookie expired while the site was closed
  const [admin] = (await context.cookies()).filter((it) => it.name === 'token')
  await context.clearCookies({ name: 'token' })
  await page.goto('/')
  await expect(page).toHaveURL('/admin/students')
  expect(admin?.value).not.toBe(school.admin.token)

  await enter()
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  // this also ends the administrator's session, which other tests need
  await page.route('**/api.php?action=logout', (route) =>
    route.fulfill({ json: { status: true, message: '', data: null } }),
  )
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('administrator'))).toBeNull()
  expect((await context.cookies()).filter((it) => it.name === 'token')).toEqual([])
})

test('students are imported from a CSV file after a preview of every row', async ({
  page,
  school,
  signIn,
}) => {
  const known = await school.addStudent()
  const key = uniqueText()
  const csv = `\ufeffName;E-mail;Phone
Zainab ${key};zainab.${key}@example.org;0803 555 0155
عبد الرحمن ${key};abd.${key}@example.org;
Musa;musa@;
Amina;${known.email};
`
  await signIn(school.admin)
  await page.goto('/admin/students')
  await page.getByRole('button', { name: 'Import students' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import students' })
  const sample = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download a sample' }).click()
  expect((await sample).suggestedFilename()).toBe('students_sample.csv')
  const file = { name: 'students.csv', mimeType: 'text/csv' }
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ ...file, buffer: Buffer.from([0x41, 0xff, 0x42]) })
  await expect(dialog.getByText('This file is not written in UTF-8.')).toBeVisible()

  await dialog.getByLabel('CSV file').setInputFiles({ ...file, buffer: Buffer.from(csv) })
  await expect(dialog.getByText('Left out (2)')).toBeVisible()
  await expect(dialog.getByText('The email is not valid')).toBeVisible()
  await expect(dialog.getByText('Already has an account')).toBeVisible()
  await expectAccessible(page)
  const list = () =>
    school.call('/adminActions.php', 'getStudentList', { search: key }, school.admin)
  expect(await list()).toEqual([])

  await dialog.getByRole('button', { name: 'Add 2 students' }).click()
  await expect(toast(page, 'The students were added.')).toBeVisible()
  await expect(rowOf(page, `Zainab ${key}`)).toBeVisible()
  expect(await list()).toHaveLength(2)
})

test('Manage Students and its dialogs are accessible', async ({ page, school, signIn }) => {
  const name = `Zainab ${uniqueText()}`
  const { email } = await school.addStudent({ name })
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${email}`)
  await expect(rowOf(page, name)).toBeVisible()
  await expectAccessible(page)
  for (const action of ['Edit', 'Delete']) {
    const dialog = await chooseAction(page, name, action)
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
