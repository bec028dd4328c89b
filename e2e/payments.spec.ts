import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  cardWindow,
  optionsSentToProvider,
  pressInCardWindow,
  stubProviderScript,
  walletOf,
} from './card-payment.ts'
import { expireSubscriptions } from './expire-subscriptions.ts'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  type TestUser,
  test,
  toast,
} from './fixtures.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Payment Required' })
const PAID = 'Payment successful! You can now access the class.'

test.beforeAll(async ({ school }) => {
  const settings = { siteName: 'Lisan', paystackKey: 'pk_test_journeys' }
  await school.call('/api.php', 'updateAppSettings', settings, school.admin)
})

type JourneyFixtures = {
  page: Page
  school: RunningSchool
  signIn: (person: TestUser) => Promise<void>
}

const addPaidClass = (school: RunningSchool, fields = {}) =>
  school.addClass({ premium: '1', amount: '7500', ...fields })

/** Opens a class for ₦7,500 and clicks until Payment Required is shown. */
async function openPaymentRequired(page: Page, { rand }: { rand: string }, press = 'Pay Now') {
  await page.goto(`/classes/${rand}`)
  await page.getByRole('button', { name: press }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** A student without money, a class for ₦7,500, and the open payment window. */
async function openCardWindow({ page, school, signIn }: JourneyFixtures) {
  const amina = await school.addStudent()
  const paid = await addPaidClass(school)
  await signIn(amina)
  const dialog = await openPaymentRequired(page, paid)
  const proceed = dialog.getByRole('button', { name: 'Proceed to Payment' })
  await proceed.click()
  return { amina, paid, dialog, proceed }
}

async function enrolmentsOf(school: RunningSchool, student: TestUser) {
  return school.call('/api.php', 'get_my_classes', {}, student)
}

test('a class is paid by card and joined, and the balance is unchanged (R-CLASS-024, R-CLASS-027, R-MONEY-016, R-MONEY-015)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ wallet: 20 })
  const paid = await addPaidClass(school)
  await school.addLesson(paid.id, { subject: 'The first lesson' })
  await signIn(amina)
  const dialog = await openPaymentRequired(page, paid)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()

  const card = cardWindow(page)
  await expect(card.getByText(new RegExp(`^CLASS_${paid.id}_\\d+$`))).toBeVisible()
  await expect(card.getByText(amina.email)).toBeVisible()
  await expect(card.getByRole('heading', { name: /₦7,500\.00/ })).toBeVisible()
  await pressInCardWindow(page, 'Success')

  await expect(toast(page, PAID)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
  await expect(page.getByText('Your Progress')).toBeVisible()
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 20, sum: 20 })
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

test('closing the payment window reports it and pays nothing; a lost callback still leads to the enrolment (R-CLASS-033, R-MONEY-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, proceed } = await openCardWindow({ page, school, signIn })
  await pressInCardWindow(page, 'Failure')
  await expect(
    page.frameLocator('iframe').getByText('Declined. Try again, or close the window.'),
  ).toBeVisible()
  await pressInCardWindow(page, 'Close window')

  await expect(toast(page, 'Payment window closed')).toBeVisible()
  await expect(proceed).toBeEnabled()
  expect(await enrolmentsOf(school, amina)).toEqual([])
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, rows: [] })

  await proceed.click()
  await pressInCardWindow(page, 'Success without callback')
  await expect(page.frameLocator('iframe').getByText(/does not receive a callback/)).toBeVisible()
  await expect.poll(async () => (await enrolmentsOf(school, amina)).length).toBe(1)
  await pressInCardWindow(page, 'Close window')

  await expect(toast(page, PAID)).toBeVisible()
  await expect(page.getByText('Your Progress')).toBeVisible()
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })
})

test('if the page is closed before the response, the notice leads to the enrolment', async ({
  page,
  school,
  signIn,
}) => {
  await openCardWindow({ page, school, signIn })
  await pressInCardWindow(page, 'Success without callback')
  await expect(page.frameLocator('iframe').getByText(/does not receive a callback/)).toBeVisible()
  await page.reload()

  await expect(page.getByText('Your Progress')).toBeVisible()
})

