import type { PushCategory } from '../../contract/push/push.ts'
import type { Tx } from '../platform/db.ts'
import type { Device } from './web-push-client.ts'

/** A user's push subscription on a device, bound to a session. */
export type Subscription = Device & {
  userId: number
  sessionId: number
  categories: readonly PushCategory[]
  now: number
}

const MAX_DEVICES = 10

/** Deletes other users' subscriptions on a device, with their pending deliveries. */
export async function removeFromOtherUsers(
  tx: Tx,
  { userId, ...device }: Subscription,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', device.endpoint)
    .where('p256dh', '=', device.p256dh)
    .where('auth', '=', device.auth)
    .where('user_id', '!=', userId)
    .execute()
}

/** Inserts or updates a user's subscription. False if another user has its endpoint. */
export async function upsertDevice(tx: Tx, subscription: Subscription): Promise<boolean> {
  const values = {
    session_id: subscription.sessionId,
    p256dh: subscription.p256dh,
    auth: subscription.auth,
    categories: subscription.categories.join(','),
    last_seen_at: subscription.now,
  }
  const row = await tx
    .insertInto('push_subscriptions')
    .values({ user_id: subscription.userId, endpoint: subscription.endpoint, ...values })
    .onConflict((it) =>
      it
        .column('endpoint')
        .doUpdateSet(values)
        .where('push_subscriptions.user_id', '=', subscription.userId),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes all but the ten most recently confirmed subscriptions of a user. */
export async function deleteOldDevices(tx: Tx, userId: number): Promise<void> {
  const devices = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const surplusIds = devices.slice(MAX_DEVICES).map(({ id }) => id)
  if (surplusIds.length > 0)
    await tx.deleteFrom('push_subscriptions').where('id', 'in', surplusIds).execute()
}

/** Deletes the user's subscription with this endpoint. */
export async function deleteDevice(
  tx: Tx,
  { userId, endpoint }: { userId: number; endpoint: string },
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** The message or lesson of a notice. */
export type NoticeSubject = { messageId: number } | { lessonId: number }

/**
 * Creates a notice that is sent once it is due. There is one per message or lesson: a second call only moves its time,
 * if it was not sent yet.
 */
export async function insertNotice(
  tx: Tx,
  {
    category,
    dueAt,
    isUrgent = false,
    ...subject
  }: NoticeSubject & { category: PushCategory | ''; dueAt: number; isUrgent?: boolean },
): Promise<void> {
  await tx
    .insertInto('push_notices')
    .values({
      message_id: 'messageId' in subject ? subject.messageId : null,
      lesson_id: 'lessonId' in subject ? subject.lessonId : null,
      category,
      due_at: dueAt,
      urgent: isUrgent ? 1 : 0,
      fanned_out_at: null,
    })
    .onConflict((it) =>
      it
        .column('lesson_id')
        .doUpdateSet({ due_at: dueAt })
        .where('push_notices.fanned_out_at', 'is', null),
    )
    .execute()
}

/** Deletes the notice of a lesson, if it was not sent yet. */
export async function deleteNotice(tx: Tx, lessonId: number): Promise<void> {
  await tx
    .deleteFrom('push_notices')
    .where('lesson_id', '=', lessonId)
    .where('fanned_out_at', 'is', null)
    .execute()
}

/** Moves the notice of a lesson, if it was not sent yet. */
export async function rescheduleNotice(tx: Tx, lessonId: number, dueAt: number): Promise<void> {
  await tx
    .updateTable('push_notices')
    .set({ due_at: dueAt })
    .where('lesson_id', '=', lessonId)
    .where('fanned_out_at', 'is', null)
    .execute()
}
