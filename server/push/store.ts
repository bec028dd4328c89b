import type { PushCategory } from '../../contract/push.ts'
import type { Tx } from '../kernel/db.ts'
import type { Device } from './outlet.ts'

/** A person's wish to be told on a device, in the session it was made in. */
export type Subscription = Device & {
  personId: number
  sessionId: number
  categories: readonly PushCategory[]
  now: number
}

const MOST_DEVICES = 10

/** Takes a device from whoever else was told on it, with all that still waits for them there. */
export async function letGoOf(tx: Tx, { personId, ...device }: Subscription): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', device.endpoint)
    .where('p256dh', '=', device.p256dh)
    .where('auth', '=', device.auth)
    .where('person_id', '!=', personId)
    .execute()
}

/** Writes a person's device, anew or over what was known of it. False when somebody else has its endpoint. */
export async function putDevice(tx: Tx, wish: Subscription): Promise<boolean> {
  const known = {
    session_id: wish.sessionId,
    p256dh: wish.p256dh,
    auth: wish.auth,
    categories: wish.categories.join(','),
    asked_at: wish.now,
  }
  const row = await tx
    .insertInto('push_subscriptions')
    .values({ person_id: wish.personId, endpoint: wish.endpoint, ...known })
    .onConflict((it) =>
      it
        .column('endpoint')
        .doUpdateSet(known)
        .where('push_subscriptions.person_id', '=', wish.personId),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the devices that a person was last heard of from. */
export async function forgetOldDevices(tx: Tx, personId: number): Promise<void> {
  const devices = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const tooMany = devices.slice(MOST_DEVICES).map(({ id }) => id)
  if (tooMany.length > 0)
    await tx.deleteFrom('push_subscriptions').where('id', 'in', tooMany).execute()
}

export async function forgetDevice(
  tx: Tx,
  { personId, endpoint }: { personId: number; endpoint: string },
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('person_id', '=', personId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** What a notice is about. */
export type Subject = { messageId: number } | { lessonId: number }

/**
 * Writes down that something is to be told once it is due. About a message or a lesson there is one notice: a second
 * only moves what was not told of yet.
 */
export async function insertNotice(
  tx: Tx,
  { category, dueAt, ...about }: Subject & { category: PushCategory | ''; dueAt: number },
): Promise<void> {
  await tx
    .insertInto('push_notices')
    .values({
      message_id: 'messageId' in about ? about.messageId : null,
      lesson_id: 'lessonId' in about ? about.lessonId : null,
      category,
      due_at: dueAt,
      spread_at: null,
    })
    .onConflict((it) =>
      it
        .column('lesson_id')
        .doUpdateSet({ due_at: dueAt })
        .where('push_notices.spread_at', 'is', null),
    )
    .execute()
}

/** Moves the notice of a lesson that was not told of yet. */
export async function moveNotice(tx: Tx, lessonId: number, dueAt: number): Promise<void> {
  await tx
    .updateTable('push_notices')
    .set({ due_at: dueAt })
    .where('lesson_id', '=', lessonId)
    .where('spread_at', 'is', null)
    .execute()
}
