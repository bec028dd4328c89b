import { createHash } from 'node:crypto'
import type { Db } from '../server/platform/db.ts'
import { checkEmpty } from './cluster-assertions.ts'
import type { LoadRecord } from './cluster-load.ts'
import { type Delivery, repeatedDeliveries, unexplainedRepeats } from './cluster-mail-push-sinks.ts'
import type { Kill } from './cluster-processes.ts'

/** Everything that one sink has received since the start. */
type Deliveries = { deliveries: readonly Delivery[]; kills: readonly Kill[] }

/** Checks that each email was sent, and that repeated emails are identical (decision 0220). */
export async function checkEmails(
  db: Db,
  record: LoadRecord,
  { deliveries, kills }: Deliveries,
): Promise<void> {
  const rows = await db.selectFrom('email_outbox').selectAll().execute()
  const sent = new Map(rows.map((it) => [`<lisan.${it.created_at}.${it.id}@localhost>`, it]))
  const receivedByKey = new Map(deliveries.map((it) => [it.key, it]))
  checkEmpty(
    `each of ${sent.size} emails was sent`,
    [...sent].filter(([key, it]) => !it.sent_at || receivedByKey.get(key)?.to !== it.to_address),
  )
  checkEmpty(
    'no email is missing from the outbox',
    [...receivedByKey.keys()].filter((it) => !sent.has(it)),
  )
  const subjects = [...receivedByKey.values()].map(
    (it) => /^Subject: (.+)\r$/m.exec(it.text)?.[1] ?? '',
  )
  checkEmpty(
    `each of ${record.announcements.size} announcements is one email`,
    [...record.announcements].filter(([subject, { isAcknowledged }]) => {
      const times = subjects.filter((it) => it === subject).length
      return times > 1 || (isAcknowledged && times === 0)
    }),
  )
  checkRepeats('email', { deliveries, kills })
  checkEmpty(
    'repeated emails are equal byte for byte, so that a mailbox can show them once',
    repeatedDeliveries(deliveries).filter((it) => receivedByKey.get(it.key)?.text !== it.text),
  )
}

/** Checks that each push was sent to its device under the topic of its message. */
export async function checkPushes(
  db: Db,
  record: LoadRecord,
  { deliveries, kills }: Deliveries,
): Promise<void> {
  const messages = await db.selectFrom('messages').select(['subject', 'rand']).execute()
  const expected = messages.flatMap(({ subject, rand }) => {
    const announcement = record.announcements.get(subject)
    return announcement ? [`${announcement.to.path} ${topicOf(rand)}`] : []
  })
  const arrived = new Set(deliveries.map((it) => it.key))
  checkEmpty(
    `each of ${expected.length} pushes was sent`,
    expected.filter((it) => !arrived.has(it)),
  )
  checkEmpty(
    'no other push was sent',
    [...arrived].filter((it) => !expected.includes(it)),
  )
  checkRepeats('push', { deliveries, kills })
}

function checkRepeats(what: string, { deliveries, kills }: Deliveries) {
  const twice = repeatedDeliveries(deliveries).length
  checkEmpty(
    `no ${what} was sent twice, except ${twice} whose process was killed during the delivery`,
    unexplainedRepeats(deliveries, kills).map((it) => it.key),
  )
}

/** server/push/push-payload.ts and send.ts: a device shows one notification of a topic. */
const topicOf = (rand: string) =>
  createHash('sha256').update(`message-${rand}`).digest('base64url').slice(0, 32)
