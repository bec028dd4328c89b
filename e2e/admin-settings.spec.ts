import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './a11y.ts'
import {
  allowConsoleMessage,
  expect,
  type RunningSchool,
  test,
  toast,
  uniqueText,
} from './fixtures.ts'

const settingsOf = (school: RunningSchool) => school.call('GET /api.php', 'get_app_settings')
const change = (school: RunningSchool, fields: object) =>
  school.call('/api.php', 'updateAppSettings', { siteName: 'Lisan', ...fields }, school.admin)

async function openSettings(page: Page) {
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Site Name')).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' })
const dock = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })

const createLogo = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 80, channels: 3, background: '#095660' } })
    .png()
    .toBuffer(),
})

/** Stubs the next response of an action. */
async function answerOnce(page: Page, action: string, json: object | 'nothing') {
  await page.route(
    (url) => url.pathname === '/api.php',
    async (route, request) => {
      const isIt = request.url().includes(action) || request.postData()?.includes(action)
      if (!isIt) return route.fallback()
      return json === 'nothing' ? route.abort() : route.fulfill({ json })
    },
    { times: 1 },
  )
}

// later tests of the worker depend on these rewards
const rewards = {
  referralCredit: '1',
  quizDailyMax: 0,
  referral_credit: 'first_payment',
  quiz_trusts_client: '0',
  rewardDailyMax: 20_000,
}
test.afterAll(({ school }) => change(school, rewards))

// an earlier test may have left other settings
test.beforeEach(async ({ school, signIn }) => {
  await change(school, {
    logo: '',
    howto: '',
    whatsappNumber: '',
    aisub: '0',
    subamount: 0,
    ...rewards,
  })
  await signIn(school.admin)
})

test('the settings and the logo are saved together, and every page shows them (R-ASET-001, R-ASET-002, R-ASET-003, R-ASET-004, R-ASET-005, R-ASET-006, R-ASET-007, R-ASET-008, R-ASET-009, R-ASET-011)', async ({
  page,
  school,
}) => {
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
  await save(page).click()
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
  await save(page).click()

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
  await save(page).click()
  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  expect((await settingsOf(school)).logo).toBe('')
  // other tests of this worker expect no chat button
  await change(school, { whatsappNumber: '' })
})

test('a failed save keeps the input, and leaving the page asks for confirmation (R-ASET-010, R-ASET-012)', async ({
  page,
}) => {
  allowConsoleMessage('Failed to load resource')
  await page.route('**/api.php?action=get_app_settings', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    return route.fulfill({ json: { ...json, data: { ...json.data, siteName: '' } } })
  })
  await openSettings(page)
  await expect(page.getByLabel('Site Name')).toHaveValue('Lisan')
  await page.getByLabel('How-to Guide').fill('Begin here')

  for (const [answer, says] of [
    ['nothing', 'An error occurred. Please try again.'],
    [{ status: false, message: '' }, 'Failed to update settings'],
  ] as const) {
    await answerOnce(page, 'updateAppSettings', answer)
    await save(page).click()
    await expect(toast(page, says)).toBeVisible()
    await expect(page.getByLabel('How-to Guide')).toHaveValue('Begin here')
  }
  await page.locator('input[type=file]').setInputFiles(await createLogo())
  for (const [answer, says] of [
    ['nothing', 'An error occurred while uploading the logo'],
    [{ status: false, message: '' }, 'Failed to upload logo'],
  ] as const) {
    await answerOnce(page, 'uploadLogo', answer)
    await save(page).click()
    await expect(toast(page, says)).toBeVisible()
  }

  const asks = page.getByRole('dialog', { name: 'Leave without saving?' })
  const goToMarking = async () => {
    // a toast under the pointer stays open and covers the menu
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    while ((await dismiss.count()) > 0) await dismiss.first().click()
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('link', { name: 'Exams', exact: true }).last().click()
  }
  await goToMarking()
  await asks.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/admin/settings')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('How-to Guide')).toHaveValue('Begin here')

  await goToMarking()
  await asks.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/exams')

  // without unsaved changes there is no confirmation
  await page.goBack()
  await expect(page.getByLabel('Site Name')).toBeVisible()
  await goToMarking()
  await expect(page).toHaveURL('/admin/exams')
})

test('the second of two concurrent saves is reported, and both changes can be merged', async ({
  page,
  school,
}) => {
  await openSettings(page)
  await page.getByLabel('How-to Guide').fill('Mine')
  await page.getByLabel('Private Lesson').fill('Forty minutes')
  await change(school, { howto: 'Theirs', aboutsite: 'Their new text' })
  await save(page).click()

  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(page.getByText('You both changed: How-to Guide.')).toBeVisible()
  await expect(page.getByLabel('How-to Guide')).toHaveValue('Mine')
  await expect(page.getByLabel('About This Site')).toHaveValue('Their new text')
  await save(page).click()

  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  expect(await settingsOf(school)).toMatchObject({
    howto: 'Mine',
    privatelesson: 'Forty minutes',
    aboutsite: 'Their new text',
  })
})
