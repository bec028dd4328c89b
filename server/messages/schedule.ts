import type { AuditAction } from '../../contract/audit/audit.ts'
import { describeAudience } from '../../contract/messages/audiences.ts'
import {
  NO_LONGER_SCHEDULED,
  SCHEDULE_CHANGED,
  scheduleProblem,
} from '../../contract/messages/scheduled-messages.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { storedDayAndTime } from '../platform/audited-message.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { declineOutdated } from '../platform/edit-version.ts'
import { decline } from '../platform/errors.ts'
import { type Scope, WHOLE_SCHOOL } from '../platform/scope.ts'
import { storedText } from '../platform/stored-text.ts'
import {
  type Announcement,
  findRecipients,
  onlyIdOf,
  requireOneRecipientKind,
  requireRegistered,
} from './announce.ts'
import { readAudienceNames } from './audience-queries.ts'
import {
  finishScheduled,
  insertScheduled,
  lockScheduled,
  parseRecipients,
  reschedule,
  type ScheduledRecipients,
  storeRecipients,
} from './scheduled-store.ts'
import type { ScheduledMessagesTable } from './tables.ts'

export type ScheduleRequest = Omit<Announcement, 'lessonId'> & {
  /** Unix seconds. */
  sendAt: number
  /** The message to change; undefined for a new one. */
  scheduledId?: number | undefined
  /** The version that the form has edited. */
  version?: number | undefined
  timezone: string
  scope: Scope
}

/**
 * Schedules a message, or changes a pending or failed one, and returns its id. Declines a time in the
 * past, recipients that do not exist and an outdated version.
 */
export function schedule(db: Db, request: ScheduleRequest): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { scheduledId: id, senderId, now } = request
    const values = await toValues(tx, request)
    if (id === undefined) {
      await audit(tx, 'scheduleMessage', { request, after: values })
      return insertScheduled(tx, values, { senderId, now })
    }
    const current = (await lockScheduled(tx, id)) ?? declineFinished()
    declineOutdated(
      { edited: request.version, current: current.version },
      { code: 'conflict_scheduled_message', message: SCHEDULE_CHANGED },
    )
    await reschedule(tx, id, { ...values, version: current.version + 1 })
    await audit(tx, 'changeScheduledMessage', { request, before: current, after: values })
    return id
  })
}

/** Cancels a scheduled message, audited. Declines once it was sent or cancelled. */
export function cancelScheduled(
  db: Db,
  { id, actorId, now }: { id: number; actorId: number; now: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { subject, recipients } = (await lockScheduled(tx, id)) ?? declineFinished()
    await finishScheduled(tx, id, { cancelled_at: now })
    const subjectId = await findOnlyRecipient(tx, parseRecipients(recipients))
    const entry = { actorId, action: 'cancelScheduledMessage' as const, subjectId, now }
    await writeAuditEntry(tx, { ...entry, detail: subject })
  })
}

const declineFinished = (): never => decline('no_longer_scheduled', NO_LONGER_SCHEDULED)

async function toValues(tx: Tx, request: ScheduleRequest) {
  const { sendAt, now, timezone, subject, body, delivery, popup } = request
  const problem = scheduleProblem(sendAt, now, timezone)
  if (problem) decline('schedule_time_invalid', problem)
  return {
    ...{ subject, body, delivery },
    popup: popup && delivery !== 'email' ? 1 : 0,
    recipients: storeRecipients(request),
    audience: await describeRecipients(tx, request.scope, request),
    send_at: sendAt,
  }
}

/** The recipients in words. Declines recipients that do not exist. */
async function describeRecipients(
  tx: Tx,
  scope: Scope,
  { toAll, to, audience }: ScheduledRecipients,
): Promise<string> {
  requireOneRecipientKind({ toAll, to, audience })
  if (toAll) return storedText(say('messages_audience_all'))
  if (audience)
    return storedText(describeAudience(audience, await readAudienceNames(tx, scope, audience)))
  const { length } = await requireRegistered(tx, scope, to)
  return storedText(say('messages_audience_chosen', { count: length, days: String(length) }))
}

type AuditedValues = Pick<ScheduledMessagesTable, 'subject' | 'body' | 'send_at' | 'audience'>

async function findOnlyRecipient(tx: Tx, { to }: ScheduledRecipients): Promise<number | null> {
  const { users } = await findRecipients(tx, WHOLE_SCHOOL, to.length === 1 ? to : [])
  return onlyIdOf(users.map(({ id }) => id))
}

async function audit(
  tx: Tx,
  action: AuditAction,
  {
    request,
    before,
    after,
  }: { request: ScheduleRequest; before?: AuditedValues; after: AuditedValues },
) {
  const { senderId, now, timezone } = request
  const subjectId = await findOnlyRecipient(tx, request)
  await writeAuditEntry(tx, {
    ...{ actorId: senderId, action, subjectId, now },
    detail: say('audited_detail_scheduled', {
      subject: after.subject,
      time: storedDayAndTime(after.send_at, timezone),
    }),
    ...(before && { before: auditedValues(before) }),
    after: auditedValues(after),
  })
}

const auditedValues = (it: AuditedValues) => ({
  subject: it.subject,
  message: it.body,
  recipients: it.audience,
  sendAt: it.send_at,
})
