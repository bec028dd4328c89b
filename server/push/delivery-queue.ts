import { SqliteAdapter } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Device } from './web-push-client.ts'

type PushNotice = {
  id: number
  message_id: number | null
  lesson_id: number | null
  category: string
  due_at: number
}

/** Notices that wait to be spread, the longest due first. */
export async function listDueNoticeIds(db: Db, at: number): Promise<number[]> {
  const due = await db
    .selectFrom('push_notices')
    .select('id')
    .where('fanned_out_at', 'is', null)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .orderBy('id')
    .limit(20)
    .execute()
  return due.map(({ id }) => id)
}

/** Takes a notice that is due for this process alone, or answers nothing when another has it. */
export async function claimNotice(tx: Tx, id: number, at: number): Promise<PushNotice | undefined> {
  return tx
    .updateTable('push_notices')
    .set({ fanned_out_at: at })
    .where('id', '=', id)
    .where('fanned_out_at', 'is', null)
    .where('due_at', '<=', at)
    .returning(['id', 'message_id', 'lesson_id', 'category', 'due_at'])
    .executeTakeFirst()
}

/** Writes a delivery for each device of those who have a message in their inbox and did not read it yet. */
export async function insertMessageDeliveries(
  tx: Tx,
  notice: PushNotice & { message_id: number },
  at: number,
) {
  await tx
    .insertInto('push_deliveries')
    .columns(['notice_id', 'subscription_id', 'next_attempt_at'])
    .expression(
      selectEligibleDevices(tx, notice, at)
        .innerJoin('inbox', 'inbox.student_id', 'push_subscriptions.user_id')
        .where('inbox.message_id', '=', notice.message_id)
        .where('inbox.read_at', 'is', null),
    )
    .execute()
}

/** Writes a delivery for each device of the students whose place in the lesson's class has not ended. */
export async function insertLessonDeliveries(
  tx: Tx,
  notice: PushNotice & { lesson_id: number },
  at: number,
) {
  await tx
    .insertInto('push_deliveries')
    .columns(['notice_id', 'subscription_id', 'next_attempt_at'])
    .expression(
      selectEligibleDevices(tx, notice, at)
        .innerJoin('enrolments', 'enrolments.student_id', 'push_subscriptions.user_id')
        .innerJoin('lessons', 'lessons.class_id', 'enrolments.class_id')
        .innerJoin('classes', 'classes.id', 'lessons.class_id')
        .where('lessons.id', '=', notice.lesson_id)
        .where('lessons.deleted_at', 'is', null)
        .where('classes.deleted_at', 'is', null)
        .where('classes.active', '=', 1)
        .where((row) =>
          row.or([
            row('classes.monthly', '=', 0),
            row('enrolments.paid_until', '=', 0),
            row('enrolments.paid_until', '>', at),
          ]),
        ),
    )
    .execute()
}

/** The devices that want a notice and on which somebody is signed in, as rows of deliveries. */
function selectEligibleDevices(tx: Tx, notice: PushNotice, at: number) {
  return tx
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select((row) => [
      row.val(notice.id).as('notice_id'),
      'push_subscriptions.id as subscription_id',
      row.val(at).as('next_attempt_at'),
    ])
    .where('sessions.expires_at', '>', at)
    .where('users.deleted_at', 'is', null)
    .$if(notice.category !== '', (query) =>
      query.where('push_subscriptions.categories', 'like', `%${notice.category}%`),
    )
}

/** A delivery that this process has claimed, with its device and what it tells about. */
export type ClaimedDelivery = Device & {
  id: number
  attempts: number
  subscription_id: number
  notice_id: number
  due_at: number
}

/** Claims some deliveries that are due, so that no other process attempts them, and counts the try. */
export async function claimDueDeliveries(
  db: Db,
  { at, until, most }: { at: number; until: number; most: number },
): Promise<ClaimedDelivery[]> {
  // SQLite has one writer at a time and knows no such words
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const claimed = await db
    .updateTable('push_deliveries')
    .set((it) => ({ claimed_until: until, attempts: it('attempts', '+', 1) }))
    .where('id', 'in', (it) =>
      it
        .selectFrom('push_deliveries as due')
        .select('due.id')
        .where('due.next_attempt_at', '<=', at)
        .where('due.claimed_until', '<=', at)
        .orderBy('due.next_attempt_at')
        .orderBy('due.id')
        .limit(most)
        .$if(!isSqlite, (rows) => rows.forUpdate().skipLocked()),
    )
    .returning('id')
    .execute()
  if (claimed.length === 0) return []
  return db
    .selectFrom('push_deliveries as it')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'it.subscription_id')
    .innerJoin('push_notices', 'push_notices.id', 'it.notice_id')
    .select(['it.id', 'it.attempts', 'it.subscription_id', 'it.notice_id', 'push_notices.due_at'])
    .select(['endpoint', 'p256dh', 'auth'])
    .where(
      'it.id',
      'in',
      claimed.map(({ id }) => id),
    )
    .execute()
}

/** Has a delivery tried again later. */
export async function rescheduleDelivery(db: Db, id: number, nextTryAt: number): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ next_attempt_at: nextTryAt, claimed_until: 0 })
    .where('id', '=', id)
    .execute()
}

/**
 * Deliveries that wait longer than `longest` seconds are due now, and claims that reach further than `claim` are free: a
 * clock that was ahead made them (decision 0202).
 */
export async function resetFutureSchedules(
  db: Db,
  { at, longest, claim }: { at: number; longest: number; claim: number },
): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ next_attempt_at: at, claimed_until: 0 })
    .where((it) =>
      it.or([it('next_attempt_at', '>', at + longest), it('claimed_until', '>', at + claim)]),
    )
    .execute()
}

/** A delivery that has left, or that is given up. */
export async function deleteDelivery(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_deliveries').where('id', '=', id).execute()
}

/** A device that its push service does not know any more, with all that waits for it. */
export async function deleteSubscription(db: Db, subscriptionId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
}

/** What a notice tells about, as it is now; a message or a lesson that is gone is nothing. */
export async function findNoticeContents(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('push_notices')
    .leftJoin('messages', 'messages.id', 'push_notices.message_id')
    .leftJoin('lessons', (join) =>
      join.onRef('lessons.id', '=', 'push_notices.lesson_id').on('lessons.deleted_at', 'is', null),
    )
    .leftJoin('classes', (join) =>
      join.onRef('classes.id', '=', 'lessons.class_id').on('classes.deleted_at', 'is', null),
    )
    .select(['push_notices.id', 'messages.rand', 'messages.subject', 'messages.body'])
    .select(['lessons.kind', 'lessons.subject as lesson', 'classes.id as class_id'])
    .select(['classes.rand as class_rand', 'classes.name as class_name'])
    .where('push_notices.id', 'in', ids)
    .execute()
}

export type NoticeRow = Awaited<ReturnType<typeof findNoticeContents>>[number]
