import { now } from './clock.ts'
import type { Db } from './db.ts'
import { onMailQueued } from './mail.ts'
import type { Letter, Outlet } from './mail-outlet.ts'
import { kindOf, startWorker } from './worker.ts'

const AT_ONCE = 10
/** Longer than any try can take: when a process dies, another takes its letters over after this time. */
const CLAIM_SECONDS = 300
const MINUTE = 60
const HOUR = 60 * MINUTE
/** How long to wait after the first, the second … failure. After the eighth there is no more. */
const PAUSES_SECONDS = [15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR]

/** Says that a letter could not be sent, or that the database did not answer. Holds no address. */
export type MailTrouble = (sentence: string) => void

/**
 * Sends a handful of the letters that are due and answers how many it found. Each is claimed by a conditional
 * update first, so any number of processes may do this at once and a letter goes out from one of them.
 */
export async function sendDueMail(db: Db, outlet: Outlet, trouble: MailTrouble): Promise<number> {
  const ids = await findDue(db, now())
  await Promise.all(
    ids.map(async (id) => {
      const claimed = await claim(db, id, now())
      if (claimed) await deliver(db, outlet, claimed, trouble)
    }),
  )
  return ids.length
}

/** Each of the two reads an index of its own, so that ten of a hundred thousand are found as fast as ten of ten. */
async function findDue(db: Db, at: number): Promise<number[]> {
  const due = db
    .selectFrom('outgoing_mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', at)
    .where('claimed_until', '<=', at)
    .limit(AT_ONCE)
  // a code that somebody is waiting for goes before an announcement to thousands
  const codes = await due.where('message_id', 'is', null).orderBy('id').execute()
  const found = codes.length > 0 ? codes : await due.orderBy('next_try_at').orderBy('id').execute()
  return found.map(({ id }) => id)
}

type Claimed = Letter & { tries: number }

/** Takes a letter for this process and counts the try, even one that the process will not live to see the end of. */
async function claim(db: Db, id: number, at: number): Promise<Claimed | undefined> {
  const claimed = await db
    .updateTable('outgoing_mail')
    .set((it) => ({ claimed_until: at + CLAIM_SECONDS, tries: it('tries', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', at)
    .where('claimed_until', '<=', at)
    .returning(['id', 'to_address as to', 'subject', 'body', 'tries', 'created_at as createdAt'])
    .returning('message_id as messageId')
    .executeTakeFirst()
  // a code has words of its own, and a letter queued before decision 0171 too
  if (!claimed || claimed.messageId === null || claimed.body !== '') return claimed
  return { ...claimed, ...(await wordsOf(db, claimed.messageId)) }
}

async function wordsOf(db: Db, messageId: number) {
  return db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
}

async function deliver(db: Db, outlet: Outlet, letter: Claimed, trouble: MailTrouble) {
  try {
    await outlet.send(letter)
  } catch (fault) {
    await putOff(db, letter, fault)
    return trouble(`mail ${letter.id} did not leave at try ${letter.tries}: ${kindOf(fault)}`)
  }
  await db
    .updateTable('outgoing_mail')
    // it may hold a code; whatever is worth keeping is kept with the message it tells about
    .set({ sent_at: now(), body: '', last_error: '' })
    .where('id', '=', letter.id)
    .execute()
}

async function putOff(db: Db, { id, tries }: Claimed, fault: unknown) {
  const pause = PAUSES_SECONDS[tries - 1]
  const at = now()
  await db
    .updateTable('outgoing_mail')
    .set({
      last_error: String(fault).slice(0, 500),
      claimed_until: 0,
      ...(pause === undefined ? { failed_at: at } : { next_try_at: at + pause }),
    })
    .where('id', '=', id)
    .execute()
}

/** Letters that were put off by a clock that has since been set back are due now, and those it claimed are free. */
async function forgetTheFuture(db: Db, at: number): Promise<void> {
  const longest = Math.max(...PAUSES_SECONDS)
  await db
    .updateTable('outgoing_mail')
    .set({ next_try_at: at, claimed_until: 0 })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((it) =>
      it.or([it('next_try_at', '>', at + longest), it('claimed_until', '>', at + CLAIM_SECONDS)]),
    )
    .execute()
}

const LOOK_EVERY_MS = 2000
/** What queues a letter is still in its transaction when it says so. */
const COMMIT_MS = 50

/** Sends mail in the background until `stop` is called, which waits for the letters that are under way. */
export function startMail(db: Db, outlet: Outlet, trouble: MailTrouble) {
  const worker = startWorker({
    pass: () => sendDueMail(db, outlet, trouble),
    everyMs: LOOK_EVERY_MS,
    whenTheClockWentBack: (at) => forgetTheFuture(db, at),
    onFault: (fault) => trouble(`mail could not be looked up: ${kindOf(fault)}`),
  })
  const forget = onMailQueued(() => setTimeout(worker.ring, COMMIT_MS).unref())
  return {
    async stop(): Promise<void> {
      forget()
      await worker.stop()
      outlet.close()
    },
  }
}
