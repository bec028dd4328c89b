import { sql } from 'kysely'
import type { AuditFilter } from '../../contract/audit/audit.ts'
import { boundsOfPeriod } from '../../contract/payments/payment-history.ts'
import { say } from '../../messages/message.ts'
import { readBatches } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { inListOrder, locatePage, type PageWindow } from '../platform/pagination.ts'
import { isUserFound } from '../platform/search-text.ts'

/** The filters of the log; times in Unix seconds, undefined where the range is open. */
type AuditFilters = {
  /** '' for all. */
  action: string
  /** Matches the name or email of the actor or the subject; '' for all. */
  userSearch: string
  from: number | undefined
  to: number | undefined
}

/** The filters of a request. Throws 400 for an impossible day. */
export function toAuditFilters(filter: AuditFilter, timezone: string): AuditFilters {
  const { act = '', person = '', ...range } = filter
  const { from, to } = boundsOfPeriod(range, timezone)
  if (Number.isNaN(from) || Number.isNaN(to))
    httpError(
      'invalid_request',
      say('rules_wire_field_not_day', { field: range.from ? 'from' : 'to' }),
    )
  return { action: act, userSearch: person, from, to }
}

/** One page of the audit log, newest first, with the total and the number of the page that was read. */
export async function findAuditPage(
  db: Db,
  filters: AuditFilters,
  { page, size }: { page: number; size: number },
) {
  const resolved = await resolveFilters(db, filters)
  const { total } = await selectAudit(db, resolved)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pageRange = locatePage({ page, total, size })
  return { rows: await readRows(db, resolved, pageRange), total, page: pageRange.page }
}

/** All entries of the filters, newest first, in batches. */
export async function* auditBatches(db: Db, filters: AuditFilters): AsyncGenerator<AuditRow[]> {
  const resolved = await resolveFilters(db, filters)
  yield* readBatches<AuditRow>((last, limit) => {
    const ids = selectAudit(db, resolved)
      .select('id')
      .where('id', '<', last?.id ?? Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(limit)
    return selectEntries(db).where('audit.id', 'in', ids).orderBy('audit.id', 'desc').execute()
  })
}

type ResolvedFilters = Omit<AuditFilters, 'userSearch'> & { userIds: number[] | null }

async function resolveFilters(
  db: Db,
  { userSearch, ...filters }: AuditFilters,
): Promise<ResolvedFilters> {
  return {
    ...filters,
    userIds: userSearch.trim() === '' ? null : await findUserIds(db, userSearch),
  }
}

function selectAudit(db: Db, { action, userIds, from, to }: ResolvedFilters) {
  return db
    .selectFrom('audit')
    .$if(action !== '', (it) => it.where('action', '=', action))
    .$if(from !== undefined, (it) => it.where('at', '>=', from ?? 0))
    .$if(to !== undefined, (it) => it.where('at', '<=', to ?? 0))
    .$if(userIds !== null, (it) =>
      it.where((or) => or.or([or('actor_id', 'in', userIds), or('subject_id', 'in', userIds)])),
    )
}

async function readRows(db: Db, resolved: ResolvedFilters, pageRange: PageWindow) {
  const direction = pageRange.fromEnd ? 'asc' : 'desc'
  const ids = selectAudit(db, resolved)
    .select('id')
    .orderBy('id', direction)
    .offset(pageRange.offset)
    .limit(pageRange.limit)
  const rows = await selectEntries(db)
    .where('audit.id', 'in', ids)
    .orderBy('audit.id', direction)
    .execute()
  return inListOrder(rows, pageRange)
}

function selectEntries(db: Db) {
  return db
    .selectFrom('audit')
    .innerJoin('users as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('users as subject', 'subject.id', 'audit.subject_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.detail', 'audit.changes'])
    .select('audit.message')
    .select(['audit.actor_id', 'actor.name as actor_name', 'actor.email as actor_email'])
    .select(['actor.deleted_at as actor_deleted_at', 'audit.actor_staff'])
    .select(['audit.subject_id', 'subject.name as subject_name', 'subject.email as subject_email'])
    .select('subject.deleted_at as subject_deleted_at')
}
export type AuditRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

// a search with more matches is too broad to be useful
const MAX_USERS = 200

/** Ids of the users that match a search, deleted ones included: their entries stay in the log. */
async function findUserIds(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(isUserFound('search_text', search))
    .orderBy('id')
    .limit(MAX_USERS)
    .execute()
  // neither engine accepts `in ()`
  return rows.length > 0 ? rows.map(({ id }) => id) : [0]
}

/** The distinct actions in the log, by a loose index scan, because the log can be long. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions (action) as (
      select min(action) from audit
      union all
      select (select min(action) from audit where action > actions.action) from actions where actions.action is not null
    )
    select action from actions where action is not null`.execute(db)
  return rows.map(({ action }) => action)
}
