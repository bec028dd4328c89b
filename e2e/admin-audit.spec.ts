import { expectAccessible } from './a11y.ts'
import { expect, test, uniqueText } from './fixtures.ts'

test('the audit log shows who did what to whom, and filters by user and by kind of action (R-ASTUD-016)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const name = `Khadija ${uniqueText()}`
  const student = await school.addStudent({ name, wallet: 250 })
  const on = { student_id: student.id }
  const callAdmin = (action: string, fields: object) =>
    school.call('/adminActions.php', action, { ...fields }, school.admin)
  const form = { ...on, name, email: student.email, phonenumber: '08030000000' }
  await callAdmin('editStudent', { ...form, role: '11' })
  await callAdmin('editStudent', { ...form, role: '1' })
  await callAdmin('loginAsStudent', { student_email: student.email })
  await callAdmin('resetPassword', { ...on, new_password: 'a new password' })
  await callAdmin('importStudents', {
    csv: `name,email\nZ,${uniqueText()}@example.org`,
    confirm: 'true',
  })
  await callAdmin('deleteStudent', on)
  await signIn(school.admin)
  await page.goto('/admin/audit')
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible()
  const auditEntries = page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem')
  await expect(
    auditEntries.filter({ hasText: 'imported 1 student from a file' }).first(),
  ).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search the log' }).fill(name)
  const by = 'Administrator'
  await expect(auditEntries).toHaveCount(7)
  for (const [index, sentence] of [
    `${by} deleted ${name} (deleted)`,
    `${by} set a new password for ${name}`,
    `${by} logged in as ${name}`,
    `${by} made ${name} (deleted) a student`,
    `${by} made ${name} (deleted) an administrator`,
    `${by} changed ${name} (deleted)phone: 08031234567 → 0803`,
    `${by} put ₦250.00 into the wallet of ${name}`,
  ].entries()) {
    await expect(auditEntries.nth(index)).toContainText(sentence)
  }

  await page.getByLabel('Action').selectOption('Change of role')
  await expect(auditEntries).toHaveCount(2)
  await page.reload()
  await expect(auditEntries).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('nobody of this name')
  await expect(page.getByText('Nothing in the log matches your search')).toBeVisible()

  await page.goto('/admin/audit')
  await expect(auditEntries.first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('To').fill('2026-01-31')
  await expect(page.getByText('Nothing in the log matches your search')).toBeVisible()
  await page.getByLabel('To').fill('')
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
})
