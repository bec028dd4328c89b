import {
  COUPON_SPENT,
  COUPON_USED,
  type CouponKind,
  lastDayError,
} from '../../../contract/enrolment/coupon-rules.ts'
import type { ListedCoupon } from '../../../contract/enrolment/coupons.ts'
import { isoDay } from '../../../contract/platform/school-time.ts'
import { say } from '../../../messages/message.ts'
import { findClass } from '../../classes/store.ts'
import { writeAuditEntry } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { decline, httpError } from '../../platform/errors.ts'
import { newPublicId } from '../../platform/random.ts'
import {
  type CouponUse,
  findCouponById,
  findRequestedCoupon,
  insertCoupon,
  insertUse,
  listCoupons,
  markEnded,
  sumDiscounts,
  takeUse,
} from './store.ts'

type CouponRequest = {
  /** As it is stored. */
  code: string
  kind: CouponKind
  percent?: number | undefined
  amount?: number | undefined
  classIds?: readonly number[] | undefined
  maxUses?: number | undefined
  lastDay?: string | undefined
  note?: string | undefined
  idempotencyKey?: string | undefined
  actorId: number
  now: number
  timezone: string
}

/**
 * Makes a coupon, audited, and returns its id; a repeated request returns the same one. Declines a code that exists, and rejects
 * an unknown class with 404, a coupon without the value of its kind, and one whose last day has passed.
 */
export async function makeCoupon(tx: Tx, request: CouponRequest): Promise<number> {
  const { code, kind, classIds = [], actorId, now } = request
  const value = requireValue(request)
  for (const id of classIds) await requireClass(tx, id)
  const requestKey = `${actorId}:${request.idempotencyKey ?? newPublicId()}`
  const earlier = await findRequestedCoupon(tx, requestKey)
  if (earlier !== undefined) return earlier
  const dayError = lastDayError(request.lastDay ?? '', isoDay(now, request.timezone))
  if (dayError) httpError('invalid_request', dayError)
  const id = await insertCoupon(tx, {
    ...{ code, kind, value, requestKey, actorId, now },
    classIds: classIds.length === 0 ? null : [...new Set(classIds)],
    maxUses: request.maxUses ?? 0,
    lastDay: request.lastDay ?? '',
    note: request.note ?? '',
  })
  if (id === null) decline('coupon_code_taken', say('rules_enrolment_coupon_code_taken'))
  const detail = say('audited_detail_coupon', { code })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'createCoupon' as const, subjectId: null, detail, now },
    after: {
      couponCode: code,
      ...(kind === 'percent' ? { percent: value } : { amount: value }),
      maxUses: request.maxUses || null,
      lastDay: request.lastDay || null,
    },
  })
  return id
}

function requireValue({ kind, percent, amount }: CouponRequest): number {
  const [value, field] = kind === 'percent' ? [percent, 'percent'] : [amount, 'amount']
  return value || httpError('invalid_request', say('rules_wire_field_required', { field }))
}

async function requireClass(tx: Tx, id: number) {
  if (await findClass(tx, id)) return
  httpError('class_not_found', say('rules_classes_class_not_found'))
}

/** Ends a coupon, audited once; a repeated request changes nothing. Rejects an unknown one with 404. */
export async function closeCoupon(
  tx: Tx,
  { couponId, actorId, now }: { couponId: number; actorId: number; now: number },
): Promise<void> {
  const coupon =
    (await findCouponById(tx, couponId)) ??
    httpError('coupon_not_found', say('rules_enrolment_coupon_not_found'))
  if (!(await markEnded(tx, couponId, now))) return
  const detail = say('audited_detail_coupon', { code: coupon.code })
  await writeAuditEntry(tx, { actorId, action: 'endCoupon', subjectId: null, detail, now })
}

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

/**
 * Spends one use of a coupon in the transaction of the enrolment (R-PAY-007). Declines a coupon of which all uses are spent, and a
 * student who has used it before.
 */
export async function spendCoupon(tx: Tx, couponId: number, use: CouponUse): Promise<void> {
  // before the row of the coupon is locked, so that one student's second try does not make others wait
  if (!(await insertUse(tx, couponId, use))) decline(COUPON_USED.code, COUPON_USED.message)
  if (!(await takeUse(tx, couponId))) decline(COUPON_SPENT.code, COUPON_SPENT.message)
}
