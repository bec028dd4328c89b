import { type SqlBool, sql } from 'kysely'
import { LAPSING_SECONDS, type ListedEnrolment } from '../../contract/admin/admin-overview.ts'
import type { LISTED_PAYMENTS } from '../../contract/enrolment/enrolment-payment.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db } from '../platform/db.ts'
import { inListOrder, locatePage, type PageWindow } from '../platform/pagination.ts'

export type EnrolmentFilter = {
  /** Enrolled from `from` up to, but not including, `until` (Unix seconds); undefined for all time. */
  from?: number | undefined
  until?: number | undefined
  /** How students joined, or those who owe a part at `now`; undefined for all (R-PAY-002). */
  how?: (typeof LISTED_PAYMENTS)[number] | undefined
  /** Unix seconds. */
  now: number
}
type Paging = { page: number; size: number }

/** `paid` and `waived` are the sums of all pages. */
export type EnrolmentPage = {
  rows: ListedEnrolment[]
  total: number
  page: number
  paid: Kobo
  waived: Kobo
}

const sumOf = (column: 'paid' | 'waived') =>
  sql<Kobo>`cast(coalesce(sum(${sql.ref(`enrolments.${column}`)}), 0) as bigint)`
const SUMS = [
  sql<number>`count(*)`.as('total'),
  sumOf('paid').as('paid'),
  sumOf('waived').as('waived'),
] as const
const COUNT = [
  sql<number>`count(*)`.as('total'),
  sql<Kobo>`0`.as('paid'),
  sql<Kobo>`0`.as('waived'),
] as const

/** A page of the enrolments in classes that are not deleted, newest first; the sums are 0 without `withSums`. */
export async function findEnrolmentPage(
  db: Db,
  filter: EnrolmentFilter & Paging & { withSums: boolean },
): Promise<EnrolmentPage> {
  const sums = await sumPresent(db, filter)
  const pageRange = locatePage({ ...filter, total: Number(sums.total) })
  const direction = pageRange.fromEnd ? 'asc' : 'desc'
  const ids = await selectPresent(db, filter)
    .select('id')
    .orderBy('enrolled_at', direction)
    .orderBy('class_id', direction)
    .orderBy('id', direction)
    .offset(pageRange.offset)
    .limit(pageRange.limit)
    .execute()
  return toPage(db, ids, pageRange, sums)
}

/**
 * The number and the sums of enrolments: of all less those in deleted classes. These are few, and without a condition on the class
 * both engines count the index of the time alone.
 */
async function sumPresent(db: Db, filter: EnrolmentFilter & { withSums: boolean }) {
  const columns = filter.withSums ? SUMS : COUNT
  const deleted = db.selectFrom('classes').where('deleted_at', 'is not', null).select('id')
  const [all, ofDeleted] = await Promise.all([
    selectMatching(db, filter).select(columns).executeTakeFirstOrThrow(),
    selectMatching(db, filter)
      .where('class_id', 'in', deleted)
      .select(columns)
      .executeTakeFirstOrThrow(),
  ])
  return {
    total: all.total - ofDeleted.total,
    paid: all.paid - ofDeleted.paid,
    waived: all.waived - ofDeleted.waived,
  }
}

/** Enrolments of a filter with names, newest id first, before an id. */
export function listEnrolmentsBefore(
  db: Db,
  filter: EnrolmentFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return selectPresent(db, filter)
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .select(['enrolments.id', 'users.name', 'users.email', 'classes.name as class_name'])
    .select('enrolments.enrolled_at')
    .$if(before !== undefined, (it) => it.where('enrolments.id', '<', before ?? 0))
    .orderBy('enrolments.id', 'desc')
    .limit(limit)
    .execute()
}

function selectPresent(db: Db, filter: EnrolmentFilter) {
  const deleted = db.selectFrom('classes').where('deleted_at', 'is not', null).select('id')
  return selectMatching(db, filter).where('class_id', 'not in', deleted)
}

function selectMatching(db: Db, { from, until, how, now }: EnrolmentFilter) {
  let enrolments = db.selectFrom('enrolments')
  if (from !== undefined) enrolments = enrolments.where('enrolled_at', '>=', from)
  if (until !== undefined) enrolments = enrolments.where('enrolled_at', '<', until)
  const owes = sql<SqlBool>`enrolments.due_at > 0 and enrolments.due_at <= ${now}`
  if (how === 'owes') enrolments = enrolments.where(owes)
  else if (how === 'paid')
    enrolments = enrolments.where('enrolments.paid', '>', 0).where((it) => it.not(owes))
  else if (how) {
    enrolments = enrolments.where('enrolments.paid', '=', 0)
    enrolments = enrolments.where('enrolments.waived', how === 'waived' ? '>' : '=', 0)
  }
  return enrolments
}

/** A page of the subscriptions that end within seven days, the next end first. */
export async function findLapsingPage(
  db: Db,
  request: { page: number; size: number; now: number },
): Promise<EnrolmentPage> {
  const sums = await selectLapsing(db, request.now).select(SUMS).executeTakeFirstOrThrow()
  const pageRange = locatePage({ ...request, total: Number(sums.total) })
  const direction = pageRange.fromEnd ? 'desc' : 'asc'
  const ids = await selectLapsing(db, request.now)
    .select('enrolments.id')
    .orderBy('enrolments.paid_until', direction)
    .orderBy('enrolments.id', direction)
    .offset(pageRange.offset)
    .limit(pageRange.limit)
    .execute()
  return toPage(db, ids, pageRange, sums)
}

/** The number of subscriptions that end within seven days. */
export async function countLapsing(db: Db, now: number): Promise<number> {
  const { total } = await selectLapsing(db, now)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function selectLapsing(db: Db, now: number) {
  return (
    db
      .selectFrom('enrolments')
      // an expression, so that the planner begins with the few subscriptions and not with every monthly class
      .innerJoin('classes', (join) => join.on('classes.id', '=', sql`enrolments.class_id + 0`))
      .where('enrolments.paid_until', '>', now)
      .where('enrolments.paid_until', '<=', now + LAPSING_SECONDS)
      .where('classes.monthly', '=', 1)
      // who owes a part has no month that ends
      .where('enrolments.due_at', '=', 0)
      .where('classes.deleted_at', 'is', null)
      // few accounts are deleted, so the others need not be read
      .where('enrolments.student_id', 'not in', (it) =>
        it.selectFrom('users').select('users.id').where('users.deleted_at', 'is not', null),
      )
  )
}

async function toPage(
  db: Db,
  found: readonly { id: number }[],
  pageRange: PageWindow,
  { total, paid, waived }: { total: number; paid: Kobo; waived: Kobo },
): Promise<EnrolmentPage> {
  const ids = inListOrder([...found], pageRange).map(({ id }) => id)
  const rows = await listEnrolments(db, ids)
  return {
    rows: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    ...{ total: Number(total), page: pageRange.page, paid, waived },
  }
}

async function listEnrolments(db: Db, ids: readonly number[]): Promise<ListedEnrolment[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .select(['enrolments.id', 'enrolments.paid', 'enrolments.paid_until as paidUntil'])
    .select([
      'enrolments.enrolled_at as enrolledAt',
      'enrolments.class_id',
      'classes.name as class_name',
    ])
    .select(['users.id as user_id', 'users.name', 'users.email', 'users.deleted_at'])
    .where('enrolments.id', 'in', ids)
    .execute()
  return rows.map(({ user_id, name, email, deleted_at, class_id, class_name, ...row }) => ({
    ...row,
    student: { id: user_id, name, email, deleted: deleted_at !== null },
    course: { id: class_id, name: class_name },
  }))
}
