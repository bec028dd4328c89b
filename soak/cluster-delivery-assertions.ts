import { createHash } from 'node:crypto'
import type { Db } from '../server/platform/db.ts'
import { checkEmpty } from './cluster-assertions.ts'
import type { LoadRecord } from './cluster-load.ts'
import { type Delivery, repeatedDeliveries, unexplainedRepeats } from './cluster-mail-push-sinks.ts'
import type { Kill } from './cluster-processes.ts'

/** All that one of the two has taken since the beginning. */
type Deliveries = { taken: readonly Delivery[]; kills: readonly Kill[] }

/** Each letter left, and what left twice is known as the same (decision 0220). */
export async function checkEmails(
  db: Db,
  deeds: LoadRecord,
  { taken, kills }: Deliveries,
): Promise<void> {
  const rows = await db.selectFrom('email_outbox').selectAll().execute()
  const sent = new Map(rows.map((it) => [`<lisan.${it.created_at}.${it.id}@localhost>`, it]))
  const receivedByKey = new Map(taken.map((it) => [it.key, it]))
  checkEmpty(
    `each of ${sent.size} letters left`,
    [...sent].filter(([key, it]) => !it.sent_at || receivedByKey.get(key)?.to !== it.to_address),
  )
  checkEmpty(
    'and none that the school does not know',
    [...receivedByKey.keys()].filter((it) => !sent.has(it)),
  )
  const subjects = [...receivedByKey.values()].map(
    (it) => /^Subject: (.+)\r$/m.exec(it.text)?.[1] ?? '',
  )
  checkEmpty(
    `each of ${deeds.announcements.size} announcements is one letter`,
    [...deeds.announcements].filter(([subject, { isTold }]) => {
      const times = subjects.filter((it) => it === subject).length
      return times > 1 || (isTold && times === 0)
    }),
  )
  checkRepeats('letter', { taken, kills })
  checkEmpty(
    'and what came twice is the same to the byte, so that a mailbox can show it once',
    repeatedDeliveries(taken).filter((it) => receivedByKey.get(it.key)?.text !== it.text),
  )
}

/** Each push left, to the phone it is for and under the topic of its message. */
export async function checkPushes(
  db: Db,
  deeds: LoadRecord,
  { taken, kills }: Deliveries,
): Promise<void> {
  const messages = await db.selectFrom('messages').select(['subject', 'rand']).execute()
  const expected = messages.flatMap(({ subject, rand }) => {
    const announcement = deeds.announcements.get(subject)
    return announcement ? [`${announcement.to.path} ${topicOf(rand)}`] : []
  })
  const arrived = new Set(taken.map((it) => it.key))
  checkEmpty(
    `each of ${expected.length} pushes left`,
    expected.filter((it) => !arrived.has(it)),
  )
  checkEmpty(
    'and none to anybody else',
    [...arrived].filter((it) => !expected.includes(it)),
  )
  checkRepeats('push', { taken, kills })
}

function checkRepeats(what: string, { taken, kills }: Deliveries) {
  const twice = repeatedDeliveries(taken).length
  checkEmpty(
    `no ${what} left twice, but for ${twice} whose process was killed as the other side took it`,
    unexplainedRepeats(taken, kills).map((it) => it.key),
  )
}

/** server/push/push-payload.ts and send.ts: a device shows one notification of a topic. */
const topicOf = (rand: string) =>
  createHash('sha256').update(`message-${rand}`).digest('base64url').slice(0, 32)