test('after a page with an open card window was closed, the student starts again without waiting', async ({
  page,
  school,
  signIn,
}) => {
  const { amina } = await openCardWindow({ page, school, signIn })
  await expect(page.frameLocator('iframe').getByText('TEST MODE')).toBeVisible()
  await page.reload()

  await expect(page.getByRole('button', { name: 'Confirming…' })).toBeDisabled()
  await page.getByRole('button', { name: 'start again' }).click()
  await expect(toast(page, 'Nothing was charged. You can pay again.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await dialogOf(page).getByRole('button', { name: 'Proceed to Payment' }).click()
  await pressInCardWindow(page, 'Success')
  await expect(toast(page, PAID)).toBeVisible()
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
})

test('a late response is awaited, and a repeated notice counts once (R-MONEY-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, dialog, proceed } = await openCardWindow({ page, school, signIn })
  await pressInCardWindow(page, 'Success, confirmed late')

  await expect(page.getByRole('main').getByText('We are confirming your ₦7,500.')).toBeVisible()
  await expect(dialog).toBeHidden()
  // nothing to pay with while it is confirmed, on this page or after a reload
  await expect(page.getByRole('button', { name: 'Confirming…' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
  await expectAccessible(page)
  await expect(toast(page, PAID)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('We are confirming your ₦7,500.')).toHaveCount(0)
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })

  const second = await addPaidClass(school)
  await openPaymentRequired(page, second)
  await proceed.click()
  await pressInCardWindow(page, 'Success, webhook twice')
  await expect(toast(page, PAID)).toBeVisible()
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })
  expect((await walletOf(school, amina)).rows).toHaveLength(4)
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
  await expect(dialog.getByRole('radio', { name: /Pay ₦7,500 by card/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /Top up ₦2,499.50 by card/ }).check()
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(cardWindow(page).getByRole('heading', { name: /₦2,499\.50/ })).toBeVisible()
  await pressInCardWindow(page, 'Success')

  await expect(toast(page, 'Payment successful! Your wallet has been funded.')).toBeVisible()
  await expect(toast(page, 'Successfully enrolled in the class!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your Progress')).toBeVisible()
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })
})

test('if the class closes during the charge, the student is told that the money is in the wallet', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, paid } = await openCardWindow({ page, school, signIn })
  await expect(page.frameLocator('iframe').getByText('TEST MODE')).toBeVisible()
  await school.call(
    '/adminActions.php',
    'updateClass',
    {
      class_id: paid.id,
      ...{ category: 'Grammar', name: paid.name, about: 'About.', premium: '1', amount: '7500' },
      ...{ status: '1', monthlylimit: 0, prequisite_id: '0', regclosedate: '2020-01-01' },
    },
    school.admin,
  )
  await pressInCardWindow(page, 'Success')

  await expect(
    toast(page, 'Registration for this class has ended. Your ₦7,500 is in your wallet.'),
  ).toBeVisible()
  expect(await enrolmentsOf(school, amina)).toEqual([])
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 7500, sum: 7500 })
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

test('without a public key, or without an email, there is no payment (R-CLASS-031, R-CLASS-032, R-WALLET-019)', async ({
  page,
  school,
  signIn,
}) => {
  let key = ''
  await page.route('**/api.php?action=get_app_settings*', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.paystackKey = key
    await route.fulfill({ json: answer })
  })
  await signIn(await school.addStudent())
  const paid = await addPaidClass(school)
  const dialog = await openPaymentRequired(page, paid)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(toast(page, 'Payment configuration is missing')).toBeVisible()

  key = 'pk_test_journeys'
  await page.route('**/api.php?action=getUserData', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.email = ''
    await route.fulfill({ json: answer })
  })
  await openPaymentRequired(page, paid)
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(toast(page, 'User information is missing')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
