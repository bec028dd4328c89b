import * as z from 'zod/mini'
import { schoolClass } from '../../contract/classes/classes.ts'
import type { Db } from '../platform/db.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { cacheByVersion } from '../platform/version-cache.ts'
import { findClass, listClasses } from './store.ts'
import { withoutLinks } from './visibility.ts'

/** A class as wire JSON for its students, encoded once per version (decision 0040). */
export const classJson = cacheByVersion(async (db, id) => {
  const currentClass = await findClass(db, id)
  return currentClass && JSON.stringify(z.encode(schoolClass, currentClass))
})

type ListVersion = { classes: number; versions: number }

// rows are never deleted and versions only grow, so two different lists never have the same count and sum
const selectListVersion = prepareQuery<Record<never, never>, ListVersion>((db) =>
  db
    .selectFrom('classes')
    .select((it) => [
      it.fn.countAll<number>().as('classes'),
      it.fn.coalesce(it.fn.sum<number>('version'), it.lit(0)).as('versions'),
    ]),
)

const listCache = new WeakMap<Db, { version: string; json: Buffer }>()

/** The active classes without links (R-LANDING-017) as wire JSON in UTF-8, cached until a class changes. */
export async function publicClassesJson(db: Db): Promise<Buffer> {
  const [{ classes, versions } = { classes: 0, versions: 0 }] = await selectListVersion(db, {})
  const version = `${classes}.${versions}`
  const cached = listCache.get(db)
  if (cached?.version === version) return cached.json
  const activeClasses = await listClasses(db, { activeOnly: true })
  const encoded = activeClasses.map((it) => z.encode(schoolClass, withoutLinks(it)))
  const json = Buffer.from(JSON.stringify(encoded))
  listCache.set(db, { version, json })
  return json
}
