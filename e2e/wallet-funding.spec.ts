import { enableCardPayments, pressInCardWindow, walletOf } from './card-payment.ts'
import { expect, test, toast } from './fixtures.ts'
import { openFunding, openWallet, rowsOf } from './wallet-page.ts'

test.beforeAll(({ school }) => enableCardPayments(school))

test('funding shows the amount while typing, charges the card, and updates balance and history (R-WALLET-003, R-WALLET-010, R-WALLET-011, R-WALLET-012, R-WALLET-013, R-WALLET-015, R-MONEY-015)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ wallet: 12_450 })
  await signIn(amina)
  await openWallet(page)

  const dialog = await openFunding(page, '5000')
  await expect(dialog.getByText('Minimum amount: ₦100')).toBeVisible()
  await expect(dialog.getByLabel('Amount (₦)')).toHaveAttribute('min', '100')
  for (const [label, sum] of [
    ['Current Balance', '₦12,450.00'],
    ['Amount to Add', '₦5,000.00'],
    ['New Balance', '₦17,450.00'],
  ] as const) {
    await expect(dialog.locator('dl > div').filter({ hasText: label })).toContainText(sum)
  }
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await pressInCardWindow(page, 'Success')

  await expect(toast(page, 'Payment successful! Your wallet has been funded.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('₦17,450.00')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(rowsOf(page).first()).toContainText('Wallet funding')
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 17_450, sum: 17_450 })

  await openFunding(page)
  await expect(dialog.getByLabel('Amount (₦)')).toHaveValue('')
})

test('during a payment the dialog shows Processing... and cannot be closed (R-WALLET-013, R-WALLET-014)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await openWallet(page)
  const dialog = await openFunding(page, '100')
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await expect(page.frameLocator('iframe').getByText('TEST MODE')).toBeVisible()

  await expect(dialog.getByText('Processing...')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})

test('funding requires an amount (R-WALLET-017)', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await openWallet(page)
  const dialog = await openFunding(page)
  for (const amount of ['', '0', '-5', '1.005', '10000001']) {
    await dialog.getByLabel('Amount (₦)').fill(amount)
    await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
    await expect(dialog.getByText('Please enter a valid amount'), amount).toBeVisible()
  }
  await dialog.getByLabel('Amount (₦)').fill('99.99')
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await expect(dialog.getByText('Please enter a valid amount of at least ₦100')).toBeVisible()
  // too large an amount is reported before the request
  await dialog.getByLabel('Amount (₦)').fill('10000001')
  await expect(dialog.getByText('Please enter a valid amount of at most ₦10,000,000')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('without a public key there is no payment (R-WALLET-018)', async ({
  page,
  school,
  signIn,
}) => {
  await page.route('**/api.php?action=get_app_settings*', async (route) => {
    const response = await (await route.fetch()).json()
    response.data.paystackKey = ''
    await route.fulfill({ json: response })
  })
  await signIn(await school.addStudent())
  await openWallet(page)
  const dialog = await openFunding(page, '500')
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await expect(toast(page, 'Payment configuration is missing')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
