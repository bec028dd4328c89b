import { type SqlBool, sql } from 'kysely'
import { BIN_DAYS, BIN_ITEMS_PER_PAGE, type BinItem, type BinKind } from '../../contract/bin/bin.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { removeMaterial } from '../lessons/material.ts'
import { clearMaterial, listMaterialOfClass } from '../lessons/restore.ts'
import type { AppContext } from '../platform/app-context.ts'
import { takeFromBin } from '../platform/bin.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { runEach } from '../platform/run-each.ts'
import { isInScope, type Scope } from '../platform/scope.ts'

export const BIN_SECONDS = BIN_DAYS * DAY

type BinFilters = { kind?: BinKind | undefined; page: number; now: number; scope: Scope }

/** One page of the bin, newest first. A page beyond the last is the last. */
export async function findBinPage(db: Db, { kind, page, now, scope }: BinFilters) {
  const items = db
    .selectFrom('bin')
    .where('bin.deleted_at', '>', now - BIN_SECONDS)
    .$if(scope.reach !== 'all', (it) => it.where(isItemInScope(scope)))
    // the condition of $if does not narrow the type
    .$if(kind !== undefined, (it) => it.where('bin.kind', '=', kind as BinKind))
  const { total } = await items
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const window = clampPage({ page, total, size: BIN_ITEMS_PER_PAGE })
  const rows = await items
    .innerJoin('users', 'users.id', 'bin.deleted_by')
    .select(['bin.kind', 'bin.item_id', 'bin.name', 'bin.place', 'bin.deleted_at'])
    .select('users.name as deleted_by')
    .orderBy('bin.deleted_at', 'desc')
    .orderBy('bin.id', 'desc')
    .limit(BIN_ITEMS_PER_PAGE)
    .offset(window.offset)
    .execute()
  return { items: rows.map(toItem), total, page: window.page }
}

/** Deleted lessons and questions of the person's classes. */
function isItemInScope(scope: Scope) {
  if (scope.reach === 'all') return sql<SqlBool>`1 = 1`
  const ofClass = isInScope(scope.userId, 'lessons.class_id')
  return sql<SqlBool>`(
    (bin.kind = 'lesson' and bin.item_id in (select lessons.id from lessons where ${ofClass}))
    or (bin.kind = 'question' and bin.item_id in (
      select questions.id from questions join lessons on lessons.id = questions.lesson_id
      where ${ofClass})))`
}

type BinRow = {
  kind: BinKind
  item_id: number
  name: string
  place: string
  deleted_at: number
  deleted_by: string
}

function toItem(row: BinRow): BinItem {
  return {
    kind: row.kind,
    itemId: row.item_id,
    name: row.name,
    place: row.place,
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by,
    endsAt: row.deleted_at + BIN_SECONDS,
  }
}

/** The oldest items that can no longer be restored. */
export async function listExpired(db: Db, now: number, limit: number) {
  return db
    .selectFrom('bin')
    .select(['kind', 'item_id as itemId'])
    .where('deleted_at', '<=', now - BIN_SECONDS)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
}

const ITEMS_PER_RUN = 200

/**
 * Removes items that were deleted more than 30 days ago from the bin, and deletes the files of those lessons. Rows stay,
 * marked as deleted: results and money refer to them. An item that fails does not stop the others.
 */
export async function purgeBin(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  now: number,
): Promise<void> {
  await runEach(await listExpired(db, now, ITEMS_PER_RUN), async ({ kind, itemId }) => {
    const keys = await inTransaction(db, async (tx) => {
      // another process has purged it, or an administrator has restored it
      if (!(await takeFromBin(tx, { kind, itemId }))) return []
      if (kind === 'class') return clearMaterial(tx, await listMaterialOfClass(tx, itemId))
      return kind === 'lesson' ? clearMaterial(tx, [itemId]) : []
    })
    await runEach(keys, (key) => removeMaterial({ db, files }, key))
  })
}
