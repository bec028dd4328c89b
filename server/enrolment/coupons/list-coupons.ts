import type { ListedCoupon } from '../../../contract/enrolment/coupons.ts'
import type { Db } from '../../platform/db.ts'
import { listCoupons, sumDiscounts } from './store.ts'

/** The coupons of the school with the names of their classes and what was given in all. */
export async function listCouponsForStaff(db: Db, limit: number): Promise<ListedCoupon[]> {
  const coupons = await listCoupons(db, limit)
  const given = await sumDiscounts(
    db,
    coupons.map((it) => it.id),
  )
  const names = await readNames(
    db,
    coupons.flatMap((it) => it.classIds ?? []),
  )
  return coupons.map(({ kind, value, classIds, ...it }) => ({
    ...it,
    kind,
    percent: kind === 'percent' ? value : 0,
    amount: kind === 'naira' ? value : 0,
    classes: (classIds ?? []).map((id) => ({ id, name: names.get(id) ?? '' })),
    given: given.get(it.id) ?? 0,
  }))
}

async function readNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((it) => [it.id, it.name]))
}
