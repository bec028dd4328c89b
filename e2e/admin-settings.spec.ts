import type { Page } from '@playwright/test'
import { expectAccessible } from './a11y.ts'
import {
  changeSettings,
  createLogo,
  openSettings,
  resetSettings,
  rewards,
  saveButton,
  settingsOf,
} from './admin-settings-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'

const dock = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
test.afterAll(({ school }) => changeSettings(school, rewards))

test.beforeEach(async ({ school, signIn }) => {
  await resetSettings(school)
  await signIn(school.admin)
})

test('the settings and the logo are saved together, and every page shows them (R-ASET-001, R-ASET-002, R-ASET-003, R-ASET-004, R-ASET-005, R-ASET-006, R-ASET-007, R-ASET-008, R-ASET-009, R-ASET-011)', {
  tag: '@wide',
}, async ({ page, school }) => {
  const name = `Nūr Institute ${uniqueText()}`
  await openSettings(page)
  await expect(page.getByRole('heading', { name: 'Admin Settings' })).toBeVisible()
  for (const card of ['Identity', 'Texts', 'Payments', 'Rewards', 'Contact'])
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  await expect(dock(page)).toHaveCount(0)

  // errors are shown at their fields, and no request is sent
  await page.getByLabel('Site Name').fill('')
  await page.getByLabel('Subscription Amount').fill('-5')
  await page.getByLabel('WhatsApp Number').fill('+234 803')
  await saveButton(page).click()
  await expect(page.getByText('Site name is required')).toBeVisible()
  await expect(page.getByText('Enter an amount of 0 or more')).toBeVisible()
  await expect(page.getByLabel('WhatsApp Number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Site Name')).toBeFocused()

  const logo = page.locator('input[type=file]')
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Please select an image file')).toBeVisible()
  const { buffer } = await createLogo()
  const large = Buffer.concat([buffer, Buffer.alloc(400 * 1024)])
  await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByText('Logo file size must be less than 400KB')).toBeVisible()
  await logo.setInputFiles(await createLogo())
  await expect(page.getByRole('img', { name: 'The logo as it will be shown' })).toBeVisible()
  await expect(page.getByText('Logo file size must be less')).toHaveCount(0)

  await page.getByLabel('Site Name').fill(name)
  await page.getByLabel('How-to Guide').fill('Start with the letters.\nابدأ بالحروف')
  await page.getByLabel('Subscription Amount').fill('2500.5')
  await page.getByLabel('WhatsApp Number').fill('2348031234567')
  await page.getByLabel('AI Subscription Ends').fill('2030-01-31')
  await page.getByLabel('Referral Credit', { exact: true }).selectOption('Off')
  await page.getByLabel('Referral Credit Comes').selectOption('At sign-up')
  await page.getByLabel('Most Quiz Credit a Day').fill('20000')
  await page.getByLabel('Quiz Answers Judged By').selectOption('The browser (older apps)')
  await page.getByLabel('All Rewards a Day').fill('0')
  await expectAccessible(page)
  await saveButton(page).click()

  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  await expect(dock(page)).toHaveCount(0)
  const savedSettings = await settingsOf(school)
  expect(savedSettings).toMatchObject({
    siteName: name,
    howto: 'Start with the letters.\nابدأ بالحروف',
    subamount: 2500.5,
    whatsappNumber: '2348031234567',
    aisub: Date.parse('2030-01-31T22:59:59Z') / 1000,
    referralCredit: '0',
    quizCredit: '1',
    quizDailyMax: 20_000,
    referral_credit: 'signup',
    quiz_trusts_client: '1',
    referralStudentDailyMax: 1000,
    rewardDailyMax: 0,
    logo: expect.stringMatching(/^\/media\/logo\/.+\.webp$/),
  })
  await expect(page).toHaveTitle(`Admin Settings · ${name}`)
  await page.reload()
  await expect(page.getByLabel('Site Name')).toHaveValue(name)
  await expect(page.getByLabel('AI Subscription Ends')).toHaveValue('2030-01-31')

  await page.getByRole('button', { name: 'Remove logo' }).click()
  await saveButton(page).click()
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  expect((await settingsOf(school)).logo).toBe('')
  // other tests of this worker expect no chat button
  await changeSettings(school, { whatsappNumber: '' })
})
