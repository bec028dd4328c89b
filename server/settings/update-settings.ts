import type { AuditValues } from '../../contract/audit/audit-fields.ts'
import { type SchoolSettings, SETTING_NAMES, SETTINGS } from '../../contract/settings/settings.ts'
import { SETTINGS_CHANGED } from '../../contract/settings/settings-form.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { declineOutdated, digestOf } from '../platform/edit-version.ts'
import { lockSettings, readSettings, writeSettings } from './store.ts'

/** Moves the ends of access that depend on the grace of parts, in days. */
export type ApplyGrace = (tx: Tx, days: number) => Promise<void>

/** The version of the settings form, without the logo, which has its own call. */
export function versionOf({ logo: _, ...form }: SchoolSettings): string {
  return digestOf(form)
}

/**
 * Changes the given settings. Declines with `conflict_settings` if `version` is given and is not the current one
 * (decision 0432).
 */
export async function updateSettings(
  db: Db,
  changes: Partial<SchoolSettings>,
  {
    version,
    actorId,
    now,
    applyGrace,
  }: { version: string | undefined; actorId: number; now: number; applyGrace: ApplyGrace },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const current = await lockSettings(tx)
    declineOutdated(
      { edited: version, current: versionOf(current) },
      { code: 'conflict_settings', message: SETTINGS_CHANGED },
    )
    await writeSettings(tx, changes)
    const { partGraceDays: days } = changes
    if (days !== undefined && days !== current.partGraceDays) await applyGrace(tx, days)
    await auditSettings(tx, { actorId, now, current, changes })
  })
  // the next response is in the language that was set
  await readSettings(db)
}

type SettingsEntry = {
  actorId: number
  now: number
  current: SchoolSettings
  changes: Partial<SchoolSettings>
}

/** Records changed settings, with the names of the classes in which new students begin. */
export async function auditSettings(tx: Tx, { current, changes, ...actor }: SettingsEntry) {
  const names = await classNames(tx, [current, changes])
  const toValues = (settings: Partial<SchoolSettings>): AuditValues =>
    Object.fromEntries(
      SETTING_NAMES.filter((it) => changes[it] !== undefined).map((it) => [
        it,
        SETTINGS[it].kind === 'classId' ? (names.get(Number(settings[it])) ?? '') : settings[it],
      ]),
    )
  await writeAuditEntry(tx, {
    ...actor,
    action: 'changeSettings',
    subjectId: null,
    before: toValues(current),
    after: toValues(changes),
  })
}

async function classNames(tx: Tx, settings: readonly Partial<SchoolSettings>[]) {
  const ids = settings.flatMap((it) => [it.startClassYes, it.startClassLittle, it.startClassNone])
  const known = ids.filter((it): it is number => it !== undefined && it > 0)
  if (known.length === 0) return new Map<number, string>()
  const rows = await tx
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map((it) => [it.id, it.name]))
}
