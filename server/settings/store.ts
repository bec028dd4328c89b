import type { AppSettings } from '../../contract/settings.ts'
import type { Db, Tx } from '../platform/db.ts'

/** What an administrator sets: texts, sums in kobo, `aisub` in Unix seconds, and yes or no. */
export type SchoolSettings = Omit<AppSettings, 'timezone' | 'gameHost' | 'appStoreUrl' | 'version'>

/** A school nobody has set anything in. */
const defaults: SchoolSettings = {
  siteName: '',
  logo: '',
  landingMessage: '',
  aboutUs: '',
  aboutsite: '',
  howto: '',
  privatelesson: '',
  whatsappNumber: '',
  paystackKey: '',
  subamount: 0,
  aisub: 0,
  referralCredit: true,
  quizCredit: true,
  // an account costs nothing to make, so a reward waits for a payment and has limits (decision 0350)
  referralMoment: 'first_payment',
  quizTrustsClient: false,
  referralStudentDailyMax: 1_000_00,
  referralDailyMax: 0,
  quizStudentDailyMax: 1_000_00,
  quizDailyMax: 0,
  rewardDailyMax: 20_000_00,
}
const settingNames = Object.keys(defaults) as (keyof SchoolSettings)[]

/** The settings as they are in the database now, by one indexed read; what was never set is '' or 0. */
export async function readSettings(db: Db): Promise<SchoolSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', settingNames)
    .execute()
  const stored = rows.map(({ name, value }) => [
    name,
    parseValue(name as keyof SchoolSettings, value),
  ])
  return { ...defaults, ...Object.fromEntries(stored) }
}

/** A value as it was before it was kept as text. */
function parseValue(name: keyof SchoolSettings, value: string) {
  const valueType = typeof defaults[name]
  if (valueType === 'number') return Number(value)
  return valueType === 'boolean' ? value === 'true' : value
}

/** The settings as they are, held until the transaction ends: whoever else changes them waits here. */
export async function lockSettings(tx: Tx): Promise<SchoolSettings> {
  await tx
    .insertInto('settings')
    .values({ name: 'siteName', value: defaults.siteName })
    .onConflict((it) =>
      it.column('name').doUpdateSet((row) => ({ value: row.ref('settings.value') })),
    )
    .execute()
  return readSettings(tx)
}

/** Sets what is given, in one statement, and leaves the rest. */
export async function writeSettings(db: Db, changes: Partial<SchoolSettings>): Promise<void> {
  const rows = settingNames.flatMap((name) => {
    const value = changes[name]
    return value === undefined ? [] : [{ name, value: String(value) }]
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
