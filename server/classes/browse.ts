import * as z from 'zod/mini'
import { schoolClass } from '../../contract/classes.ts'
import { builtOnce } from '../kernel/built-once.ts'
import type { Db } from '../kernel/db.ts'
import { keptByVersion } from '../kernel/kept.ts'
import { findClass, listClasses } from './store.ts'
import { asOffered } from './visibility.ts'

/** A class as JSON on the wire, as its own students see it, encoded once per version (decision 0044). */
export const classJson = keptByVersion(async (db, id) => {
  const found = await findClass(db, id)
  return found && JSON.stringify(z.encode(schoolClass, found))
})

type Edition = { classes: number; versions: number }

// no row of a class ever goes and no version falls, so that two different lists never have the same sums
const edition = builtOnce<Record<never, never>, Edition>((db) =>
  db
    .selectFrom('classes')
    .select((it) => [
      it.fn.countAll<number>().as('classes'),
      it.fn.coalesce(it.fn.sum<number>('version'), it.lit(0)).as('versions'),
    ]),
)

const keptFor = new WeakMap<Db, { edition: string; json: string }>()

/** The active classes without their links, as JSON on the wire, encoded once until one of them changes (decisions §5). */
export async function browse(db: Db): Promise<string> {
  const [{ classes, versions } = { classes: 0, versions: 0 }] = await edition(db, {})
  const current = `${classes}.${versions}`
  const kept = keptFor.get(db)
  if (kept?.edition === current) return kept.json
  const shown = await listClasses(db, { activeOnly: true })
  const json = JSON.stringify(shown.map((it) => z.encode(schoolClass, asOffered(it))))
  keptFor.set(db, { edition: current, json })
  return json
}
