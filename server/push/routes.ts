import { HOUR } from '../../contract/platform/duration.ts'
import * as calls from '../../contract/push/push.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { readPushKeys } from './vapid-keys.ts'

export const pushRoutes = {
  getPushKey: handle(calls.getPushKey, async ({ school }) => {
    const { publicKey } = await readPushKeys(school.db)
    return { publicKey }
  }),

  subscribePush: handle(
    calls.subscribePush,
    { limits: [{ points: 120, seconds: HOUR, keyBy: byUser }] },
    async ({ school, input, caller, now }) => {
      const { endpoint, keys, categories = calls.PUSH_CATEGORIES } = input
      const { id: userId, sessionId } = caller
      await inTransaction(school.db, (tx) =>
        subscribe(tx, { userId, sessionId, endpoint, ...keys, categories, now }),
      )
    },
  ),

  unsubscribePush: handle(calls.unsubscribePush, async ({ school, input, caller }) => {
    await inTransaction(school.db, (tx) =>
      unsubscribe(tx, { userId: caller.id, endpoint: input.endpoint }),
    )
  }),
}
