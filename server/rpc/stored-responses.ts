import * as z from 'zod/mini'
import type { Call } from '../../contract/platform/call.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { digestOf } from '../platform/edit-version.ts'
import { decline } from '../platform/errors.ts'
import { SerializedResponse } from './handler.ts'

const ALREADY_SAVED = say('rules_wire_already_saved_first_attempt_before')

/** How long a response is stored: longer than a form stays open. */
const RETENTION_SECONDS = 7 * DAY

type RepeatableRequest = {
  call: Call
  callName: string
  userId: number
  /** The idempotency key and the other fields of the request, on the wire. */
  fields: Record<string, unknown>
  now: number
}

/** The idempotency key of a request whose repetition the dispatcher recognises; undefined without one. */
export function idempotencyKeyOf(call: Call, fields: Record<string, unknown>): string | undefined {
  if (call.effect !== 'create' || call.access === 'anyone' || call.handlesRepeats) return undefined
  return typeof fields.once === 'string' ? fields.once : undefined
}

/**
 * Runs the handler of a creating call and stores its response in the same transaction; a request with the same key
 * returns that response and creates nothing (decision 0501). Declines a key that is repeated with other fields. A
 * declined request is not stored, so the corrected form keeps its key.
 */
export async function respondOnce(
  school: AppContext,
  request: RepeatableRequest & { key: string },
  handler: (school: AppContext) => Promise<unknown>,
): Promise<unknown> {
  const { once: _, ...content } = request.fields
  const stored = { ...request, digest: digestOf(content) }
  const earlier = await findResponse(school.db, stored)
  if (earlier) return earlier
  return inTransaction(school.db, async (tx) => {
    // a concurrent copy of the request waits for the other one here
    const concurrent = (await claimKey(tx, stored)) ? undefined : await findResponse(tx, stored)
    if (concurrent) return concurrent
    const data = await handler({ ...school, db: tx })
    // `handle` checks that a handler returns the data of its call
    await storeResponse(tx, stored, JSON.stringify(z.encode(request.call.response, data as never)))
    return data
  })
}

type StoredRequest = RepeatableRequest & { key: string; digest: string }

async function findResponse(db: Db, { userId, callName, key, digest }: StoredRequest) {
  const row = await db
    .selectFrom('answered_requests')
    .select(['digest', 'response'])
    .where('user_id', '=', userId)
    .where('call', '=', callName)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.digest !== digest) decline('already_saved', ALREADY_SAVED)
  return new SerializedResponse(row.response)
}

/** False if another request has the key. */
async function claimKey(tx: Tx, { userId, callName, key, digest, now }: StoredRequest) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('answered_requests')
    .values({ user_id: userId, call: callName, key, digest, response: '', answered_at: now })
    .onConflict((it) => it.columns(['user_id', 'call', 'key']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function storeResponse(tx: Tx, { userId, callName, key }: StoredRequest, response: string) {
  await tx
    .updateTable('answered_requests')
    .set({ response })
    .where('user_id', '=', userId)
    .where('call', '=', callName)
    .where('key', '=', key)
    .execute()
}

/** Deletes the responses that are too old to be requested again. */
export async function deleteOldResponses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answered_requests')
    .where('answered_at', '<', now - RETENTION_SECONDS)
    .execute()
}
