import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import { expect, type RunningSchool, test } from './fixtures.ts'

const refer = (page: Page) => page.getByRole('dialog', { name: 'Refer & Earn' })

const setReferralMoment = (school: RunningSchool, moment: 'signup' | 'first_payment') =>
  school.call(
    '/api.php',
    'updateAppSettings',
    { siteName: 'Lisan', referral_credit: moment },
    school.admin,
  )

test.afterAll(({ school }) => setReferralMoment(school, 'first_payment'))

test('if a reward depends on the first payment, Refer & Earn and the sign-up form show that', async ({
  page,
  school,
  signIn,
}) => {
  await setReferralMoment(school, 'first_payment')
  const amina = await school.addStudent()
  const { referral_code } = await school.call('/api.php', 'getUserData', {}, amina)
  await page.goto(`/login?ref=${referral_code}`)
  await expect(
    page.getByText('From the link you followed. With your first payment it brings you ₦100'),
  ).toBeVisible()

  await signIn(amina)
  await page.goto('/')
  await expect(
    page.getByText('When they join and make their first payment you receive ₦100, and so do they.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Refer & Earn: Invite friends' }).click()
  await expect(refer(page)).toContainText(
    'When they have joined with it and made their first payment, the reward is in both your wallets.',
  )
  await expectAccessible(page)
})

test('Refer & Earn shows amounts and count, and copies the link (R-DASH-007, R-DASH-008, R-REFER-001, R-REFER-002, R-REFER-003, R-REFER-004, R-REFER-005, R-REFER-007)', {
  tag: '@wide',
}, async ({ page, school, signIn, context, settled }) => {
  await setReferralMoment(school, 'signup')
  const amina = await school.addStudent()
  const { referral_code } = await school.call('/api.php', 'getUserData', {}, amina)
  await school.addStudent({ refBy: referral_code })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let counted = 0
  page.on('request', (it) => {
    if (it.url().includes('getReferralCount')) counted += 1
  })
  await page.clock.install()
  await signIn(amina)
  await page.goto('/')
  const invite = page.getByRole('button', { name: 'Refer & Earn: Invite friends' })
  await expect(
    page.getByText('When they join and enrol you receive ₦100, and so do they.'),
  ).toBeVisible()
  await settled()
  expect(counted).toBe(0)

  await invite.click()
  await expect(refer(page)).toContainText('Send your link to a friend who wants to learn Arabic.')
  await expect(refer(page)).toContainText('You earn₦100')
  await expect(refer(page)).toContainText('Your friend gets₦100')
  await expect(refer(page)).toContainText('Friends who joined with your link1')
  const link = `${school.url}/login?ref=${referral_code}`
  await expect(refer(page).getByLabel('Your link')).toHaveValue(link)
  await expect(refer(page).getByLabel('Your link')).not.toBeEditable()
  await expectAccessible(page)

  await page.clock.pauseAt(Date.now() + 60_000)
  await refer(page).getByRole('button', { name: 'Copy' }).click()
  await expect(refer(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.runFor(1900)
  await expect(refer(page).getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(refer(page).getByRole('button', { name: 'Copy', exact: true })).toBeVisible()

  // without the Web Share API the message opens in WhatsApp
  const share = await refer(page)
    .getByRole('link', { name: 'Send to WhatsApp' })
    .getAttribute('href')
  const message = new URL(share ?? '').searchParams.get('text') ?? ''
  expect(message).toMatch(/^Learn Arabic/)
  expect(message.endsWith(link)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(invite).toBeFocused()
  await page.getByRole('heading', { name: 'Refer & Earn' }).click()
  await page.keyboard.press('Escape')
  await expect(refer(page)).toHaveCount(0)
  expect(counted).toBe(1)

  await page.evaluate(() => {
    navigator.share = async (it) => {
      document.title = it?.text ?? ''
    }
  })
  await page.clock.runFor('03:00')
  await invite.click()
  await refer(page).getByRole('button', { name: 'Send to WhatsApp' }).click()
  await expect(page).toHaveTitle(message)
  await page.keyboard.press('Escape')
  expect(counted).toBe(1)
  await page.clock.runFor('02:00')
  await invite.click()
  await expect.poll(() => counted).toBe(2)
})
