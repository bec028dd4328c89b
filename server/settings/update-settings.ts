import type { SchoolSettings } from '../../contract/settings.ts'
import { SETTINGS_CHANGED } from '../../contract/settings-form.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { declineOutdated, digestOf } from '../platform/edit-version.ts'
import { lockSettings, writeSettings } from './store.ts'

/** The version of the settings form, without the logo, which has its own call. */
export function versionOf({ logo: _, ...form }: SchoolSettings): string {
  return digestOf(form)
}

/**
 * Changes the given settings. Declines with `conflict_settings` if `version` is given and is not the current one
 * (decision 0122).
 */
export async function updateSettings(
  db: Db,
  changes: Partial<SchoolSettings>,
  version: string | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const current = await lockSettings(tx)
    declineOutdated(
      { edited: version, current: versionOf(current) },
      { code: 'conflict_settings', message: SETTINGS_CHANGED },
    )
    await writeSettings(tx, changes)
  })
}
