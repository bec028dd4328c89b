import { expectAccessible } from './a11y.ts'
import {
  cardWindow,
  enableCardPayments,
  optionsSentToProvider,
  pressInCardWindow,
  stubProviderScript,
  walletOf,
} from './card-payment.ts'
import { addPaidClass, enrolmentsOf, openPaymentRequired, PAID } from './class-payment.ts'
import { expireSubscriptions } from './expire-subscriptions.ts'
import { expect, test, toast } from './fixtures.ts'

test.beforeAll(({ school }) => enableCardPayments(school))

test('a class is paid by card and joined, and the balance is unchanged (R-CLASS-024, R-CLASS-027, R-MONEY-016, R-MONEY-015)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ wallet: 20 })
  const paid = await addPaidClass(school)
  await school.addLesson(paid.id, { subject: 'The first lesson' })
  await signIn(amina)
  const dialog = await openPaymentRequired(page, paid)
  await dialog.getByRole('radio', { name: /Pay ₦7,500 by card/ }).check()
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()

  const card = cardWindow(page)
  await expect(card.getByText(new RegExp(`^CLASS_${paid.id}_\\d+$`))).toBeVisible()
  await expect(card.getByText(amina.email)).toBeVisible()
  await expect(card.getByRole('heading', { name: /₦7,500\.00/ })).toBeVisible()
  await pressInCardWindow(page, 'Success')

  await expect(toast(page, PAID)).toBeVisible()
  await expect(dialog).toBeHidden()
  // the receipt of the class, as after a payment from the wallet
  const classReceipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(classReceipt).toContainText('-₦7,500.00')
  await classReceipt.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
  await expect(page.getByText('Your Progress')).toBeVisible()
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 20, sum: 20 })

  // the receipt of the card payment has the reference of the provider
  await page.goto('/wallet-history')
  await page
    .getByRole('list', { name: 'Transactions' })
    .getByRole('button', { name: /Card payment: / })
    .click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt).toContainText('+₦7,500.00')
  await expect(receipt).toContainText(new RegExp(`ReferenceCLASS_${paid.id}_\\d+`))
  const download = page.waitForEvent('download')
  await receipt.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^receipt-CLASS_\d+_\d+\.png$/)
})

test('the payment window opens with the price of the class in kobo (R-CLASS-030)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  const paid = await addPaidClass(school)
  await stubProviderScript(page, 'newest')
  await signIn(amina)
  const dialog = await openPaymentRequired(page, paid)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()

  expect(await optionsSentToProvider(page)).toEqual({
    key: 'pk_test_sandbox',
    email: amina.email,
    amount: 750_000,
    currency: 'NGN',
    reference: expect.stringMatching(new RegExp(`^CLASS_${paid.id}_\\d+$`)),
  })
})

test('an expired subscription is renewed by card, after a closed window and with a lost callback (R-MONEY-015, R-MONEY-011)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 7500 })
  const monthly = await addPaidClass(school, { monthlySub: '1' })
  await school.call('/api.php', 'classenrolement', { class_id: monthly.id }, amina)
  expireSubscriptions(school, monthly.id)
  await signIn(amina)
  const dialog = await openPaymentRequired(page, monthly, 'Renew Subscription')
  // with an empty wallet only a card is offered
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' })
  await proceed.click()
  await pressInCardWindow(page, 'Close window')
  await expect(toast(page, 'Payment window closed')).toBeVisible()
  expect((await walletOf(school, amina)).rows).toHaveLength(2)

  await proceed.click()
  await pressInCardWindow(page, 'Success without callback')
  await expect.poll(async () => (await walletOf(school, amina)).rows.length).toBe(4)
  await pressInCardWindow(page, 'Close window')

  await expect(toast(page, PAID)).toBeVisible()
  await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your subscription has expired', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Renew Subscription' })).toHaveCount(0)
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })
  expect((await walletOf(school, amina)).rows).toHaveLength(4)
})

test('the missing amount can be funded by card, and the class is then paid from the wallet (R-CLASS-023)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 5000.5 })
  const paid = await addPaidClass(school)
  await signIn(amina)
  const dialog = await openPaymentRequired(page, paid)
  const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' })
  await expect(dialog.getByRole('radio', { name: /Top up ₦2,499.50 by card/ })).toBeChecked()
  await expect(proceed).toHaveAccessibleDescription('Pay ₦2,499.50 by card')
  await dialog.getByRole('radio', { name: /Pay ₦7,500 by card/ }).check()
  await expect(proceed).toHaveAccessibleDescription('Pay ₦7,500 by card')
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /Top up ₦2,499.50 by card/ }).check()
  await proceed.click()
  await expect(cardWindow(page).getByRole('heading', { name: /₦2,499\.50/ })).toBeVisible()
  await pressInCardWindow(page, 'Success')

  await expect(toast(page, 'Payment successful! Your wallet has been funded.')).toBeVisible()
  await expect(toast(page, 'Successfully enrolled in the class!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your Progress')).toBeVisible()
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })
})
