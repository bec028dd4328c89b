import { createHash } from 'node:crypto'
import type { SchoolSettings } from '../../contract/settings.ts'
import { SETTINGS_CHANGED } from '../../contract/settings-form.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { lockSettings, writeSettings } from './store.ts'

/** A hash of the settings, without the logo, which has its own call. */
export function versionOf({ logo: _, ...form }: SchoolSettings): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 16)
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
    if (version !== undefined && version !== versionOf(current))
      decline('conflict_settings', SETTINGS_CHANGED)
    await writeSettings(tx, changes)
  })
}
