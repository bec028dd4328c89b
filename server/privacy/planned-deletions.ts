import { DELETIONS_PER_PAGE, type ListedDeletion } from '../../contract/privacy/privacy-admin.ts'
import type { Db } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'

/** One page of the accounts that will be erased, the next one first. A page beyond the last is the last. */
export async function listPlannedDeletions(db: Db, page: number) {
  const planned = db
    .selectFrom('erasures')
    .where('finished_at', 'is', null)
    .where((it) => it.or([it('origin', '=', 'own'), it('failed_at', 'is not', null)]))
  const { total } = await planned
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const window = clampPage({ page, total: Number(total), size: DELETIONS_PER_PAGE })
  const rows = await planned
    .innerJoin('users', 'users.id', 'erasures.user_id')
    .select(['users.id', 'users.name', 'users.wallet', 'erasures.balance'])
    .select(['requested_at', 'due_at', 'failed_at'])
    .orderBy('due_at')
    .orderBy('erasures.id')
    .limit(DELETIONS_PER_PAGE)
    .offset(window.offset)
    .execute()
  const unmarked = await countUnmarked(
    db,
    rows.map((it) => it.id),
  )
  const items = rows.map(
    (it): ListedDeletion => ({
      studentId: it.id,
      name: it.name,
      requestedAt: it.requested_at,
      dueAt: it.due_at,
      givenUp: it.balance,
      balance: it.wallet,
      unmarked: unmarked.get(it.id) ?? 0,
      isFailed: it.failed_at !== null,
    }),
  )
  return { items, total: Number(total), page: window.page }
}

/** The numbers of submissions that wait for marking, by student. */
async function countUnmarked(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('exam_results')
    .select(['student_id', (it) => it.fn.countAll<number>().as('submissions')])
    .where('student_id', 'in', ids)
    .where('marked_at', 'is', null)
    .groupBy('student_id')
    .execute()
  return new Map(rows.map((it) => [it.student_id, Number(it.submissions)]))
}
