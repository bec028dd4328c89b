import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { inListOrder, locatePage, type PageWindow } from '../platform/pagination.ts'
import { searchPattern } from '../platform/search-text.ts'

type AuditFilters = {
  /** '' for every kind. */
  action: string
  /** Finds by name or email who did it or whom it was done to; '' for everybody. */
  userSearch: string
  /** From 1. */
  page: number
  size: number
}

/** A page of the audit log, newest first, how many deeds there are, and which page it is. */
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
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.detail'])
    .select(['audit.actor_id', 'actor.name as actor_name', 'actor.email as actor_email'])
    .select('actor.deleted_at as actor_deleted_at')
    .select(['audit.subject_id', 'subject.name as subject_name', 'subject.email as subject_email'])
    .select('subject.deleted_at as subject_deleted_at')
    .where('audit.id', 'in', ids)
    .orderBy('audit.id', direction)
    .execute()
  return inListOrder(rows, pageRange)
}

// whoever is looked for is among the first of these, or the search was for half the school
const MAX_USERS = 200

/** Ids of those a search finds, deleted or not: what they did and what was done to them stays in the log. */
async function findUserIds(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql<SqlBool>`search_text like ${searchPattern(search)} escape '\\'`)
    .orderBy('id')
    .limit(MAX_USERS)
    .execute()
  // an empty list is no list to either engine
  return rows.length > 0 ? rows.map(({ id }) => id) : [0]
}

/** The kinds of act that are in the log. Steps from one to the next in their index: the log may be long. */
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
