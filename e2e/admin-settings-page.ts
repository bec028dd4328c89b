import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, type RunningSchool } from './fixtures.ts'

export const settingsOf = (school: RunningSchool) => school.call('GET /api.php', 'get_app_settings')
export const changeSettings = (school: RunningSchool, fields: object) =>
  school.call('/api.php', 'updateAppSettings', { siteName: 'Lisan', ...fields }, school.admin)

export async function openSettings(page: Page) {
  await page.goto('/admin/settings')
  await expect(page.getByLabel('Site Name')).toBeVisible()
}
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Settings' })

export const createLogo = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 80, channels: 3, background: '#095660' } })
    .png()
    .toBuffer(),
})

// later tests of the worker depend on these rewards
export const rewards = {
  referralCredit: '1',
  quizDailyMax: 0,
  referral_credit: 'first_payment',
  quiz_reward: 'after_first_payment',
  quiz_trusts_client: '0',
  rewardDailyMax: 20_000,
}

/** Resets the settings that an earlier test may have changed: the tests of a worker share one school. */
export const resetSettings = (school: RunningSchool) =>
  changeSettings(school, {
    logo: '',
    howto: '',
    whatsappNumber: '',
    aisub: '0',
    subamount: 0,
    ...rewards,
  })
