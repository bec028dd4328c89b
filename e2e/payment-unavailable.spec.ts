import { enableCardPayments, pressInCardWindow } from './card-payment.ts'
import { addPaidClass, openPaymentRequired, PAID } from './class-payment.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'

test.beforeAll(({ school }) => enableCardPayments(school))

test('without a public key, or without an email, there is no payment (R-CLASS-031, R-CLASS-032, R-WALLET-019)', async ({
  page,
  school,
  signIn,
}) => {
  let key = ''
  await page.route('**/api.php?action=get_app_settings*', async (route) => {
    const response = await (await route.fetch()).json()
    response.data.paystackKey = key
    await route.fulfill({ json: response })
  })
  await signIn(await school.addStudent())
  const paid = await addPaidClass(school)
  const dialog = await openPaymentRequired(page, paid)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(toast(page, 'Payment configuration is missing')).toBeVisible()

  key = 'pk_test_journeys'
  await page.route('**/api.php?action=getUserData', async (route) => {
    const response = await (await route.fetch()).json()
    response.data.email = ''
    await route.fulfill({ json: response })
  })
  await openPaymentRequired(page, paid)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(toast(page, 'User information is missing')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a payment script that does not load is reported, and the next attempt loads it (R-CLASS-034)', async ({
  page,
  school,
  signIn,
}) => {
  let isDown = true
  await page.route('**/sandbox/inline.js', (route) => (isDown ? route.abort() : route.continue()))
  allowConsoleMessage('net::ERR_FAILED')
  await signIn(await school.addStudent())
  const dialog = await openPaymentRequired(page, await addPaidClass(school))
  const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' })
  await proceed.click()
  await expect(
    toast(
      page,
      'The payment window could not be loaded. Please check your connection and try again.',
    ),
  ).toBeVisible()

  isDown = false
  await proceed.click()
  await pressInCardWindow(page, 'Success')
  await expect(toast(page, PAID)).toBeVisible()
})
