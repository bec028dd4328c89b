import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { signBody } from '../server/payments/paystack/signature.ts'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, test, toast, uniqueText } from './fixtures.ts'

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row')

test('a card payment without a webhook is found, rechecked and settled, and the student gets a message', async ({
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

  const refunds = page.getByRole('region', { name: 'Refunds and disputes' })
  await expect(refunds.getByText(/disputes? needs? a response/)).toBeVisible()
  await expect(refunds.getByText(/^Students owe ₦/)).toBeVisible()
  await refunds.getByRole('button', { name: 'Show disputes' }).click()
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
  await expect(rowsOf(page, 'Payments').first()).toContainText('Refund to the card')

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
