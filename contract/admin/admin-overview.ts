import { say } from '../../messages/message.ts'
import { backupProblem } from '../copies/backup-problems.ts'
import { enrolmentPayment, LISTED_PAYMENTS } from '../enrolment/enrolment-payment.ts'
import { call } from '../platform/call.ts'
import { DAY } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { pageSize } from '../platform/page-size.ts'
import { count, id, naira, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { workerNames } from './worker-names.ts'

const ADMIN = '/adminActions.php'

/** Subscriptions that end within this time are lapsing, as in the audience of the same name. */
export const LAPSING_SECONDS = 7 * DAY
/** Failed emails are counted and listed for this long. */
export const FAILED_EMAILS_SECONDS = 30 * DAY

/**
 * The figures of the dashboard in addition to the specified report. `months` are the last twelve, oldest first,
 * in the school's time zone: income is `credits` minus `debits` (decision 0160). Each figure is the total of a list:
 * `findPayments` with `service=income`, `findEnrolments`, `findCardPayments` with `state=stuck`, `findFailedEmails`.
 */
export const adminOverview = call({
  path: ADMIN,
  action: 'adminOverview',
  access: { can: 'seeOverview' },
  effect: 'read',
  response: withFieldNames(
    z.object({
      months: z.array(
        z.object({
          // '2026-11'
          month: z.string(),
          credits: naira,
          debits: naira,
          enrolments: z.int(),
        }),
      ),
      lapsing: z.int(),
      stuck_payments: z.int(),
      failed_emails: z.int(),
      // texts that mention people whose accounts were erased (decision 0830)
      mentions: z.int(),
      // whether a marking assistant is configured, whatever its subscription
      assistant: z.boolean(),
      // background work that has failed for an hour; `jobs` is 0 if it is not about single jobs
      failing: z.array(
        withFieldNames(
          z.object({
            worker: z.enum(workerNames),
            since: unixSeconds,
            last: unixSeconds,
            jobs: z.int(),
            // without personal data
            error: z.string(),
          }),
          { lastAt: 'last' },
        ),
      ),
      // only while the disk is low: the bytes that files may still take
      disk_available: z.optional(z.int()),
      // only while copies of the school need the attention of owners (R-SAFE-005); `last` is 0 for never
      backup: z.optional(
        withFieldNames(z.object({ problem: backupProblem, last: unixSeconds }), {
          lastGoodAt: 'last',
        }),
      ),
    }),
    { hasAssistant: 'assistant' },
  ),
})
export type AdminOverview = z.output<typeof adminOverview.response>

const listedEnrolment = withFieldNames(
  z.object({
    id,
    student: z.object({ id, name: z.string(), email: z.string(), deleted: z.boolean() }),
    class: z.object({ id, name: z.string() }),
    paid: naira,
    // the end of the paid month; 0 for none
    until: unixSeconds,
    enrolled: unixSeconds,
    // with `state=lapsing`: a reminder in the language of the student, with the address of the class (R-SESSION-008)
    reminder: z.optional(z.object({ phone: z.string(), text: z.string() })),
    // how it was paid, for a client that sends `how` (R-PAY-002)
    payment: z.optional(enrolmentPayment),
  }),
  { course: 'class', paidUntil: 'until', enrolledAt: 'enrolled' },
)
export type ListedEnrolment = z.output<typeof listedEnrolment>

/**
 * Enrolments in classes that are not deleted, ten per page by default: newest first, of a month of the school and paid in a way (`how`,
 * R-PAY-002) if these are given;
 * or, with `state=lapsing`, the subscriptions that end within seven days, the earliest end first. The response has the page that
 * was read, the last one if `page` is beyond it.
 */
export const findEnrolments = call({
  path: ADMIN,
  action: 'findEnrolments',
  access: { can: 'viewMoney' },
  effect: 'read',
  request: {
    month: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2})?$/))),
    state: z.optional(z.enum(['', 'lapsing'])),
    how: z.optional(z.enum(['', ...LISTED_PAYMENTS])),
    page: z.optional(count),
    size: z.optional(pageSize),
  },
  response: z.object({
    rows: z.array(listedEnrolment),
    total: z.int(),
    page: z.int(),
    // for a client that sends `how`: what was paid for joining and what was waived, of the enrolments of all pages
    paid: z.optional(naira),
    waived: z.optional(naira),
  }),
})

const failedEmail = withFieldNames(
  z.object({
    id,
    to: text(254),
    subject: z.string(),
    // the last error of the mail server
    reason: z.string(),
    tries: z.int(),
    failed: unixSeconds,
  }),
  { attempts: 'tries', failedAt: 'failed' },
)
export type FailedEmail = z.output<typeof failedEmail>

/** The emails that were given up within the last 30 days, the latest first. */
export const findFailedEmails = call({
  path: ADMIN,
  action: 'findFailedEmails',
  access: { can: 'viewMail' },
  effect: 'read',
  request: { page: z.optional(count), size: z.optional(pageSize) },
  response: z.object({ rows: z.array(failedEmail), total: z.int(), page: z.int() }),
})

/** Queues a failed email again with all attempts. Audited. */
export const retryEmail = call({
  path: ADMIN,
  action: 'retryEmail',
  access: { can: 'viewMail' },
  effect: 'change',
  reauthentication: 'none',
  request: { email_id: id },
  successMessage: say('rules_admin_email_sent_again'),
})
