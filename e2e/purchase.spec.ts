import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { changeClass } from './change-class.ts'
import { endSubscriptionsIn, expireSubscriptions } from './expire-subscriptions.ts'
import { expect, test, toast } from './fixtures.ts'

const paidFields = { premium: '1', amount: '500' }
const monthlyFields = { ...paidFields, monthlySub: '1' }

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^(Join|Renew) / })
const receiptOf = (page: Page) => page.getByRole('dialog', { name: 'Receipt' })

test('a paid class is paid from the wallet, once (R-CLASS-004, R-CLASS-006, R-CLASS-021, R-CLASS-002)', {
  tag: ['@journey', '@wide'],
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ wallet: 1200 })
  const name = 'Short Sūrahs · قِصَارُ السُّوَر'
  const { rand } = await school.addClass({ ...monthlyFields, name })
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  await expect(page.getByText('₦500 · Monthly subscription')).toBeVisible()
  await expect(page.getByText('Next subscription: a month after you join')).toBeVisible()

  // the second press of a double press does not close the sheet
  await page.getByRole('button', { name: 'Pay Now' }).dblclick()
  const sheet = sheetOf(page)
  await expect(sheet.getByText('The subscription then runs until', { exact: false })).toBeVisible()
  for (const row of ['Price₦500.00', 'Balance now₦1,200.00', 'Balance after₦700.00'])
    await expect(sheet.locator('dl')).toContainText(row)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Pay ₦500 from wallet' }).dblclick()

  await expect(toast(page, 'Successfully enrolled in the class!')).toBeVisible()
  // the second press found the button busy, so the server declined nothing
  await expect(toast(page, 'You are already enrolled in this class.')).toHaveCount(0)
  const receipt = receiptOf(page)
  await expect(receipt).toContainText('-₦500.00')
  await expect(receipt).toContainText('Balance after₦700.00')
  await expect(receipt).toContainText(/ReferenceWALLET_\d+/)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await receipt.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^receipt-WALLET_\d+\.png$/)
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(receipt).toHaveCount(0)
  await expect(page.getByText(/Next subscription: \d{1,2} \w{3} \d{4}/)).toBeVisible()
  expect((await school.call('/api.php', 'getUserData', {}, amina)).wallet).toBe(700)
})

test('Cancel spends nothing, and a price that changed meanwhile is shown before it is paid', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 1200 })
  const paid = await school.addClass(paidFields)
  await signIn(amina)
  await page.goto(`/classes/${paid.rand}`)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText('Balance after₦700.00')
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: 'Pay Now' }).click()
  await changeClass(school, paid, { amount: '800' })
  await sheet.getByRole('button', { name: 'Pay ₦500 from wallet' }).click()
  await expect(sheet.getByRole('alert')).toContainText('It is now ₦800. Nothing was charged.')
  await expect(sheet).toContainText('Balance after₦400.00')
  expect((await school.call('/api.php', 'getUserData', {}, amina)).wallet).toBe(1200)

  // a price above the balance leads to Payment Required
  await changeClass(school, paid, { amount: '2000' })
  await sheet.getByRole('button', { name: 'Pay ₦800 from wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment Required' })).toContainText(
    'Missing₦800.00',
  )
})

test('within a week of its end a subscription is renewed early on My Classes; a double press pays for one month (R-CLASS-040)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 5000 })
  const monthly = await school.addClass(monthlyFields)
  await school.call('/api.php', 'classenrolement', { class_id: monthly.id }, amina)
  endSubscriptionsIn(school, monthly.id, 6)
  await signIn(amina)
  await page.goto('/my-classes')

  await expect(page.getByText('Renew in 6 days')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Renew Subscription' }).click()
  await sheetOf(page).getByRole('button', { name: 'Pay ₦500 from wallet' }).dblclick()

  await expect(toast(page, 'Subscription renewed successfully!')).toBeVisible()
  await receiptOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Renew Subscription' })).toHaveCount(0)
  await expect(page.getByText('Renew in 6 days')).toHaveCount(0)
  const { wallet } = await school.call('/api.php', 'getUserData', {}, amina)
  expect(wallet).toBe(4000)
})

test('a renewal with an insufficient balance opens Payment Required (R-CLASS-041)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 500 })
  const { id, rand } = await school.addClass(monthlyFields)
  await school.call('/api.php', 'classenrolement', { class_id: id }, amina)
  expireSubscriptions(school, id)
  await signIn(amina)
  await page.goto(`/classes/${rand}`)
  await page.getByRole('button', { name: 'Renew Subscription' }).click()
  await expect(page.getByRole('dialog', { name: 'Payment Required' })).toContainText('₦500.00')
})
