import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { parse } from 'csv-parse/sync'
import { signBody } from '../server/payments/signature.ts'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row')
const sum = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Sums' }).locator('.card').filter({ hasText: label })

test('the payments are totalled, searched, filtered, paged and exported (R-APAY-001, R-APAY-002, R-APAY-003, R-APAY-004, R-APAY-005, R-APAY-006, R-APAY-007)', {
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
  ])
  expect(saved[2]?.at(-1)).toBe(school.admin.name)
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
  await dialog.getByLabel('Amount to take (₦)').fill('4000.01')
  await dialog.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(
    dialog.getByText('The wallet contains ₦4,000.00. A correction cannot take more.'),
  ).toBeVisible()
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

test('a card payment without a notice is found, rechecked and settled, and the student gets a message', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const opened = await school.call('/api.php', 'openPayment', { amount: 5000 }, amina)
  await signIn(school.admin)
  await page.goto('/admin/payments')
  await page.getByRole('tab', { name: 'Card payments' }).click()

  await page.getByRole('searchbox', { name: 'Search card payments' }).fill(amina.email)
  const row = rowsOf(page, 'Card payments')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(opened.reference)
  await expect(row).toContainText('Pending')
  await expectAccessible(page)
  const again = page.getByRole('button', { name: `Re-check ${opened.reference}` })
  await again.click()
  await expect(toast(page, 'Nothing has been paid yet.')).toBeVisible()

  chargeWithoutNotice(school, opened)
  await again.click()
  await expect(toast(page, '₦5,000.00 of Amina Bello arrived.')).toBeVisible()
  await expect(row).toContainText('Settled')
  await expect(again).toHaveCount(0)
  await page.getByLabel('State').selectOption('Failed')
  await expect(page.getByText('No card payments match these filters')).toBeVisible()
  const [message] = await school.call('/messages.php', 'getMessages', {}, amina)
  expect(message.body).toBe('Your payment of ₦5,000 arrived. It is in your wallet.')
})

test('a refund and a dispute at the provider are labelled, counted and found, and the student’s wallet history shows them (R-MONEY-002)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const opened = await school.call('/api.php', 'openPayment', { amount: 5000 }, amina)
  const { reference } = opened
  chargeWithoutNotice(school, opened)
  await school.call('/api.php', 'verifyPayment', { reference }, amina)
  const paid = await school.addClass({ premium: '1', amount: '3000' })
  await school.call('/api.php', 'classenrolement', { class_id: paid.id }, amina)
  await reportByProvider(school, {
    event: 'refund.processed',
    data: {
      ...{ transaction_reference: reference, refund_reference: '132013318360' },
      ...{ status: 'processed', amount: '250000', currency: 'NGN' },
    },
  })
  const id = Number(uniqueText().replace(/\D/g, '').slice(-9)) + 1
  await reportByProvider(school, {
    event: 'charge.dispute.create',
    data: {
      ...{ id, refund_amount: 250_000, currency: 'NGN', resolution: null },
      ...{ status: 'awaiting-merchant-feedback', category: 'chargeback' },
      transaction: { reference, amount: 500_000, currency: 'NGN' },
      dueAt: '2030-11-25T18:00:00.000Z',
    },
  })
  await signIn(school.admin)
  await page.goto('/admin/payments?tab=cards')

  const troubles = page.getByRole('region', { name: 'Refunds and disputes' })
  await expect(troubles.getByText(/disputes? needs? a response/)).toBeVisible()
  await expect(troubles.getByText(/^Students owe ₦/)).toBeVisible()
  await troubles.getByRole('button', { name: 'Show disputes' }).click()
  await expect(page.getByLabel('State')).toHaveValue('disputed')
  await page.getByRole('searchbox', { name: 'Search card payments' }).fill(reference)
  const row = rowsOf(page, 'Card payments')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Settled')
  await expect(row).toContainText('Refunded')
  await expect(row).toContainText('₦2,500 · ₦500 owed by the student')
  await expect(row).toContainText('Dispute open')
  await expect(row).toContainText(/answer by 25 Nov 2030/)
  await expectAccessible(page)
  await page.getByLabel('State').selectOption('Owed by the student')
  await expect(row).toHaveCount(1)
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByLabel('Service').selectOption('Refund')
  await expect(rowsOf(page, 'Payments').first()).toContainText('Refund to your card')

  await signIn(amina)
  await page.goto('/wallet-history')
  const entries = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
  await expect(entries.first()).toContainText('Refund to your card: Wallet funding')
  await expect(entries.first()).toContainText('-₦2,500.00')
  await expect(entries.nth(1)).toContainText('Owed to the school')
  await expect(page.getByRole('main').getByText('₦0.00')).toBeVisible()
})

/** Sends a webhook of the card provider, signed with the key of the sandbox. */
async function reportByProvider(school: RunningSchool, event: object) {
  const body = JSON.stringify(event)
  const send = (signature: string) =>
    fetch(`${school.url}/webhooks/paystack`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      body,
    })
  // the key is created when the first signature is verified
  expect((await send('none')).status).toBe(401)
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  const secret = database.prepare("select value from secrets where name = 'sandbox'").pluck().get()
  database.close()
  expect((await send(signBody(body, String(secret)))).status).toBe(200)
}

type OpenedPayment = { reference: string; amount: number; currency: string; email: string }

/** Charges the card without a response to the page and without a webhook. */
function chargeWithoutNotice(
  school: RunningSchool,
  { reference, amount, currency, email }: OpenedPayment,
) {
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  database
    .prepare(
      "insert into sandbox_charges (reference, status, amount, currency, email, resolves_at) values (?, 'success', ?, ?, ?, 0)",
    )
    .run(reference, amount * 100, currency, email)
  database.close()
}
