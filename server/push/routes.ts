import * as calls from '../../contract/push.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { readPushKeys } from './vapid-keys.ts'

export const pushCalls = [
  handle(calls.getPushKey, async ({ school }) => {
    const { publicKey } = await readPushKeys(school.db)
    return { publicKey }
  }),

  handle(calls.subscribePush, async ({ school, input, caller, now }) => {
    const { endpoint, keys, categories = calls.PUSH_CATEGORIES } = input
    const { id: userId, sessionId } = caller
    await inTransaction(school.db, (tx) =>
      subscribe(tx, { userId, sessionId, endpoint, ...keys, categories, now }),
    )
    return null
  }),

  handle(calls.unsubscribePush, async ({ school, input, caller }) => {
    await inTransaction(school.db, (tx) =>
      unsubscribe(tx, { userId: caller.id, endpoint: input.endpoint }),
    )
    return null
  }),
]
