import { ADMIN_ROLE } from '../../contract/auth.ts'
import type { ListedClass } from '../../contract/classes.ts'
import type { Db } from '../kernel/db.ts'
import { listClasses } from './store.ts'

/** The classes that anybody may see, or to role 11 every class with what only administrators see (decisions §5). */
export async function browse(db: Db, asker: { role: number } | null): Promise<ListedClass[]> {
  if (asker?.role === ADMIN_ROLE) return listClasses(db, { activeOnly: false })
  const shown = await listClasses(db, { activeOnly: true })
  return shown.map(({ active, monthlyLimit, prerequisiteId, ...forAnybody }) => forAnybody)
}
