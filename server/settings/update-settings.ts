import { createHash } from 'node:crypto'
import { SETTINGS_CHANGED } from '../../contract/settings-form.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { lockSettings, type SchoolSettings, writeSettings } from './store.ts'

/** Tells one state of the settings' form from another. A logo is changed by itself and undoes nothing. */
export function versionOf({ logo: _, ...form }: SchoolSettings): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('base64url').slice(0, 16)
}

/**
 * Sets what is given and leaves the rest. With the `version` that the change started from it is refused once somebody
 * else has changed the settings (decision 0122).
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
