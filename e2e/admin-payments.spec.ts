import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { expectAccessible } from './a11y.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row')
const sum = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Sums' }).locator('.card').filter({ hasText: label })

test('the payments are totalled, searched, filtered, paged and exported (R-APAY-001, R-APAY-002, R-APAY-003, R-APAY-004, R-APAY-005, R-APAY-006, R-APAY-007, R-PAY-005)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const name = `=Ɗanjuma ${uniqueText()}`
  const musa = await school.addStudent({ name, wallet: 5000.5 })
  for (let index = 1; index <= 10; index++) {
    const fields = { student_id: musa.id, amount: index }
    await school.call('/adminActions.php', 'fundWallet', fields, school.admin)
  }
  const paid = await school.addClass({ premium: '1', amount: '2500', name: 'Naḥw · النَّحْو' })
  await school.call('/api.php', 'classenrolement', { class_id: paid.id }, musa)
  await signIn(school.admin)
  await page.goto('/admin/payments')
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search payments' })
  await search.fill(name.toUpperCase())
  await expect(page.getByText('12 payments')).toBeVisible()
  const figures = ['Received', 'Refunded', 'Income', 'Spent on classes', 'Held for students']
  const income = page.getByRole('region', { name: 'Income', exact: true })
  for (const figure of figures)
    await expect(income.locator('dl > div').filter({ hasText: figure })).toContainText('₦')
  await expect(sum(page, 'Credits')).toContainText('₦5,055.50')
  await expect(sum(page, 'Debits')).toContainText('₦2,500.00')
  await expect(sum(page, 'Net')).toContainText('₦2,555.50')
  const rows = rowsOf(page, 'Payments')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText('Enrolment: Naḥw')
  await expect(rows.first().getByText('-₦2,500.00').filter({ visible: true })).toHaveCount(1)
  await expect(rows.nth(1).getByText('+₦10.00').filter({ visible: true })).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('+₦5,000.50')
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(rows).toHaveCount(2)

  await page.getByLabel('Type').selectOption('Debit')
  await expect(page.getByText('1 payment', { exact: true })).toBeVisible()
  await expect(sum(page, 'Net')).toContainText('-₦2,500.00')
  await page.getByLabel('Service').selectOption('Funding')
  await expect(page.getByText('No payments match these filters')).toBeVisible()
  await page.getByLabel('Type').selectOption('All types')
  await expect(page.getByText('11 payments')).toBeVisible()
  await page.getByLabel('Period').selectOption('One day…')
  await page.getByLabel('Date').fill('2001-01-01')
  await expect(page.getByText('No payments match these filters')).toBeVisible()
  await page.getByLabel('Period').selectOption({ index: 1 })
  await page.getByLabel('Service').selectOption('All services')
  await expect(page.getByText('12 payments')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^payments_export_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const saved: string[][] = parse(text, { bom: true })
  expect(saved).toHaveLength(13)
  expect(saved[1]?.slice(1)).toEqual([
    `'${name}`,
    'Enrolment: Naḥw · النَّحْو',
    'enrolment',
    'debit',
    '-2500.00',
    musa.email,
    expect.stringMatching(/^WALLET_\d+$/),
    '2555.50',
    '',
    // no entry of the sandbox
    '',
    // of no recorded payment
    ...['', '', '', '', ''],
  ])
  expect(saved[2]?.[9]).toBe(school.admin.name)
})

test('an administrator reads who funded a wallet and why, opens the receipt, and takes a wrong amount back within the balance', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ name: `Amina ${uniqueText()}` })
  const funding = { student_id: amina.id, amount: 5000, reason: 'Bank transfer' }
  await school.call('/adminActions.php', 'fundWallet', funding, school.admin)
  const correction = { student_id: amina.id, amount: 1000, reason: 'Wrong amount', once: 'first' }
  await school.call('/adminActions.php', 'correctWallet', correction, school.admin)
  await signIn(school.admin)
  await page.goto(`/admin/payments?search=${encodeURIComponent(amina.name)}&period=this`)

  const rows = rowsOf(page, 'Payments')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Wallet funding by the school: Bank transfer')
  await expect(rows.nth(1)).toContainText(`by ${school.admin.name}`)
  await expect(rows.nth(1).getByRole('link', { name: amina.name })).toHaveAttribute(
    'href',
    `/admin/students/${amina.id}`,
  )
  await rows
    .nth(1)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt).toContainText(amina.name)
  await expect(receipt).toContainText('₦5,000.00')
  await receipt.getByRole('button', { name: 'Done' }).click()

  await rows
    .nth(1)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Correct wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct Wallet' })
  await expect(dialog.getByLabel('Amount to take (₦)')).toHaveValue('4000')
  await expectAccessible(page)
  // ten million is the most that a wallet is funded with at once
  for (const amount of ['4000.01', '20000000']) {
    await dialog.getByLabel('Amount to take (₦)').fill(amount)
    await dialog.getByRole('button', { name: 'Take', exact: true }).click()
    await expect(dialog.getByLabel('Amount to take (₦)'), amount).toHaveAccessibleDescription(
      /The wallet contains ₦4,000\.00\. A correction cannot take more\./,
    )
  }
  await expect(dialog.getByText('Please enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Transfer did not arrive')
  await dialog.getByLabel('Amount to take (₦)').fill('4000')
  // meanwhile the student spends a part of it
  await school.call(
    '/adminActions.php',
    'correctWallet',
    { ...correction, amount: 1, once: 'second' },
    school.admin,
  )
  await dialog.getByRole('button', { name: 'Take ₦4,000.00' }).click()
  await expect(
    dialog.getByText('The wallet contains ₦3,999.00. A correction cannot take more.'),
  ).toBeVisible()
  await dialog.getByLabel('Amount to take (₦)').fill('3999')
  await dialog.getByRole('button', { name: 'Take ₦3,999.00' }).click()
  await expect(toast(page, 'Wallet corrected successfully!')).toBeVisible()
  await expect(rows.first()).toContainText('Correction by the school: Transfer did not arrive')
  await expect(sum(page, 'Net')).toContainText('₦0.00')
})
