import { expectAccessible } from './a11y.ts'
import { chooseAction, rowOf } from './admin-students-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('filters of students are saved under a name and applied with one press, and a list shows more rows', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const name = `Halima ${uniqueText()}`
  for (let index = 0; index < 11; index++) await school.addStudent({ name: `${name} ${index}` })
  await signIn(school.admin)
  await page.goto('/admin/students?group=students')
  const rows = page.getByRole('table', { name: 'Students' }).locator('tbody tr')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText('11 found')).toBeVisible()
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(rows).toHaveCount(11)
  await expect(page).toHaveURL(/size=25/)

  const open = page.getByRole('button', { name: 'Saved filters' })
  const panel = page.getByRole('dialog', { name: 'Saved filters' })
  await open.click()
  await panel.getByRole('button', { name: 'Save filters' }).click()
  await expect(panel.getByText('Enter a name')).toBeVisible()
  await panel.getByLabel('Name for these filters').fill('حليمة this term')
  await expectAccessible(page)
  await panel.getByLabel('Name for these filters').press('Enter')
  await expect(toast(page, 'Filters saved on this device')).toBeVisible()
  await expect(panel).toBeHidden()

  await page.goto('/admin/students')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await open.click()
  await panel.getByRole('button', { name: 'حليمة this term', exact: true }).click()
  await expect(page.getByText('11 found')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await open.click()
  await panel.getByRole('button', { name: 'Remove حليمة this term' }).click()
  await expect(panel.getByRole('list')).toHaveCount(0)
})

test('a wallet is corrected from the list of students, and the audit log leads to the page of the student', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ name: `Amina ${uniqueText()}`, wallet: 500 })
  await signIn(school.admin)
  await page.goto(`/admin/students?search=${encodeURIComponent(amina.name)}`)
  const dialog = await chooseAction(page, amina.name, 'Correct wallet')
  await dialog.getByLabel('Amount to take (₦)').fill('200')
  await dialog.getByLabel('Reason').fill('Entered twice')
  await dialog.getByRole('button', { name: 'Take ₦200.00' }).click()
  await expect(rowOf(page, amina.name)).toContainText('₦300.00')

  await page.goto(`/admin/audit?person=${amina.email}&size=50`)
  const entries = page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await entries.first().getByRole('link', { name: amina.name }).click()
  await expect(page).toHaveURL(`/admin/students/${amina.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(amina.name)
  await page.getByRole('button', { name: `More actions for ${amina.name}` }).click()
  await page.getByRole('menuitem', { name: 'Correct wallet' }).click()
  await expect(page.getByRole('dialog')).toContainText('₦300.00')
})
