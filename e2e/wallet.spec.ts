import type { Page } from '@playwright/test'
import { expectAccessible, violationsOf } from './a11y.ts'
import {
  optionsSentToProvider,
  pressInCardWindow,
  stubProviderScript,
  walletOf,
} from './card-payment.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Fund Your Wallet' })
const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')

test.beforeAll(async ({ school }) => {
  const settings = { siteName: 'Lisan', paystackKey: 'pk_test_journeys' }
  await school.call('/api.php', 'updateAppSettings', settings, school.admin)
})

async function openWallet(page: Page) {
  await page.goto('/wallet-history')
  await expect(page.getByRole('heading', { name: 'Wallet History' })).toBeVisible()
}

async function openFunding(page: Page, amount?: string) {
  await page.getByRole('button', { name: 'Fund Wallet' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  if (amount !== undefined) await dialog.getByLabel('Amount (₦)').fill(amount)
  return dialog
}

test('an empty wallet shows an empty state (R-WALLET-001, R-WALLET-002, R-WALLET-009)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await openWallet(page)

  await expect(page.getByText('Track your wallet transactions')).toBeVisible()
  await expect(page.getByText('Current Balance')).toBeVisible()
  await expect(page.getByRole('main').getByText('₦0.00')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No transactions' })).toBeVisible()
  await expect(page.getByText('You have no transactions yet')).toBeVisible()
})

test('twelve ledger entries fill two pages, newest first, with signs, and can be searched (R-WALLET-004, R-WALLET-005, R-WALLET-006, R-WALLET-007, R-WALLET-008)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 5000 })
  for (let index = 1; index <= 10; index++) {
    const fields = { student_id: amina.id, amount: index }
    await school.call('/adminActions.php', 'fundWallet', fields, school.admin)
  }
  const paid = await school.addClass({
    premium: '1',
    amount: '2500',
    name: 'Al-Ājurrūmiyyah · الآجُرُّومِيَّة',
  })
  await school.call('/api.php', 'classenrolement', { class_id: paid.id }, amina)
  await signIn(amina)
  await openWallet(page)

  await expect(page.getByRole('main').getByText('₦2,555.00')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(10)
  const newest = rowsOf(page).first()
  await expect(newest).toContainText('Al-Ājurrūmiyyah')
  await expect(newest).toContainText('-₦2,500.00')
  await expect(newest).toContainText(/\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M/)
  await expect(rowsOf(page).nth(1)).toContainText('+₦10.00')

  await newest.getByRole('button').click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  await expect(receipt).toContainText('Al-Ājurrūmiyyah')
  await expect(receipt).toContainText('-₦2,500.00')
  await expect(receipt).toContainText('Balance after₦2,555.00')
  await expect(receipt).toContainText(/WALLET_\d+/)
  await expectAccessible(page)
  await receipt.getByRole('button', { name: 'Done' }).click()
  await expect(newest.getByRole('button')).toBeFocused()

  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(rowsOf(page).last()).toContainText('+₦5,000.00')

  const search = page.getByPlaceholder('Search transactions...')
  await search.fill('AL-ĀJURR')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await search.fill('no such thing')
  await expect(page.getByText('No transactions match your search')).toBeVisible()
})

test('funding shows the amount while typing, charges the card, and updates balance and history (R-WALLET-003, R-WALLET-010, R-WALLET-011, R-WALLET-012, R-WALLET-013, R-WALLET-015, R-MONEY-015)', async ({
  page,
  school,
  signIn,
}) => {
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

for (const generation of ['newest', 'first'] as const) {
  test(`the provider's ${generation} script gets exactly these options, and the dialog cannot be closed (R-WALLET-014, R-WALLET-020)`, async ({
    page,
    school,
    signIn,
  }) => {
    const amina = await school.addStudent()
    await stubProviderScript(page, generation)
    await signIn(amina)
    await openWallet(page)
    const dialog = await openFunding(page, '5000.50')
    await dialog.getByRole('button', { name: 'Fund Wallet' }).click()

    expect(await optionsSentToProvider(page)).toEqual({
      key: 'pk_test_sandbox',
      email: amina.email,
      amount: 500_050,
      currency: 'NGN',
      [generation === 'newest' ? 'reference' : 'ref']: expect.stringMatching(/^FUND_\d+$/),
    })
    await dialog.getByText('New Balance').click()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog.getByText('Processing...')).toBeVisible()
  })
}

test('closing the payment window reports it, charges nothing and keeps the input; a lost callback still funds the wallet (R-WALLET-016, R-MONEY-011)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent()
  await signIn(amina)
  await openWallet(page)
  const dialog = await openFunding(page, '750')
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await pressInCardWindow(page, 'Close window')

  await expect(toast(page, 'Payment window closed')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Fund Wallet' })).toBeEnabled()
  await expect(dialog.getByLabel('Amount (₦)')).toHaveValue('750')
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, rows: [] })

  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await pressInCardWindow(page, 'Success without callback')
  await expect.poll(async () => (await walletOf(school, amina)).wallet).toBe(750)
  await pressInCardWindow(page, 'Close window')

  await expect(toast(page, 'Payment successful! Your wallet has been funded.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('₦750.00').first()).toBeVisible()
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 750, sum: 750 })
})

test('a funding that is being confirmed is shown after a reload, until it is there (R-WALLET-015)', async ({
  page,
  school,
  signIn,
}) => {
  await signIn(await school.addStudent())
  await openWallet(page)
  const dialog = await openFunding(page, '750')
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await pressInCardWindow(page, 'Success, confirmed late')
  const confirming = page.getByRole('main').getByText('We are confirming your ₦750.')
  await expect(confirming).toBeVisible()

  await page.reload()

  await expect(confirming).toBeVisible()
  await expect(confirming).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByRole('main').getByText('+₦750.00')).toBeVisible()
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
    const answer = await (await route.fetch()).json()
    answer.data.paystackKey = ''
    await route.fulfill({ json: answer })
  })
  await signIn(await school.addStudent())
  await openWallet(page)
  const dialog = await openFunding(page, '500')
  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await expect(toast(page, 'Payment configuration is missing')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a history that did not load can be requested again', async ({ page, school, signIn }) => {
  let isDown = true
  await page.route('**/api.php?action=get_wallet_history', (route) =>
    isDown ? route.abort() : route.continue(),
  )
  allowConsoleMessage('net::ERR_FAILED')
  await signIn(await school.addStudent({ wallet: 100 }))
  await openWallet(page)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  isDown = false
  await again.click()
  await expect(rowsOf(page)).toHaveCount(1)
})

test('the wallet and its dialog are accessible', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent({ wallet: 12_450.5 }))
  await openWallet(page)
  await expect(rowsOf(page)).toHaveCount(1)
  await expectAccessible(page)
  const dialog = await openFunding(page, '5000')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Fund Wallet' }).click()
  await expect(page.frameLocator('iframe').getByText('TEST MODE')).toBeVisible()
  // the payment window is a second document in a frame, with its own landmarks
  const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
  expect(await violationsOf(page, { runOnly: standards })).toEqual([])
})
