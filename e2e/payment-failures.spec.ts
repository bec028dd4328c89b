import { expectAccessible } from './a11y.ts'
import { enableCardPayments, pressInCardWindow, walletOf } from './card-payment.ts'
import {
  addPaidClass,
  dialogOf,
  enrolmentsOf,
  openCardWindow,
  openPaymentRequired,
  PAID,
} from './class-payment.ts'
import { expect, test, toast } from './fixtures.ts'

test.beforeAll(({ school }) => enableCardPayments(school))

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
  await expect(toast(page, 'Payment window closed')).toHaveCount(0)
  await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Your Progress')).toBeVisible()
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })
})

test('if the page is closed before the response, the webhook leads to the enrolment', async ({
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
  await expectAccessible(page)
  await page.getByRole('button', { name: 'start again' }).click()
  await expect(toast(page, 'Nothing was charged. You can pay again.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await dialogOf(page).getByRole('button', { name: 'Proceed to Payment' }).click()
  await pressInCardWindow(page, 'Success')
  await expect(toast(page, PAID)).toBeVisible()
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)
})

test('a late response is awaited, and a repeated webhook counts once (R-MONEY-011)', async ({
  page,
  school,
  signIn,
}) => {
  const { amina, paid, dialog, proceed } = await openCardWindow({ page, school, signIn })
  await pressInCardWindow(page, 'Success, confirmed late')

  await expect(page.getByRole('main').getByText('We are confirming your ₦7,500.')).toBeVisible()
  await expect(dialog).toBeHidden()
  // nothing to pay with while it is confirmed, on this page or after a reload
  await expect(page.getByRole('button', { name: 'Confirming…' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0)
  // the provider confirms four seconds after the press
  await page.goto('/wallet-history')
  const confirmingRow = page.getByRole('list', { name: 'Being confirmed' }).getByRole('link')
  await expect(confirmingRow).toContainText(`Confirming… ₦7,500 · ${paid.name}`)
  await expect(page.getByText('You have no transactions yet')).toHaveCount(0)
  await expectAccessible(page)
  await expect(toast(page, PAID)).toBeVisible()
  await expect(confirmingRow).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Transactions' })).toContainText('-₦7,500.00')
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })

  const second = await addPaidClass(school)
  await openPaymentRequired(page, second)
  await proceed.click()
  await pressInCardWindow(page, 'Success, webhook twice')
  await expect(toast(page, PAID)).toBeVisible()
  expect(await walletOf(school, amina)).toMatchObject({ wallet: 0, sum: 0 })
  expect((await walletOf(school, amina)).rows).toHaveLength(4)
})

test('if the class closes during the charge, the student reads that the money is in the wallet', async ({
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
