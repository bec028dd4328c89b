import { getAppSettings } from '../../contract/settings/settings.ts'
import { updateAppSettings, uploadLogo } from '../../contract/settings/settings-form.ts'
import { may } from '../../contract/staff/permissions.ts'
import { cardMode } from '../platform/config.ts'
import { handle } from '../rpc/handler.ts'
import { setLogo } from './logo.ts'
import { readSettings } from './store.ts'
import { type ApplyGrace, updateSettings, versionOf } from './update-settings.ts'

export const settingsRoutes = {
  getAppSettings: handle(getAppSettings, async ({ school: { db, config }, caller }) => {
    const settings = await readSettings(db)
    return {
      ...settings,
      paystackKey: settings.paystackKey || config.PAYSTACK_PUBLIC_KEY,
      timezone: config.SITE_TIMEZONE,
      gameHost: config.GAME_HOST,
      appStoreUrl: config.APP_STORE_URL,
      cards: cardMode(config),
      ...(may(caller?.staff, 'changeSettings') ? { version: versionOf(settings) } : {}),
    }
  }),

  uploadLogo: handle(uploadLogo, async ({ school, caller, uploads, now }) => {
    const upload = uploads.find(({ field }) => field === 'logo')
    return { logo: await setLogo(school, upload, { actorId: caller.id, now }) }
  }),
}

/** The change of the settings. `applyGrace` moves the ends of access when the grace of parts changes (R-PAY-006). */
export const updateSettingsRoute = (applyGrace: ApplyGrace) => ({
  updateAppSettings: handle(updateAppSettings, async ({ school, caller, input, now }) => {
    const { logo, version, email: _, adminEmail: __, ...fields } = input
    const changes = { ...fields, ...(logo === '' && { logo }) }
    await updateSettings(school.db, changes, { version, actorId: caller.id, now, applyGrace })
  }),
})
