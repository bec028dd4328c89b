import { expectAccessible, violationsOf } from './a11y.ts'
import { enableCardPayments } from './card-payment.ts'
import { allowConsoleMessage, expect, test } from './fixtures.ts'
import { openFunding, openWallet, rowsOf } from './wallet-page.ts'

test.beforeAll(({ school }) => enableCardPayments(school))

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

test('twelve ledger entries fill two pages, newest first, with signs, and can be searched (R-WALLET-004, R-WALLET-005, R-WALLET-006, R-WALLET-007, R-WALLET-008)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
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

  // the arrow at the end of the row says that it opens
  await expect(newest.locator('.amount + svg')).toBeVisible()
  const arrow = await newest.locator('.amount + svg').boundingBox()
  const what = await newest.locator('.what').boundingBox()
  expect(arrow?.width).toBeGreaterThan(8)
  expect(arrow?.x).toBeGreaterThanOrEqual((what?.x ?? 0) + (what?.width ?? 0))
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

test('a wallet without transactions has nothing to search', async ({ page, school, signIn }) => {
  await signIn(await school.addStudent())
  await page.goto('/wallet-history')
  await expect(page.getByText('You have no transactions yet')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})
