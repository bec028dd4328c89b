import type { Page } from '@playwright/test'
import {
  changeSettings,
  createLogo,
  openSettings,
  resetSettings,
  rewards,
  saveButton,
  settingsOf,
} from './admin-settings-page.ts'
import { allowConsoleMessage, expect, test, toast } from './fixtures.ts'
import { openSidebar } from './open-sidebar.ts'

/** Stubs the next response of an action. */
async function stubNextResponse(page: Page, action: string, json: object | 'nothing') {
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
test.afterAll(({ school }) => changeSettings(school, rewards))

test.beforeEach(async ({ school, signIn }) => {
  await resetSettings(school)
  await signIn(school.admin)
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

  for (const [response, message] of [
    ['nothing', 'The school cannot be reached. Check your connection and try again.'],
    [{ status: false, message: '' }, 'Failed to update settings'],
  ] as const) {
    await stubNextResponse(page, 'updateAppSettings', response)
    await saveButton(page).click()
    await expect(toast(page, message)).toBeVisible()
    await expect(page.getByLabel('How-to Guide')).toHaveValue('Begin here')
  }
  await page.locator('input[type=file]').setInputFiles(await createLogo())
  for (const [response, message] of [
    ['nothing', 'An error occurred while uploading the logo'],
    [{ status: false, message: '' }, 'Failed to upload logo'],
  ] as const) {
    await stubNextResponse(page, 'uploadLogo', response)
    await saveButton(page).click()
    await expect(toast(page, message)).toBeVisible()
  }

  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  const goToMarking = async () => {
    // a toast under the pointer stays open and covers the menu
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    while ((await dismiss.count()) > 0) await dismiss.first().click()
    await openSidebar(page)
    await page.getByRole('link', { name: 'Exams', exact: true }).last().click()
  }
  await goToMarking()
  await leaveDialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/admin/settings')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('How-to Guide')).toHaveValue('Begin here')

  await goToMarking()
  await leaveDialog.getByRole('button', { name: 'Leave' }).click()
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
  await changeSettings(school, { howto: 'Theirs', aboutsite: 'Their new text' })
  await saveButton(page).click()

  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(page.getByText('You both changed: How-to Guide.')).toBeVisible()
  await expect(page.getByLabel('How-to Guide')).toHaveValue('Mine')
  await expect(page.getByLabel('About This Site')).toHaveValue('Their new text')
  await saveButton(page).click()

  await expect(toast(page, 'Settings updated successfully!')).toBeVisible()
  expect(await settingsOf(school)).toMatchObject({
    howto: 'Mine',
    privatelesson: 'Forty minutes',
    aboutsite: 'Their new text',
  })
})
