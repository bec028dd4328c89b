import { DAY, MINUTE_MS } from '../../contract/platform/duration.ts'
import { formatShortNaira } from '../../contract/platform/kobo.ts'
import { formatDate, formatDateTime } from '../../contract/platform/school-time.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { notify } from '../messages/announce.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { PART_NOTICE, sendPartReminder } from './remind-of-part.ts'
import {
  type EndingSubscription,
  findEndingSubscriptions,
  findFallingParts,
  insertReminder,
} from './reminder-store.ts'
import { lockEnrolment } from './store.ts'

const NAME = 'reminders'

/** Days before the end of a subscription on which a reminder is sent; ascending. */
const DAYS_BEFORE = [1, 3]

/**
 * Sends the reminders that are due three days and one day before the end of a paid month, and three days before a part falls due,
 * and returns the number of enrolments it processed. Each reminder is sent once by all processes together, and none after the end.
 * After an outage, only the later of two due reminders is sent. One that fails does not stop the others.
 */
export async function sendDueReminders(
  db: Db,
  timezone: string,
  warn: LogWarning,
): Promise<number> {
  const time = now()
  let processed = 0
  for (const days of DAYS_BEFORE) {
    const until = time + days * DAY
    const subscriptions = await findEndingSubscriptions(db, { time, until, days })
    for (const subscription of subscriptions)
      processed += await runReported(
        { db, name: NAME, warn },
        [{ id: subscription.id, attempt: 0 }],
        () => inTransaction(db, (tx) => sendReminder(tx, subscription, { days, time, timezone })),
      )
  }
  return processed + (await sendPartReminders(db, { time, timezone, warn }))
}

/** Sends the reminders of parts that fall due soon, each once (R-PAY-006). */
async function sendPartReminders(
  db: Db,
  { time, timezone, warn }: { time: number; timezone: string; warn: LogWarning },
): Promise<number> {
  const soon = { time, until: time + PART_NOTICE, notice: PART_NOTICE }
  let processed = 0
  for (const part of await findFallingParts(db, soon))
    processed += await runReported({ db, name: NAME, warn }, [{ id: part.id, attempt: 0 }], () =>
      inTransaction(db, (tx) => sendPartReminder(tx, part, { time, timezone })),
    )
  return processed
}

type ReminderContext = { days: number; time: number; timezone: string }

async function sendReminder(
  tx: Tx,
  subscription: EndingSubscription,
  { days, time, timezone }: ReminderContext,
) {
  // a concurrent renewal either has committed or waits for this transaction
  const enrolment = await lockEnrolment(tx, subscription.studentId, subscription.classId)
  if (enrolment?.paidUntil !== subscription.paidUntil) return
  const isFirst = await insertReminder(tx, {
    enrolmentId: enrolment.id,
    ...subscription,
    days,
    time,
  })
  if (!isFirst) return
  await notify(tx, {
    studentIds: [subscription.studentId],
    write: (m, locale) => reminderMessage(subscription, timezone, m, locale),
    classId: subscription.classId,
    now: time,
  })
}

function reminderMessage(
  { className, price, paidUntil }: EndingSubscription,
  timezone: string,
  m: Messages,
  locale: Locale,
) {
  const day = formatDate(paidUntil, timezone, locale)
  const time = formatDateTime(paidUntil, timezone, locale)
  return {
    subject: m.notices_subscription_ends_subject({ day, class: className }),
    body: [
      m.notices_subscription_ends({ class: className, time }),
      m.notices_subscription_renew({ price: formatShortNaira(price, locale) }),
    ].join('\n\n'),
  }
}

const POLL_INTERVAL_MS = 5 * MINUTE_MS

/** Sends due reminders in the background until `stop` is called. */
export function startReminderWorker(
  db: Db,
  timezone: string,
  warn: LogWarning,
): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db, name: NAME, warn },
    runOnce: () => sendDueReminders(db, timezone, warn),
    intervalMs: POLL_INTERVAL_MS,
  })
}
