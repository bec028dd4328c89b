import { expectAccessible } from './a11y.ts'
import { expect, test, uniqueText } from './fixtures.ts'

test('an administrator erases an account after two confirmations, and decides about texts of others that name the person (R-TRUST-002)', async ({
  page,
  school,
  signIn,
}) => {
  const name = `Zulaykha ${uniqueText()}`
  const zulaykha = await school.addStudent({ name })
  const fields = { subject: 'Prize', message: `${name} has won.`, delivery_method: 'inApp' }
  const message = { ...fields, message_style: 'normal', send_to_all: 'true' }
  await school.call('/adminActions.php', 'sendMessage', message, school.admin)
  await signIn(school.admin)
  await page.goto(`/admin/students/${zulaykha.id}`)
  await page.getByRole('button', { name: `More actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/After that it is erased/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Erase now instead' }).click()
  await expect(dialog.getByRole('heading', { name: 'Erase this account now?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('heading', { name: 'Nothing can be brought back' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Erase now' }).click()
  await expect(page.getByText(/The account is being erased/)).toBeVisible()

  const mention = page
    .getByRole('listitem')
    .filter({ has: page.locator('mark', { hasText: name }) })
  // the worker looks each minute
  await expect(async () => {
    await page.goto('/admin/bin')
    await expect(mention).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 200_000 })
  await expect(mention.getByRole('link', { name: 'Message' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await mention.getByRole('button', { name: 'Done: Message', exact: true }).click()
  await expect(mention).toBeHidden()
})

test('a deleted student whose email signed up again is restored under another one', async ({
  page,
  school,
  signIn,
}) => {
  const name = `Hauwa ${uniqueText()}`
  const hauwa = await school.addStudent({ name, wallet: 4500 })
  const on = { student_id: String(hauwa.id) }
  await school.call('/adminActions.php', 'deleteStudent', on, school.admin)
  const account = { name: 'Hauwa Again', email: hauwa.email, phonenumber: '08031234567' }
  await school.call('/api.php', 'signup', { ...account, password: 'a good password' })
  await signIn(school.admin)
  await page.goto('/admin/bin?kind=student')
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Restore ${name}` })
  await expect(dialog.getByText(/Hauwa Again has signed up with/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/Email address/).fill(`other-${hauwa.email}`)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Restore ${name}` })).toBeHidden()
})
