import {
  type SchoolSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
} from '../../contract/settings/settings.ts'
import type { Db, Tx } from '../platform/db.ts'
import { noteLanguage } from '../platform/school-language.ts'

const initialSettings = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].initial]),
  // Object.fromEntries loses which setting has which value
) as SchoolSettings

// names in the table `settings` that differ from the names in code
const STORED_NAMES: Partial<Record<SettingName, string>> = {
  aboutSite: 'aboutsite',
  howTo: 'howto',
  privateLesson: 'privatelesson',
  subscriptionPrice: 'subamount',
  aiSubscriptionEnd: 'aisub',
}
const storedNameOf = (name: SettingName) => STORED_NAMES[name] ?? name
const namesByStoredName = new Map(SETTING_NAMES.map((name) => [storedNameOf(name), name]))

/** Reads the current settings with one indexed query; settings without a row have their initial value. */
export async function readSettings(db: Db): Promise<SchoolSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', [...namesByStoredName.keys()])
    .execute()
  const stored = rows.flatMap((row) => {
    const name = namesByStoredName.get(row.name)
    return name ? [[name, parseValue(name, row.value)]] : []
  })
  const settings: SchoolSettings = { ...initialSettings, ...Object.fromEntries(stored) }
  // what a transaction reads may not be committed
  if (!db.isTransaction) noteLanguage(db, settings)
  return settings
}

/** Parses a value that `writeSettings` stored as text. */
function parseValue(name: SettingName, value: string) {
  const type = typeof SETTINGS[name].initial
  if (type === 'number') return Number(value)
  return type === 'boolean' ? value === 'true' : value
}

/** Locks the settings until the transaction ends and returns the current ones. */
export async function lockSettings(tx: Tx): Promise<SchoolSettings> {
  await tx
    .insertInto('settings')
    .values({ name: storedNameOf('siteName'), value: initialSettings.siteName })
    .onConflict((it) =>
      it.column('name').doUpdateSet((row) => ({ value: row.ref('settings.value') })),
    )
    .execute()
  return readSettings(tx)
}

/** Stores the given settings in one statement; the others keep their value. */
export async function writeSettings(db: Db, changes: Partial<SchoolSettings>): Promise<void> {
  const rows = SETTING_NAMES.flatMap((name) => {
    const value = changes[name]
    return value === undefined ? [] : [{ name: storedNameOf(name), value: String(value) }]
  })
  if (rows.length === 0) return
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((it) =>
      it.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute()
}
