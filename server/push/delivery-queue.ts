import { type OnConflictBuilder, sql } from 'kysely'
import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { isOpenAt } from '../enrolment/is-open-at.ts'
import type { Db, Tx } from '../platform/db.ts'
import { defineJobQueue } from '../platform/job-queue.ts'
import type { Tables } from '../platform/tables.ts'
import type { Device } from './web-push-client.ts'

type PushNotice = {
  id: number
  message_id: number | null
  lesson_id: number | null
  category: string
  urgent: number
  due_at: number
}

export const notices = defineJobQueue<'push_notices'>({
  table: 'push_notices',
  columns: { finishedAt: 'fanned_out_at', failedAt: null, lastError: null },
  batchSize: 20,
  leaseSeconds: 2 * MINUTE,
  retryDelaysSeconds: [15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR],
  // `resetFutureSchedules` is not used: a lesson opens at any time
  maxDelaySeconds: 4 * HOUR,
})

/** Marks a due notice as done and returns it; undefined if another process has done so or it was moved. */
export async function claimNotice(tx: Tx, id: number, at: number): Promise<PushNotice | undefined> {
  return tx
    .updateTable('push_notices')
    .set({ fanned_out_at: at })
    .where('id', '=', id)
    .where('fanned_out_at', 'is', null)
    .where('due_at', '<=', at)
    .returning(['id', 'message_id', 'lesson_id', 'category', 'urgent', 'due_at'])
    .executeTakeFirst()
}

/** When the deliveries are made, and until when they wait for the end of the quiet hours. */
type Sending = { at: number; heldUntil?: number | undefined }

/**
 * Inserts a delivery for each device that a notice concerns: of the recipients who have not read its message, or of the
 * students with access to the class of its lesson.
 */
export async function insertDeliveries(
  tx: Tx,
  notice: PushNotice,
  { at, heldUntil }: Sending,
): Promise<void> {
  const devices =
    notice.lesson_id === null
      ? selectDevicesOfRecipients(tx, notice, { at, heldUntil })
      : selectDevicesOfStudents(tx, notice, { at, heldUntil })
  await tx
    .insertInto('push_deliveries')
    .columns(['notice_id', 'subscription_id', 'next_attempt_at', 'held'])
    .expression(devices)
    .$if(heldUntil !== undefined, (it) => it.onConflict(oneHeld))
    .execute()
}

/** A device has at most one delivery that waits for the morning, which counts what it stands for. */
const oneHeld = (it: OnConflictBuilder<Tables, 'push_deliveries'>) =>
  it
    .column('subscription_id')
    // in the words of the index: the engines do not compare it with a parameter
    .where(sql<boolean>`held > 0`)
    .doUpdateSet((row) => ({ held: row('push_deliveries.held', '+', 1) }))

/** Lets a delivery wait for the morning, as part of that of its device which waits already, if there is one. */
export async function holdDelivery(
  tx: Tx,
  { id, notice_id, subscription_id, held }: Delivery,
  until: number,
): Promise<void> {
  if (held > 0) {
    await tx
      .updateTable('push_deliveries')
      .set({ next_attempt_at: until, claimed_until: 0 })
      .where('id', '=', id)
      .execute()
    return
  }
  await deleteDelivery(tx, id)
  await tx
    .insertInto('push_deliveries')
    .values({ notice_id, subscription_id, next_attempt_at: until, held: 1 })
    .onConflict(oneHeld)
    .execute()
}

function selectDevicesOfRecipients(tx: Tx, notice: PushNotice, sending: Sending) {
  return selectEligibleDevices(tx, notice, sending)
    .innerJoin('inbox', 'inbox.student_id', 'push_subscriptions.user_id')
    .where('inbox.message_id', '=', notice.message_id)
    .where('inbox.read_at', 'is', null)
}

function selectDevicesOfStudents(tx: Tx, notice: PushNotice, sending: Sending) {
  return selectEligibleDevices(tx, notice, sending)
    .innerJoin('enrolments', 'enrolments.student_id', 'push_subscriptions.user_id')
    .innerJoin('lessons', 'lessons.class_id', 'enrolments.class_id')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .where('lessons.id', '=', notice.lesson_id)
    .where('lessons.deleted_at', 'is', null)
    .where('lessons.is_draft', '=', 0)
    .where('classes.deleted_at', 'is', null)
    .where('classes.active', '=', 1)
    .where(isOpenAt(sending.at))
}

/** Subscriptions to the notice's category with a valid session, as delivery rows. */
function selectEligibleDevices(tx: Tx, notice: PushNotice, { at, heldUntil }: Sending) {
  return tx
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select((row) => [
      row.val(notice.id).as('notice_id'),
      'push_subscriptions.id as subscription_id',
      row.val(heldUntil ?? at).as('next_attempt_at'),
      row.val(heldUntil === undefined ? 0 : 1).as('held'),
    ])
    .where('sessions.expires_at', '>', at)
    .where('users.deleted_at', 'is', null)
    .$if(notice.category !== '', (query) =>
      query.where('push_subscriptions.categories', 'like', `%${notice.category}%`),
    )
}

export const deliveries = defineJobQueue<'push_deliveries'>({
  table: 'push_deliveries',
  columns: { dueAt: 'next_attempt_at', finishedAt: null, failedAt: null, lastError: null },
  batchSize: 25,
  leaseSeconds: 2 * MINUTE,
  retryDelaysSeconds: [30, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR],
  maxDelaySeconds: 12 * HOUR,
})

/** Deliveries by id, with their devices and notices, without those deleted with their subscription. */
export async function findDeliveries(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Delivery>> {
  const rows = await db
    .selectFrom('push_deliveries as delivery')
    .innerJoin('push_subscriptions', 'push_subscriptions.id', 'delivery.subscription_id')
    .innerJoin('push_notices', 'push_notices.id', 'delivery.notice_id')
    .select(['delivery.id', 'delivery.subscription_id'])
    .select(['delivery.notice_id', 'push_notices.due_at', 'push_notices.urgent', 'delivery.held'])
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .select(['endpoint', 'p256dh', 'auth', 'users.language'])
    .where('delivery.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, urgent: row.urgent === 1 }]))
}

export type Delivery = Device & {
  id: number
  subscription_id: number
  notice_id: number
  due_at: number
  /** Sent in quiet hours too. */
  urgent: boolean
  /** How many notices it stands for, if it waited for the morning; else 0. */
  held: number
  /** Of the profile; '' for none. */
  language: string
}

/** Deletes a delivery that was sent. */
export async function deleteDelivery(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_deliveries').where('id', '=', id).execute()
}

/** Deletes a subscription that its push service does not know any more, with its deliveries. */
export async function deleteSubscription(db: Db, subscriptionId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute()
}

/** The current content of notices, without deleted messages and lessons. */
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
