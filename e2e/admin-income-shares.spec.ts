import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { parse } from 'csv-parse/sync'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, type TestUser, test, toast, uniqueText } from './fixtures.ts'

/** Changes rows directly in the database. */
function changeRows(school: RunningSchool, statement: string, ...values: (string | number)[]) {
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  database.prepare(statement).run(...values)
  database.close()
}

async function seedTeacherAndClass(school: RunningSchool) {
  const bilal = await school.addStudent({ name: `Bilal ${uniqueText()}` })
  changeRows(school, `update users set role = 11, staff = 'teacher' where id = ?`, Number(bilal.id))
  const naḥw = await school.addClass({
    ...{ premium: '1', amount: '7500', name: `Naḥw · النَّحْو ${uniqueText()}` },
  })
  const amina = await school.addStudent({ wallet: 10_000 })
  await school.call('/api.php', 'classenrolement', { class_id: naḥw.id }, amina)
  return { bilal, naḥw }
}

type Share = { teacher: string; className: string; percent: string }

async function setShare(page: Page, { teacher, className, percent }: Share) {
  await page.getByRole('button', { name: 'Set share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set share' })
  await dialog.getByLabel('Teacher').selectOption(teacher)
  await dialog.getByLabel('Class').selectOption(className)
  await dialog.getByLabel('Share (%)').fill(percent)
  await dialog.getByRole('button', { name: 'Save' }).click()
  return dialog
}

const statementOf = (page: Page, { name }: TestUser) =>
  page.getByRole('region', { name, exact: true })

test('an owner gives a teacher a share of a class, the statement of the month has it, and the teacher sees and downloads the own one (R-STAFF-012)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const { bilal, naḥw } = await seedTeacherAndClass(school)
  await signIn(school.admin)
  await page.goto('/admin/income-shares')
  const share = { teacher: bilal.name, className: naḥw.name }

  const dialog = await setShare(page, { ...share, percent: '133' })
  await expect(dialog.getByText('Enter a percentage from 0 to 100')).toBeVisible()
  await dialog.getByLabel('Share (%)').fill('33.33')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Share saved')).toBeVisible()
  const statement = statementOf(page, bilal)
  // 33.33 % of ₦7,500, rounded down
  await expect(statement.getByText('₦2,499.75')).toHaveCount(2)

  // the shares of a class are at most 100 %
  const refused = await setShare(page, {
    teacher: school.admin.name,
    className: naḥw.name,
    percent: '66.68',
  })
  await expect(
    page.getByRole('alert').filter({ hasText: 'The shares of this class would be 100.01 %' }),
  ).toBeVisible()
  await refused.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()

  const row = page
    .getByRole('table', { name: 'Shares' })
    .getByRole('row')
    .filter({ hasText: bilal.name })
  await row.getByRole('button', { name: 'Change the share' }).click()
  const change = page.getByRole('dialog', { name: 'Change share' })
  await change.getByLabel('Share (%)').fill('40')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('40 %')
  await expect(statement.getByText('₦3,000.00')).toHaveCount(2)
  await expectAccessible(page)

  await page.getByLabel('Month').selectOption({ index: 1 })
  await expect(statement).toHaveCount(0)
})

test('a teacher sees and downloads the own statement and sets no share (R-STAFF-012)', async ({
  page,
  school,
  signIn,
}) => {
  const { bilal, naḥw } = await seedTeacherAndClass(school)
  const share = { user_id: bilal.id, class_id: naḥw.id, basis_points: 4000, from_day: '2026-01-01' }
  await school.call('/api.php', 'reauthenticate', { password: school.admin.password }, school.admin)
  await school.call('/adminActions.php', 'setIncomeShare', share, school.admin)
  await school.call('/api.php', 'reauthenticate', { password: bilal.password }, bilal)
  await signIn(bilal)
  await page.goto('/admin/income-shares')

  await expect(page.getByRole('heading', { name: 'My Statement' })).toBeVisible()
  await expect(statementOf(page, bilal).getByText('₦3,000.00')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Shares' })).toContainText('40 %')
  await expect(page.getByRole('button', { name: /share/i })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^income_statement_\d{4}-\d{2}\.csv$/)
  const [, ...rows] = parse(readFileSync(await download.path()), { bom: true })
  expect(rows).toEqual([
    [expect.any(String), bilal.name, naḥw.name, '40.00', '7500.00', '0.00', '7500.00', '3000.00'],
  ])
})
