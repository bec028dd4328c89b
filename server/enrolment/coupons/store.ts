import type { Selectable } from 'kysely'
import { type CouponTerms, normalizeCoupon } from '../../../contract/enrolment/coupon-rules.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { CouponsTable } from '../tables.ts'

/** A coupon of the school (R-PAY-007). */
export type Coupon = CouponTerms & {
  id: number
  code: string
  note: string
  createdAt: number
}

/** The coupon with a code, as typed; undefined for an unknown one. */
export async function findCoupon(db: Db, typed: string): Promise<Coupon | undefined> {
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', normalizeCoupon(typed))
    .executeTakeFirst()
  return row && (await withClasses(db, [row]))[0]
}

/** The coupon with an id. */
export async function findCouponById(db: Db, id: number): Promise<Coupon | undefined> {
  const row = await db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
  return row && (await withClasses(db, [row]))[0]
}

/** The newest coupons, those in use first. */
export async function listCoupons(db: Db, limit: number): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .orderBy((it) => it.case().when('ended_at', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return withClasses(db, rows)
}

async function withClasses(db: Db, rows: readonly Selectable<CouponsTable>[]): Promise<Coupon[]> {
  const classIds = new Map<number, number[]>(rows.map((it) => [it.id, []]))
  if (rows.some((it) => it.all_classes === 0)) {
    const named = await db
      .selectFrom('coupon_classes')
      .select(['coupon_id', 'class_id'])
      .where('coupon_id', 'in', [...classIds.keys()])
      .orderBy('id')
      .execute()
    for (const { coupon_id, class_id } of named) classIds.get(coupon_id)?.push(class_id)
  }
  return rows.map((row) => ({
    ...{ id: row.id, code: row.code, kind: row.kind, value: row.value, uses: row.uses },
    maxUses: row.max_uses,
    lastDay: row.last_day,
    isEnded: row.ended_at !== null,
    classIds: row.all_classes === 1 ? null : (classIds.get(row.id) ?? []),
    note: row.note,
    createdAt: row.created_at,
  }))
}

/** Takes one use of a coupon; false if it has ended or all are spent. One statement counts and decides for all processes. */
export async function takeUse(tx: Tx, couponId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set((it) => ({ uses: it('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where('ended_at', 'is', null)
    .where((it) => it.or([it('max_uses', '=', 0), it('uses', '<', it.ref('max_uses'))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type CouponUse = {
  studentId: number
  classId: number
  enrolmentId: number
  /** Kobo taken off the price. */
  amount: number
  now: number
}

/** Records the use of a coupon; false if the student has used it before. */
export async function insertUse(tx: Tx, couponId: number, use: CouponUse): Promise<boolean> {
  const row = await tx
    .insertInto('coupon_uses')
    .values({
      coupon_id: couponId,
      student_id: use.studentId,
      class_id: use.classId,
      enrolment_id: use.enrolmentId,
      amount: use.amount,
      at: use.now,
    })
    .onConflict((it) => it.columns(['coupon_id', 'student_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type NewCoupon = Pick<Coupon, 'code' | 'kind' | 'value' | 'maxUses' | 'lastDay' | 'note'> & {
  classIds: readonly number[] | null
  requestKey: string
  actorId: number
  now: number
}

/** Inserts a coupon and returns its id; null if the code or the request exists. */
export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<number | null> {
  const row = await tx
    .insertInto('coupons')
    .values({
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.value,
      all_classes: coupon.classIds === null ? 1 : 0,
      max_uses: coupon.maxUses,
      last_day: coupon.lastDay,
      note: coupon.note,
      request_key: coupon.requestKey,
      actor_id: coupon.actorId,
      created_at: coupon.now,
      ended_at: null,
    })
    .onConflict((it) => it.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  for (const classId of coupon.classIds ?? [])
    await tx.insertInto('coupon_classes').values({ coupon_id: row.id, class_id: classId }).execute()
  return row.id
}

/** The id of the coupon that a request has made. */
export async function findRequestedCoupon(tx: Tx, requestKey: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('coupons')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.id
}

/** Ends a coupon; false if it has ended before or does not exist. */
export async function markEnded(tx: Tx, couponId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ ended_at: now })
    .where('id', '=', couponId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was taken off prices with each of these coupons, in kobo. */
export async function sumDiscounts(
  db: Db,
  couponIds: readonly number[],
): Promise<Map<number, number>> {
  if (couponIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('coupon_uses')
    .select((it) => ['coupon_id', it.fn.sum<number | string>('amount').as('sum')])
    .where('coupon_id', 'in', couponIds)
    .groupBy('coupon_id')
    .execute()
  return new Map(rows.map((it) => [it.coupon_id, Number(it.sum)]))
}

/** The students who used a coupon, the newest first. */
export async function listUses(db: Db, couponId: number, limit: number) {
  return db
    .selectFrom('coupon_uses')
    .innerJoin('users', 'users.id', 'coupon_uses.student_id')
    .innerJoin('classes', 'classes.id', 'coupon_uses.class_id')
    .select(['coupon_uses.student_id as studentId', 'users.name', 'coupon_uses.amount'])
    .select(['coupon_uses.class_id as classId', 'classes.name as className', 'coupon_uses.at'])
    .where('coupon_uses.coupon_id', '=', couponId)
    .orderBy('coupon_uses.id', 'desc')
    .limit(limit)
    .execute()
}
