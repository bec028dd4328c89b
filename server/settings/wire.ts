import { getAppSettings, updateAppSettings, uploadLogo } from '../../contract/settings.ts'
import { answer } from '../http/answers.ts'
import { setLogo } from './logo.ts'
import { readSettings, writeSettings } from './store.ts'

export const settingsCalls = [
  answer(getAppSettings, async ({ school: { db, config } }) => {
    const set = await readSettings(db)
    return {
      ...set,
      paystackKey: set.paystackKey || config.PAYSTACK_PUBLIC_KEY,
      timezone: config.SITE_TIMEZONE,
      gameHost: config.GAME_HOST,
      appStoreUrl: config.APP_STORE_URL,
    }
  }),

  answer(updateAppSettings, async ({ school, asked }) => {
    const { logo, email: _, admin_email: __, ...changes } = asked
    await writeSettings(school.db, logo === '' ? { ...changes, logo } : changes)
    return null
  }),

  answer(uploadLogo, async ({ school, uploads }) => ({
    logo: await setLogo(
      school,
      uploads.find(({ field }) => field === 'logo'),
    ),
  })),
]
