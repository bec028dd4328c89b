import { DAY } from '../../contract/platform/duration.ts'
import { formatDate, isoDay } from '../../contract/platform/school-time.ts'
import { complaintDueAt, complaintNumber } from '../../contract/privacy/data-protection.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { listOwners } from '../copies/store.ts'
import { notify } from '../messages/announce.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { emailTo, readSender } from '../settings/emails.ts'
import { findSameComplaint, insertComplaint, recordAnswer } from './data-protection-store.ts'

type School = Pick<AppContext, 'db' | 'config'>

/** The number of a complaint of this moment. */
export const numberOf = (id: number, receivedAt: number, timezone: string): string =>
  complaintNumber(id, isoDay(receivedAt, timezone).slice(0, 4))

type ComplaintInput = {
  userId: number | null
  name: string
  email: string
  complaint: string
  locale: Locale
  now: number
}

/** Stores a complaint and tells the owners by email and by a message, once for a request that is repeated within a day (R-SAFE-009). */
export async function receiveComplaint(
  { db, config }: School,
  { userId, name, email, complaint, locale, now }: ComplaintInput,
): Promise<{ number: string; dueAt: number }> {
  const timezone = config.SITE_TIMEZONE
  const dueAt = complaintDueAt(now)
  const sender = await readSender(db)
  return inTransaction(db, async (tx) => {
    const earlier = await findSameComplaint(tx, { email, body: complaint, since: now - DAY })
    if (earlier)
      return { number: numberOf(earlier.id, earlier.receivedAt, timezone), dueAt: earlier.dueAt }
    const values = { userId, name, email, body: complaint, language: locale }
    const id = await insertComplaint(tx, { ...values, receivedAt: now, dueAt })
    const number = numberOf(id, now, timezone)
    const owners = await listOwners(tx)
    const dayIn = (it: Locale) => formatDate(dueAt, timezone, it)
    const emails = owners.map((owner) =>
      emailTo(owner, sender, (m, language) => ({
        subject: m.mail_subject_about({
          name: sender.site,
          subject: m.notices_complaint_subject({ number }),
        }),
        paragraphs: [m.notices_complaint_received({ number, day: dayIn(language) })],
      })),
    )
    await enqueueEmails(tx, emails, now)
    await notify(tx, {
      studentIds: owners.map((it) => it.id),
      write: (m, language) => ({
        subject: m.notices_complaint_subject({ number }),
        body: m.notices_complaint_received({ number, day: dayIn(language) }),
      }),
      now,
    })
    return { number, dueAt }
  })
}

type AnswerInput = { complaintId: number; answer: string; actorId: number; now: number }

/** Answers a complaint by email, audited. Throws 404 for one that is answered or unknown. */
export async function answerComplaint(
  { db, config }: School,
  { complaintId, answer, actorId, now }: AnswerInput,
): Promise<void> {
  const sender = await readSender(db)
  await inTransaction(db, async (tx) => {
    const complaint =
      (await recordAnswer(tx, { id: complaintId, answer, actorId, now })) ??
      httpError('complaint_not_found', say('rules_copies_complaint_not_found'))
    const number = numberOf(complaint.id, complaint.received_at, config.SITE_TIMEZONE)
    const letter = emailTo(complaint, sender, (m) => ({
      subject: m.mail_subject_about({
        name: sender.site,
        subject: m.notices_complaint_answered_subject({ number }),
      }),
      paragraphs: [m.notices_complaint_answered({ number }), answer],
    }))
    await enqueueEmails(tx, [letter], now)
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'answerComplaint', subjectId: complaint.user_id, now },
      detail: number,
    })
  })
}
