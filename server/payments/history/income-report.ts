import { type Expression, sql } from 'kysely'
import {
  type IncomeReport,
  type IncomeReportRow,
  REPORT_MONTHS,
  type ReportGroup,
} from '../../../contract/payments/income-report.ts'
import { SERVICE_GROUPS } from '../../../contract/payments/payment-history.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { isoMonth, startOfDay, startOfNextMonth } from '../../../contract/platform/school-time.ts'
import { PAYMENT_METHODS } from '../../../contract/wallet/payment-method.ts'
import { say } from '../../../messages/message.ts'
import type { Db } from '../../platform/db.ts'
import { httpError } from '../../platform/errors.ts'

/** Months 'YYYY-MM' of the school; '' and undefined for an open end. */
export type ReportPeriod = { from?: string | undefined; to?: string | undefined }
type Moment = { now: number; timezone: string }

/** A month with its first and last second. */
type Month = { name: string; start: number; end: number }

type Sums = Pick<IncomeReportRow, 'received' | 'refunded' | 'fee' | 'feeUnknown' | 'net'>

/** The income of a period by class, method or month (R-PAY-004, R-PAY-005). Throws 400 for an invalid month. */
export async function readIncomeReport(
  db: Db,
  { by, ...period }: ReportPeriod & { by: ReportGroup },
  moment: Moment,
): Promise<IncomeReport> {
  const months = await listMonths(db, period, moment)
  const whole = wholePeriod(months)
  const [rows, total] = await Promise.all([readRows(db, by, months, whole), sumPeriod(db, whole)])
  return { rows, total, from: months[0]?.name ?? '', to: months.at(-1)?.name ?? '' }
}

function readRows(
  db: Db,
  by: ReportGroup,
  months: readonly Month[],
  whole: Month,
): Promise<IncomeReportRow[]> {
  if (by === 'class') return readByClass(db, whole)
  if (by === 'method') return readByMethod(db, whole)
  return Promise.all(
    [...months].reverse().map(async (it) => ({ month: it.name, ...(await sumPeriod(db, it)) })),
  )
}

/** The months of a period, oldest first: from the first entry of the ledger, up to the present month; at least one. */
async function listMonths(db: Db, { from, to }: ReportPeriod, { now, timezone }: Moment) {
  const first = from || isoMonth((await firstEntryAt(db)) ?? now, timezone)
  const last = to || isoMonth(now, timezone)
  const [earliest, latest] = [first, last].sort().map(numberOfMonth)
  if (earliest === undefined || latest === undefined)
    httpError('invalid_request', say('rules_wire_field_not_month', { field: 'from' }))
  const start = Math.max(earliest, latest - REPORT_MONTHS + 1)
  return Array.from({ length: latest - start + 1 }, (_, index): Month => {
    const name = nameOfMonth(start + index)
    const at = startOfDay(`${name}-01`, timezone)
    return { name, start: at, end: startOfNextMonth(at, timezone) - 1 }
  })
}

/** The number of months since the year 0; undefined for an invalid month. */
function numberOfMonth(name: string): number | undefined {
  const [year = 0, month = 0] = name.split('-').map(Number)
  return year >= 1970 && month >= 1 && month <= 12 ? year * 12 + month - 1 : undefined
}

const nameOfMonth = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

async function firstEntryAt(db: Db): Promise<number | undefined> {
  const entry = await db.selectFrom('ledger').select('at').orderBy('at').limit(1).executeTakeFirst()
  return entry?.at
}

const wholePeriod = (months: readonly Month[]): Month => ({
  name: '',
  start: months[0]?.start ?? 0,
  end: months.at(-1)?.end ?? 0,
})

// a sum of bigints is a numeric in PostgreSQL, which the driver returns as text
const sumOf = (amount: Expression<unknown>) =>
  sql<Kobo>`cast(coalesce(sum(${amount}), 0) as bigint)`

const ofIncome = (type: 'credit' | 'debit') =>
  sql`case when type = ${type} and service in (${sql.join(SERVICE_GROUPS.income)}) then amount else 0 end`

const SUMS = [
  sumOf(ofIncome('credit')).as('received'),
  sumOf(ofIncome('debit')).as('refunded'),
  sumOf(sql`coalesce(fee, 0)`).as('fee'),
  sql<number>`cast(count(case when method = 'card' and service = 'fund' and fee is null then 1 end) as integer)`.as(
    'feeUnknown',
  ),
] as const

