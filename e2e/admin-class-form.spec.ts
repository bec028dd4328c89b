import { expectAccessible } from './a11y.ts'
import { LESSONS } from './admin-class.ts'
import { rows } from './admin-classes-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

test('a category is chosen from those in use or typed, a new class has a prerequisite, and a list shows more rows', async ({
  page,
  school,
  signIn,
}) => {
  const category = `Ṣarf ${uniqueText()}`
  const required = await school.addClass({ category, name: `Letters ${category}` })
  for (let index = 1; index <= 10; index++)
    await school.addClass({ category, name: `Forms ${index} ${category}` })
  await signIn(school.admin)
  await page.goto('/admin/classes')
  await page.getByRole('searchbox').fill(category)
  await expect(rows(page)).toHaveCount(10)
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(rows(page)).toHaveCount(11)
  await expect(page).toHaveURL(/rows=25/)

  await page.getByRole('button', { name: 'Add New Class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Class' })
  const field = dialog.getByRole('combobox', { name: 'Category' })
  await field.fill(category.toLowerCase().slice(0, -1))
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveText([category])
  await expectAccessible(page)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(category)
  await expect(dialog.getByText('A new category')).toBeHidden()
  await field.fill(`${category} new`)
  await expect(dialog.getByText('A new category')).toBeVisible()
  await field.fill(category)
  await field.press('Escape')
  await dialog.getByLabel('Name').fill(`Forms 11 ${category}`)
  await dialog.getByLabel('About').fill('The forms of the verb.')
  await dialog.getByLabel('Prerequisite Class').selectOption(required.id)
  await dialog.getByText('Draft', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Add Class' }).click()
  await expect(page).toHaveURL(/\/admin\/classes\/manage\/\d+$/)
  await expect(page.getByRole('link', { name: `Letters ${category}` })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Publish' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Publish Class' })
  await expect(confirmation).toContainText('nobody is notified')
  await confirmation.getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, 'Class published.')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  const classId = new URL(page.url()).pathname.split('/').at(-1)
  const stored = await school.call(LESSONS, 'getClassDetails', { class_id: classId }, school.admin)
  expect(stored).toMatchObject({ status: '1', prequisite_id: required.id })
  expect(stored).not.toHaveProperty('draft')
})
