import * as calls from '../../contract/push.ts'
import { answer } from '../http/answers.ts'
import { inTransaction } from '../kernel/db.ts'
import { pushKeys } from './keys.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

export const pushCalls = [
  answer(calls.getPushKey, async ({ school }) => {
    const { publicKey } = await pushKeys(school.db)
    return { publicKey }
  }),

  answer(calls.subscribePush, async ({ school, asked, asker, now }) => {
    const { endpoint, keys, categories = calls.PUSH_CATEGORIES } = asked
    const { id: personId, sessionId } = asker
    await inTransaction(school.db, (tx) =>
      subscribe(tx, { personId, sessionId, endpoint, ...keys, categories, now }),
    )
    return null
  }),

  answer(calls.unsubscribePush, async ({ school, asked, asker }) => {
    await inTransaction(school.db, (tx) =>
      unsubscribe(tx, { personId: asker.id, endpoint: asked.endpoint }),
    )
    return null
  }),
]