function selectEntries(db: Db, { start, end }: Month, services: readonly string[]) {
  return db
    .selectFrom('ledger')
    .where('ledger.at', '>=', start)
    .where('ledger.at', '<=', end)
    .where('service', 'in', services)
    .where('is_test', '=', 0)
}

const withNet = <Row extends Omit<Sums, 'net'>>(row: Row) => ({
  ...row,
  feeUnknown: Number(row.feeUnknown),
  net: row.received - row.refunded - row.fee,
})

async function sumPeriod(db: Db, period: Month): Promise<Sums> {
  const row = await selectEntries(db, period, SERVICE_GROUPS.income)
    .select(SUMS)
    .executeTakeFirstOrThrow()
  return withNet(row)
}

async function readByMethod(db: Db, period: Month): Promise<IncomeReportRow[]> {
  const rows = await selectEntries(db, period, SERVICE_GROUPS.income)
    .select('method')
    .select(SUMS)
    .groupBy('method')
    .execute()
  return PAYMENT_METHODS.flatMap((method) => {
    const row = rows.find((it) => it.method === method)
    return row ? [{ ...withNet(row), method }] : []
  })
}

/** The classes with any sum, by name, after the money that was put into wallets. */
async function readByClass(db: Db, period: Month): Promise<IncomeReportRow[]> {
  const [rows, waivers] = await Promise.all([
    selectEntries(db, period, [...SERVICE_GROUPS.income, ...SERVICE_GROUPS.spending])
      .select('class_id')
      .select(SUMS)
      .select(
        sumOf(
          sql`case when service not in (${sql.join(SERVICE_GROUPS.spending)}) then 0 when type = 'debit' then amount else -amount end`,
        ).as('spent'),
      )
      .groupBy('class_id')
      .execute(),
    readWaivers(db, period),
  ])
  const ids = [...new Set([...rows.map((it) => it.class_id), ...waivers.keys()])]
  const names = await readClassNames(db, ids)
  const none = { received: 0, refunded: 0, fee: 0, feeUnknown: 0, spent: 0 }
  return ids
    .map((id): IncomeReportRow => {
      const { class_id: _, ...row } = rows.find((it) => it.class_id === id) ?? {
        class_id: id,
        ...none,
      }
      const ofClass = id === null ? undefined : waivers.get(id)
      return {
        ...withNet(row),
        class: id === null ? null : { id, name: names.get(id) ?? '' },
        ...{ waived: ofClass?.waived ?? 0, waivers: ofClass?.waivers ?? 0 },
      }
    })
    .sort(byName)
}

const byName = (a: IncomeReportRow, b: IncomeReportRow) =>
  Number(Boolean(a.class)) - Number(Boolean(b.class)) ||
  (a.class?.name ?? '').localeCompare(b.class?.name ?? '')

/** What was waived of enrolments of a period, by class. */
async function readWaivers(db: Db, { start, end }: Month) {
  const rows = await db
    .selectFrom('enrolments')
    .select(['class_id', sumOf(sql`waived`).as('waived')])
    .select((it) => it.fn.countAll<number>().as('waivers'))
    .where('enrolled_at', '>=', start)
    .where('enrolled_at', '<=', end)
    .where('waived', '>', 0)
    .groupBy('class_id')
    .execute()
  return new Map(
    rows.map(({ class_id, waived, waivers }) => [class_id, { waived, waivers: Number(waivers) }]),
  )
}

async function readClassNames(db: Db, ids: readonly (number | null)[]) {
  const known = ids.filter((it) => it !== null)
  if (known.length === 0) return new Map<number, string>()
  const rows = await db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', known)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Cell = { class_id: number | null; name: string | null; method: string }

const byClassAndMethod = (a: Cell, b: Cell) =>
  (a.name ?? '').localeCompare(b.name ?? '') ||
  (a.class_id ?? 0) - (b.class_id ?? 0) ||
  a.method.localeCompare(b.method)

/** The income of each month of a period by class and method, oldest month first. */
export async function* listIncomeCells(db: Db, period: ReportPeriod, moment: Moment) {
  for (const month of await listMonths(db, period, moment)) {
    // sorted here: the engines sort names and nulls differently
    const rows = await selectEntries(db, month, SERVICE_GROUPS.income)
      .leftJoin('classes', 'classes.id', 'ledger.class_id')
      .select(['ledger.class_id', 'classes.name', 'method'])
      .select(SUMS)
      .groupBy(['ledger.class_id', 'classes.name', 'method'])
      .execute()
    for (const row of rows.sort(byClassAndMethod)) yield { ...withNet(row), month: month.name }
  }
}
