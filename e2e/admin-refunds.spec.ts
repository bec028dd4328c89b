import { expectAccessible } from './a11y.ts'
import { expect, test, toast } from './fixtures.ts'
import { payByCard, postJson } from './pay-by-card.ts'

test('a payment for a class is refunded in parts to wallet and card, an excessive amount is rejected, and a failed card refund goes to the wallet (R-TRUST-007)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent()
  const paid = await school.addClass({ premium: '1', amount: '7500', name: 'Naḥw · النَّحْو' })
  const reference = await payByCard(school, amina, { class_id: paid.id })
  await signIn(school.admin)
  await page.goto('/admin/payments?tab=cards')
  await page.getByRole('searchbox', { name: 'Search card payments' }).fill(reference)
  const row = page.getByRole('table', { name: 'Card payments' }).locator('tbody').getByRole('row')
  await expect(row).toHaveCount(1)

  // a partial refund to the wallet; an amount above the payment shows an error at its field
  await row.getByRole('button', { name: `Refund ${reference}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  const amount = dialog.getByLabel('Amount (₦)')
  await expect(amount).toHaveValue('7500')
  await amount.fill('7500.01')
  await dialog.getByLabel('Reason').fill('Could not attend')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(dialog.getByText('At most ₦7,500 of this payment can be refunded.')).toBeVisible()
  await amount.fill('4000')
  // toasts are shown in the dialog too
  const consequence = dialog.locator('p[role=status]')
  await expect(consequence).toHaveText(
    /₦4,000 back to the wallet of Amina Bello\. The enrolment in Naḥw stays\./,
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Refund ₦4,000' }).click()
  await expect(toast(page, 'Refunded to the wallet.')).toBeVisible()
  await expect(row).toContainText('₦4,000.00 refunded to the wallet')

  // a partial refund to the card, which ends the enrolment
  await row.getByRole('button', { name: `Refund ${reference}` }).click()
  await expect(amount).toHaveValue('3500')
  await amount.fill('2000')
  await dialog.getByLabel('To the card').check()
  await dialog.getByLabel('Reason').fill('Could not attend')
  await dialog.getByLabel(/^End the enrolment/).check()
  await expect(consequence).toHaveText(/₦2,000 back to the card .* ends now\./)
  await dialog.getByRole('button', { name: 'Refund ₦2,000' }).click()
  await expect(toast(page, 'The refund is on its way to the card.')).toBeVisible()
  await expect(row).toContainText('Refund pending')
  expect(await school.call('/api.php', 'get_my_classes', {}, amina)).toEqual([])

  // the provider's webhook, and a refund that it cannot pay out
  const decide = (outcome: string) => postJson(school, '/sandbox/refund', { reference, outcome })
  expect(await decide('processed')).toBe(200)
  const rest = { reference, amount: 1500, to: 'card', reason: 'Could not attend' }
  const request = { ...rest, end_enrolment: '0', once: `rest-${reference}` }
  await school.call('/adminActions.php', 'refundPayment', request, school.admin)
  expect(await decide('failed')).toBe(200)
  await page.reload()
  await expect(row).toContainText('Refunded')
  await expect(row).toContainText('Refund failed')
  await page.getByRole('button', { name: 'Show failed refunds' }).click()
  await expect(page.getByLabel('State')).toHaveValue('refund_failed')
  await page.getByRole('searchbox', { name: 'Search card payments' }).fill(reference)
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('button', { name: /^Try again/ })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Refund to wallet instead/ }).click()
  await expect(toast(page, 'The refund is in the wallet.')).toBeVisible()

  await signIn(amina)
  await page.goto('/wallet-history')
  const entries = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
  await expect(entries.first()).toContainText('Refund to your wallet instead of your card')
  await expect(entries.filter({ hasText: '(Could not attend)' })).toHaveCount(5)
  await expect(page.getByRole('main').getByText('₦5,500.00').first()).toBeVisible()
})
