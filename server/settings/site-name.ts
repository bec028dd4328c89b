import { DEFAULT_SITE_NAME } from '../../contract/settings/settings.ts'
import type { Db } from '../platform/db.ts'
import { readSettings } from './store.ts'

/** The school's name, for emails. */
export async function readSiteName(db: Db): Promise<string> {
  return (await readSettings(db)).siteName || DEFAULT_SITE_NAME
}
