import { chooseAction, rowOf } from './admin-students-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

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
    if (isForm) await page.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
  }
  expect(await page.evaluate(() => localStorage.getItem('administrator'))).toBeNull()
})
