import { createHash } from 'node:crypto'
import type { Db } from '../server/kernel/db.ts'
import { claimNone } from './cluster-claims.ts'
import type { Deeds } from './cluster-deeds.ts'
import { type Handed, repeated, repeatedWithoutCause } from './cluster-post.ts'
import type { Kill } from './cluster-processes.ts'

/** All that one of the two has taken since the beginning. */
type Post = { taken: readonly Handed[]; kills: readonly Kill[] }

/** Each letter left, and what left twice is known as the same (decision 0220). */
export async function claimLetters(db: Db, deeds: Deeds, { taken, kills }: Post): Promise<void> {
  const rows = await db.selectFrom('outgoing_mail').selectAll().execute()
  const sent = new Map(rows.map((it) => [`<lisan.${it.created_at}.${it.id}@localhost>`, it]))
  const came = new Map(taken.map((it) => [it.key, it]))
  claimNone(
    `each of ${sent.size} letters left`,
    [...sent].filter(([key, it]) => !it.sent_at || came.get(key)?.to !== it.to_address),
  )
  claimNone(
    'and none that the school does not know',
    [...came.keys()].filter((it) => !sent.has(it)),
  )
  const subjects = [...came.values()].map((it) => /^Subject: (.+)\r$/m.exec(it.text)?.[1] ?? '')
  claimNone(
    `each of ${deeds.letters.size} announcements is one letter`,
    [...deeds.letters].filter(([subject, { isTold }]) => {
      const times = subjects.filter((it) => it === subject).length
      return times > 1 || (isTold && times === 0)
    }),
  )
  claimTwice('letter', { taken, kills })
  claimNone(
    'and what came twice is the same to the byte, so that a mailbox can show it once',
    repeated(taken).filter((it) => came.get(it.key)?.text !== it.text),
  )
}

/** Each push left, to the phone it is for and under the topic of its message. */
export async function claimPushes(db: Db, deeds: Deeds, { taken, kills }: Post): Promise<void> {
  const messages = await db.selectFrom('messages').select(['subject', 'rand']).execute()
  const wanted = messages.flatMap(({ subject, rand }) => {
    const letter = deeds.letters.get(subject)
    return letter ? [`${letter.to.path} ${topicOf(rand)}`] : []
  })
  const arrived = new Set(taken.map((it) => it.key))
  claimNone(
    `each of ${wanted.length} pushes left`,
    wanted.filter((it) => !arrived.has(it)),
  )
  claimNone(
    'and none to anybody else',
    [...arrived].filter((it) => !wanted.includes(it)),
  )
  claimTwice('push', { taken, kills })
}

function claimTwice(what: string, { taken, kills }: Post) {
  const twice = repeated(taken).length
  claimNone(
    `no ${what} left twice, but for ${twice} whose process was killed as the other side took it`,
    repeatedWithoutCause(taken, kills).map((it) => it.key),
  )
}

/** server/push/notice.ts and send.ts: a device shows one notification of a topic. */
const topicOf = (rand: string) =>
  createHash('sha256').update(`message-${rand}`).digest('base64url').slice(0, 32)
