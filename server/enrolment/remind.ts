import { inShortNaira } from '../../contract/kobo.ts'
import { dateAndTimeOf, dateOf } from '../../contract/school-time.ts'
import { now } from '../kernel/clock.ts'
import { type Db, inTransaction, type Tx } from '../kernel/db.ts'
import { kindOf, startWorker, type Worker } from '../kernel/worker.ts'
import { notify } from '../messages/announce.ts'
import { type Ending, findEnding, insertReminder } from './reminders.ts'
import { holdEnrolment } from './store.ts'

const DAY = 24 * 3600
/** How long before its end a subscription is reminded of, the nearest first. */
const DAYS_BEFORE = [1, 3]

/**
 * Sends the reminders that are due (three days and one day before the end of a month that was paid for) and answers
 * how many places it looked at. Each goes out once, however many processes look, and none for what has ended: after a
 * standstill only the nearer of two is sent (decision 0112).
 */
export async function remindOfEndings(db: Db, timezone: string): Promise<number> {
  const at = now()
  let looked = 0
  for (const days of DAYS_BEFORE) {
    const endings = await findEnding(db, { at, days, until: at + days * DAY })
    for (const ending of endings)
      await inTransaction(db, (tx) => remind(tx, ending, { days, at, timezone }))
    looked += endings.length
  }
  return looked
}

type Reminding = { days: number; at: number; timezone: string }

async function remind(tx: Tx, ending: Ending, { days, at, timezone }: Reminding) {
  // a renewal of this moment comes before, or waits until the reminder is out
  const place = await holdEnrolment(tx, ending.studentId, ending.classId)
  if (place?.paidUntil !== ending.paidUntil) return
  const isFirst = await insertReminder(tx, { enrolmentId: place.id, ...ending, days, at })
  if (!isFirst) return
  await notify(tx, {
    studentIds: [ending.studentId],
    ...wordsOf(ending, timezone),
    classId: ending.classId,
    now: at,
  })
}

function wordsOf({ className, price, paidUntil }: Ending, timezone: string) {
  return {
    subject: `Subscription ends ${dateOf(paidUntil, timezone)}: ${className}`,
    body: [
      `Your month in ${className} ends on ${dateAndTimeOf(paidUntil, timezone)}.`,
      `To go on with new lessons, renew it on the page of the class; another month costs ${inShortNaira(price)} from your wallet. The lessons you have opened stay open.`,
    ].join('\n\n'),
  }
}

const LOOK_EVERY_MS = 5 * 60 * 1000

/** Looks for subscriptions that end soon, in the background, until `stop` is called. */
export function startReminders(
  db: Db,
  timezone: string,
  trouble: (sentence: string) => void,
): Pick<Worker, 'stop'> {
  return startWorker({
    pass: () => remindOfEndings(db, timezone),
    everyMs: LOOK_EVERY_MS,
    onFault: (fault) => trouble(`reminders could not be looked up: ${kindOf(fault)}`),
  })
}
