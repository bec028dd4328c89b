import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { allowConsoleMessage, expect, test, toast, uniqueText } from './fixtures.ts'

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^(Join|Part) / })
const closeReceipt = (page: Page) =>
  page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Done' }).click()

test('a class is joined with the first of three parts and a coupon, and the next part is paid in the wallet (R-PAY-006, R-PAY-007)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const amina = await school.addStudent({ wallet: 9000 })
  const fields = { premium: '1', amount: '12000', parts: 3, name: `Ṣarf ${uniqueText()}` }
  const paid = await school.addClass(fields)
  const code = `R-${uniqueText()}`.toUpperCase().slice(0, 16)
  const coupon = { code, kind: 'percent', percent: 25, class_ids: [paid.id] }
  await school.call('/adminActions.php', 'createCoupon', coupon, school.admin)
  await signIn(amina)
  await page.goto(`/classes/${paid.rand}`)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  const required = page.getByRole('dialog', { name: 'Payment Required' })
  // the wallet does not cover the whole price, but the first part
  await expect(required).toBeVisible()
  await required.getByRole('button', { name: 'Have a coupon?' }).click()
  await required.getByLabel('Coupon').fill('NO-SUCH-CODE')
  await required.getByRole('button', { name: 'Apply' }).click()
  await expect(required.getByLabel('Coupon')).toHaveAccessibleDescription(/coupon/i)
  await expectAccessible(page)
  await required.getByLabel('Coupon').fill(code.toLowerCase())
  await required.getByRole('button', { name: 'Apply' }).click()

  const sheet = sheetOf(page)
  await expect(sheet.getByText(`${code}: ₦3,000 off`)).toBeVisible()
  await sheet.getByText('In 3 parts: ₦3,000 now').click()
  await expect(sheet.locator('dl')).toContainText('Balance after₦6,000.00')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Pay ₦3,000 from wallet' }).click()
  await expect(toast(page, 'Successfully enrolled in the class!')).toBeVisible()
  await closeReceipt(page)

  await page.goto('/wallet-history')
  await expect(page.getByText(/1 of 3 parts paid · ₦3,000 due/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay part 2 of 3' }).click()
  await sheetOf(page).getByRole('button', { name: 'Pay ₦3,000 from wallet' }).click()
  await closeReceipt(page)
  await expect(page.getByText(/2 of 3 parts paid/)).toBeVisible()
})

test('the owner sees who owes a part, ends a coupon and sees who used it (R-PAY-006, R-PAY-007)', async ({
  page,
  school,
  signIn,
}) => {
  const amina = await school.addStudent({ name: `Amina ${uniqueText()}`, wallet: 9000 })
  const name = `Reading without Vowels ${uniqueText()} · القِرَاءَةُ بِلَا شَكْلٍ`
  const paid = await school.addClass({ premium: '1', amount: '9000', parts: 3, name })
  const code = `C-${uniqueText()}`.toUpperCase().slice(0, 16)
  const coupon = { code, kind: 'naira', amount: 600, note: 'For brothers and sisters' }
  await school.call('/adminActions.php', 'createCoupon', coupon, school.admin)
  const join = { class_id: paid.id, in_parts: '1', coupon: code }
  await school.call('/api.php', 'classenrolement', join, amina)
  await signIn(school.admin)
  await page.goto('/admin/owed?state=all')
  await expect(page.getByRole('link', { name: amina.name, exact: true })).toBeVisible()
  await expectAccessible(page)
  // beside a long title too, an amount is not broken over two lines
  await page.setViewportSize({ width: 1280, height: 800 })
  const amount = page.getByRole('row', { name: amina.name }).getByText('₦2,800')
  expect(await amount.evaluate((it) => it.getClientRects().length)).toBe(1)
  await page.getByRole('button', { name: `Actions for ${amina.name}` }).click()
  await page.getByRole('menuitem', { name: 'Send reminder' }).click()
  await expect(toast(page, /Reminder sent/i)).toBeVisible()

  await page.goto('/admin/coupons')
  await page.getByRole('button', { name: `Actions for ${code}` }).click()
  await page.getByRole('menuitem', { name: 'Who used it' }).click()
  await expect(page.getByRole('dialog').getByText(amina.name)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Actions for ${code}` }).click()
  await page.getByRole('menuitem', { name: 'End coupon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End coupon' }).click()
  await expect(page.getByText('Ended').first()).toBeVisible()

  await page.goto(`/admin/students/${amina.id}`)
  await expect(page.getByText(/1 of 3 parts paid · ₦2,800 due/)).toBeVisible()
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('a student gets an account number, transfers to it, and reads it without a connection (R-PAY-003)', {
    tag: '@journey',
  }, async ({ page, context, school, signIn }) => {
    allowConsoleMessage('net::ERR_')
    const amina = await school.addStudent()
    await signIn(amina)
    await page.goto('/wallet-history')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.getByRole('button', { name: 'Get account number' }).click()
    const panel = page.getByRole('region', { name: 'Pay by transfer' })
    await expect(panel.getByText(/^99\d{8}$/)).toBeVisible()
    await expectAccessible(page)
    const number = (await panel.getByText(/^99\d{8}$/).textContent()) ?? ''
    await panel.getByRole('button', { name: 'Test: simulate a transfer of ₦1,000' }).click()
    await expect(page.getByText('+₦1,000.00')).toBeVisible()
    expect((await school.call('/api.php', 'getUserData', {}, amina)).wallet).toBe(1000)

    // once more with the service worker, which then has the page
    await page.reload()
    await expect(panel.getByText(number)).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(panel.getByText(number)).toBeVisible()
    await context.setOffline(false)
  })
})

test('a transfer that was not credited goes to the owner of the account, who is chosen at first, or to one other student (R-PAY-003)', async ({
  page,
  school,
  signIn,
}) => {
  const word = uniqueText()
  const amina = await school.addStudent({ name: `Amina ${word}` })
  const sister = await school.addStudent({ name: `Hauwa ${word}` })
  const account = await school.call('/api.php', 'openTransferAccount', {}, amina)
  await signIn(school.admin)
  const close = { student_ids: [amina.id], active: '0' }
  await school.call('/adminActions.php', 'setStudentsActive', close, school.admin)
  for (const amount of [70_000, 80_000]) {
    const transfer = { account_number: account.number, amount, outcome: 'success' }
    expect((await page.request.post('/sandbox/transfer', { data: transfer })).ok()).toBe(true)
  }
  await page.goto('/admin/transfers')
  const dialog = page.getByRole('dialog', { name: 'Close case' })
  const open = async (amount: string) => {
    const row = page.getByRole('row').filter({ hasText: amount }).filter({ hasText: amina.name })
    await row.getByRole('button', { name: 'Close case' }).click()
    await dialog.getByRole('radio', { name: 'Credit the wallet of a student' }).check()
  }
  await open('₦700')
  await expect(dialog.getByText(amina.name)).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expect(dialog.getByText('0 selected')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByLabel('Note').fill('Her own account')
  await dialog.getByRole('button', { name: 'Close case' }).click()
  await expect(dialog).toBeHidden()
  await open('₦800')
  await dialog.getByRole('searchbox').fill(word)
  await dialog.getByRole('radio', { name: sister.name }).check()
  await expect(dialog.getByRole('radio', { name: amina.name })).not.toBeChecked()
  await dialog.getByLabel('Note').fill('For her sister')
  await dialog.getByRole('button', { name: 'Close case' }).click()
  await expect(dialog).toBeHidden()

  const walletOf = async ({ id }: { id: string | number }) =>
    (await school.call('/adminActions.php', 'getStudent', { student_id: String(id) }, school.admin))
      .student.wallet
  expect([await walletOf(amina), await walletOf(sister)]).toEqual([700, 800])
})
