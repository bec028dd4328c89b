import {
  enableCardPayments,
  optionsSentToProvider,
  pressInCardWindow,
  stubProviderScript,
  walletOf,
} from './card-payment.ts'
import { expect, test, toast } from './fixtures.ts'
import { expectLayers } from './open-layers.ts'
import { openFunding, openWallet } from './wallet-page.ts'

test.beforeAll(({ school }) => enableCardPayments(school))

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

test('a funding that is being confirmed is shown after a reload, until the money is in the wallet (R-WALLET-015)', async ({
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
  await expectLayers(page, 0)

  await page.reload()

  await expect(confirming).toBeVisible()
  await expect(confirming).toHaveCount(0)
  await expect(page.getByRole('main').getByText('+₦750.00')).toBeVisible()
})
