import { ADMIN_ROLE } from '../../contract/auth.ts'
import { getAppSettings } from '../../contract/settings.ts'
import { updateAppSettings, uploadLogo } from '../../contract/settings-form.ts'
import { answer } from '../http/answers.ts'
import { changeSettings, versionOf } from './change.ts'
import { setLogo } from './logo.ts'
import { readSettings } from './store.ts'

export const settingsCalls = [
  answer(getAppSettings, async ({ school: { db, config }, asker }) => {
    const set = await readSettings(db)
    return {
      ...set,
      paystackKey: set.paystackKey || config.PAYSTACK_PUBLIC_KEY,
      timezone: config.SITE_TIMEZONE,
      gameHost: config.GAME_HOST,
      appStoreUrl: config.APP_STORE_URL,
      ...(asker?.role === ADMIN_ROLE ? { version: versionOf(set) } : {}),
    }
  }),

  answer(updateAppSettings, async ({ school, asked }) => {
    const { logo, version, email: _, admin_email: __, ...fields } = asked
    const {
      referral_credit: referralMoment,
      quiz_trusts_client: quizTrustsClient,
      ...rest
    } = fields
    const changes = { ...rest, referralMoment, quizTrustsClient, ...(logo === '' && { logo }) }
    await changeSettings(school.db, changes, version)
    return null
  }),

  answer(uploadLogo, async ({ school, uploads }) => ({
    logo: await setLogo(
      school,
      uploads.find(({ field }) => field === 'logo'),
    ),
  })),
]
