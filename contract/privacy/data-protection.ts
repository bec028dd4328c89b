import { say } from '../../messages/message.ts'
import { personName } from '../auth/person-name.ts'
import { call } from '../platform/call.ts'
import { DAY, HOUR } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, email, id, requiredText, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** What the law of Nigeria asks of a school that keeps data of people (NDPA 2023, GAID 2025; R-SAFE-009). */

const ADMIN = '/adminActions.php'

/** How long the school may take to answer a complaint. */
export const COMPLAINT_DAYS = 30
/** Within this time a breach is reported to the Commission (NDPA 2023, section 40). */
export const BREACH_SECONDS = 72 * HOUR
export const COMPLAINTS_PER_PAGE = 20
export const COMPLAINT_MAX = 5_000

/** The number of a complaint, by the year in which it was received: 'DP-2026-0014'. */
export const complaintNumber = (complaintId: number, year: string): string =>
  `DP-${year}-${String(complaintId).padStart(4, '0')}`

export const complaintDueAt = (receivedAt: number): number => receivedAt + COMPLAINT_DAYS * DAY

const responsible = {
  // who answers for the data: the name of the institute and its address
  controller: z.string(),
  address: z.string(),
  officer: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
}

/** The parts of the notice, in its order. */
export const NOTICE_SECTIONS = ['accounts', 'learning', 'messages', 'money', 'school'] as const
const noticeSection = z.enum(NOTICE_SECTIONS)
export type NoticeSection = z.output<typeof noticeSection>

/** Who gets data from the school, by the configuration of the server. */
export const PROCESSOR_KINDS = ['mail', 'cards', 'files', 'copies', 'marking', 'push'] as const
const processorKind = z.enum(PROCESSOR_KINDS)
export type ProcessorKind = z.output<typeof processorKind>

/**
 * The privacy notice in the language of the reader, made from the registry of personal data: what is stored, why, for how long, and what
 * an erasure does with it.
 */
export const getPrivacyNotice = call({
  method: 'GET',
  path: '/api.php',
  action: 'getPrivacyNotice',
  access: 'anyone',
  effect: 'read',
  response: withFieldNames(
    z.object({
      ...responsible,
      sections: z.array(
        z.object({
          section: noticeSection,
          entries: z.array(
            z.object({
              why: z.string(),
              kept: z.string(),
              // deleted with the account, or kept without a name
              erasure: z.enum(['delete', 'keep']),
            }),
          ),
        }),
      ),
      // hosts by what they do; '' for a host that the browser of the reader chooses
      processors: z.array(z.object({ kind: processorKind, host: z.string() })),
      other_processors: z.string(),
    }),
  ),
})

/** Takes a complaint of anyone about their data. Returns its number and by when the school answers. */
export const addComplaint = call({
  path: '/api.php',
  action: 'addPrivacyComplaint',
  access: 'anyone',
  effect: 'create',
  request: { name: personName, email, complaint: requiredText(COMPLAINT_MAX) },
  response: withFieldNames(z.object({ number: z.string(), due: unixSeconds }), { dueAt: 'due' }),
})

const complaint = withFieldNames(
  z.object({
    id,
    number: z.string(),
    name: z.string(),
    email: z.string(),
    complaint: z.string(),
    received: unixSeconds,
    due: unixSeconds,
    // 0 while it is open
    answered: unixSeconds,
    answer: z.string(),
  }),
  { receivedAt: 'received', dueAt: 'due', answeredAt: 'answered' },
)
export type Complaint = z.output<typeof complaint>

/** What owners enter, what happened this year, and the complaints, open ones first. */
export const getDataProtection = call({
  path: ADMIN,
  action: 'getDataProtection',
  access: { can: 'managePrivacy' },
  effect: 'read',
  request: { page: z.optional(count) },
  response: withFieldNames(
    z.object({
      ...responsible,
      processors: z.string(),
      version: z.string(),
      // of the year in the time zone of the school
      year: z.int(),
      exports: z.int(),
      erasures: z.int(),
      complaints: z.int(),
      open_complaints: z.int(),
      items: z.array(complaint),
      total: z.int(),
      page: z.int(),
    }),
  ),
})

/** Saves who answers for the data. Declined with `conflict_settings` if somebody else has saved since. */
export const saveDataProtection = call({
  path: ADMIN,
  action: 'saveDataProtection',
  access: { can: 'managePrivacy' },
  effect: 'change',
  reauthentication: 'settings',
  request: {
    controller: text(200),
    address: text(500),
    officer: text(200),
    contact_email: z.union([z.literal(''), email]),
    contact_phone: text(40),
    processors: text(2_000),
    version: z.string().check(z.regex(/^\d{1,9}$/)),
  },
  successMessage: say('rules_copies_data_protection_saved'),
})

/** Answers a complaint, by email too. 404 for one that was answered. */
export const answerComplaint = call({
  path: ADMIN,
  action: 'answerComplaint',
  access: { can: 'managePrivacy' },
  effect: 'change',
  reauthentication: 'none',
  request: { complaint_id: id, answer: requiredText(COMPLAINT_MAX) },
  successMessage: say('rules_copies_complaint_answered'),
})

/** The archive for the regulator of a year: a zip file. */
export const REGULATOR_ARCHIVE = {
  path: '/exports/data-protection.zip',
  can: 'managePrivacy',
  filter: z.object({ year: z.string().check(z.regex(/^20\d\d$/)) }),
} as const
