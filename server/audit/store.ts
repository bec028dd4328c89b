import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { inListOrder, locatePage, type PageWindow } from '../platform/pagination.ts'
import { searchPattern } from '../platform/search-text.ts'

type AuditFilters = {
  /** '' for all. */
  action: string
  /** Matches the name or email of the actor or the subject; '' for all. */
  userSearch: string
  /** Starts at 1. */
  page: number
  size: number
}

/** One page of the audit log, newest first, with the total and the number of the page that was read. */
export async function findAuditPage(db: Db, { action, userSearch, page, size }: AuditFilters) {
  const resolved = {
    action,
    userIds: userSearch.trim() === '' ? null : await findUserIds(db, userSearch),
  }
  const { total } = await selectAudit(db, resolved)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const pageRange = locatePage({ page, total, size })
  return { rows: await readRows(db, resolved, pageRange), total, page: pageRange.page }
}

type ResolvedFilters = { action: string; userIds: number[] | null }

function selectAudit(db: Db, { action, userIds }: ResolvedFilters) {
  return db
    .selectFrom('audit')
    .$if(action !== '', (it) => it.where('action', '=', action))
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
  const rows = await db
    .selectFrom('audit')
    .innerJoin('users as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('users as subject', 'subject.id', 'audit.subject_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.detail', 'audit.changes'])
    .select(['audit.actor_id', 'actor.name as actor_name', 'actor.email as actor_email'])
    .select('actor.deleted_at as actor_deleted_at')
    .select(['audit.subject_id', 'subject.name as subject_name', 'subject.email as subject_email'])
    .select('subject.deleted_at as subject_deleted_at')
    .where('audit.id', 'in', ids)
    .orderBy('audit.id', direction)
    .execute()
  return inListOrder(rows, pageRange)
}

// a search with more matches is too broad to be useful
const MAX_USERS = 200

/** Ids of the users that match a search, deleted ones included: their entries stay in the log. */
async function findUserIds(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql<SqlBool>`search_text like ${searchPattern(search)} escape '\\'`)
    .orderBy('id')
    .limit(MAX_USERS)
    .execute()
  // neither engine accepts `in ()`
  return rows.length > 0 ? rows.map(({ id }) => id) : [0]
}

/** The distinct actions in the log, by a loose index scan, because the log can be long. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive acts (action) as (
      select min(action) from audit
      union all
      select (select min(action) from audit where action > acts.action) from acts where acts.action is not null
    )
    select action from acts where action is not null`.execute(db)
  return rows.map(({ action }) => action)
}
