import { expectAccessible } from './a11y.ts'
import { chooseAction, rowOf } from './admin-students-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'
import { openSidebar } from './open-sidebar.ts'

test('login as student replaces the session and opens the dashboard; a banner shows it and leads back (R-ASTUD-002, R-ASTUD-017)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
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
    // a request of the administrator's page would be sent as the student
    await page.waitForLoadState('networkidle')
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
  await openSidebar(page)
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
