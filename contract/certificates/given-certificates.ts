import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { csvDownload } from '../platform/csv-download.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, idOrZero, requiredText, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { assignmentResult, CERTIFICATES, certificateLanguage, issueDate } from './certificates.ts'

/** The administrators' calls about certificates that were given (decision 0091). */

/** Rows per page of the list, of its students and of a history. */
export const GIVEN_PAGE = 10

const STATES = ['all', 'valid', 'revoked'] as const
export type CertificateState = (typeof STATES)[number]

/** The filters of the list and of its CSV file. */
const givenFilters = {
  template_id: z.optional(idOrZero),
  search: z.optional(text(200)),
  state: z.optional(z.enum(STATES)),
}

const person = z.object({ id, name: z.string(), email: z.string() })

/**
 * A certificate that was given. `class_name` is '' unless it was given through a class; `revoked` is 0 unless it was
 * revoked.
 */
const givenCertificate = withFieldNames(
  z.object({
    id,
    code: z.string(),
    student: person,
    title: z.string(),
    template_id: idOrZero,
    class_name: z.string(),
    issue_date: z.string(),
    given: unixSeconds,
    by: z.string(),
    revoked: unixSeconds,
    reason: z.string(),
  }),
  { issuedOn: 'issue_date', givenAt: 'given', givenBy: 'by', revokedAt: 'revoked' },
)
export type GivenCertificate = z.output<typeof givenCertificate>

/**
 * The certificates that were given, newest first, ten per page. `search` finds the name or email of a student, or the
 * code of a certificate. The response has the page that was read, the last one if `page` is beyond it.
 */
export const getGivenCertificates = call({
  path: CERTIFICATES,
  action: 'getGivenCertificates',
  access: { can: 'giveCertificates' },
  effect: 'read',
  request: { ...givenFilters, page: z.optional(count) },
  response: z.object({ total: z.int(), page: z.int(), rows: z.array(givenCertificate) }),
})

/** The same list. */
export const certificatesCsv = csvDownload('/certificates.csv', 'giveCertificates', givenFilters)

export const REASON_MAX = 500

/** Revokes a certificate: /verify shows that, and its PDF is not served. The student sees the reason. */
export const revokeCertificate = call({
  path: CERTIFICATES,
  action: 'revokeCertificate',
  access: { can: 'giveCertificates' },
  effect: 'change',
  reauthentication: 'none',
  request: { certificate_id: id, reason: requiredText(REASON_MAX) },
  successMessage: say('rules_certificates_certificate_revoked'),
})

/** Makes a revoked certificate valid again, with the same code. */
export const restoreCertificate = call({
  path: CERTIFICATES,
  action: 'restoreCertificate',
  access: { can: 'giveCertificates' },
  effect: 'change',
  reauthentication: 'none',
  request: { certificate_id: id },
  successMessage: say('rules_certificates_certificate_restored'),
})

/**
 * Gives the student of a revoked certificate a new one, with the present text of the template and a new code. The revoked
 * one stays revoked.
 */
export const replaceCertificate = call({
  path: CERTIFICATES,
  action: 'replaceCertificate',
  access: { can: 'giveCertificates' },
  effect: 'create',
  reauthentication: 'none',
  request: { certificate_id: id, issue_date: issueDate },
  fieldNames: { issuedOn: 'issue_date' },
  response: z.object({ id }),
  successMessage: say('rules_certificates_certificate_given'),
})

/** An event in the history of a certificate. `reason` is '' unless it was revoked. */
const certificateEvent = withFieldNames(
  z.object({
    kind: z.enum(['given', 'revoked', 'restored', 'replaced']),
    time: unixSeconds,
    by: z.string(),
    reason: z.string(),
  }),
  { at: 'time' },
)
export type CertificateEvent = z.output<typeof certificateEvent>

/** The history of a certificate, oldest first. */
export const getCertificateHistory = call({
  path: CERTIFICATES,
  action: 'getCertificateHistory',
  access: { can: 'giveCertificates' },
  effect: 'read',
  request: { certificate_id: id },
  response: z.array(certificateEvent),
})

/** Per cent; 0 accepts any score. */
const minScore = z.codec(
  z.union([
    z.int().check(z.minimum(0), z.maximum(100)),
    z.string().check(z.regex(/^(\d{1,2}|100)$/)),
  ]),
  z.int(),
  { decode: Number, encode: (n) => n },
)

const completedClass = { class_id: id, template_id: id, min_score: z.optional(minScore) }

/**
 * The students who have completed a class with at least this mean score of its exams: those who would be given
 * the certificate, ten per page with their scores (null for a class without exams), and the numbers of those who have it, whose
 * certificate was revoked, who have a lower score, and whose exams wait for marking.
 */
export const findCompleted = call({
  path: CERTIFICATES,
  action: 'findCompleted',
  access: { can: 'giveCertificates' },
  effect: 'read',
  request: { ...completedClass, page: z.optional(count) },
  response: z.object({
    total: z.int(),
    page: z.int(),
    students: z.array(
      z.object({ id, name: z.string(), email: z.string(), score: z.nullable(z.number()) }),
    ),
    already: z.int(),
    revoked: z.int(),
    below: z.int(),
    unmarked: z.int(),
  }),
})

/** Gives the certificate to those of `findCompleted` who have none of this template for this class. */
export const giveToCompleted = call({
  path: CERTIFICATES,
  action: 'giveToCompleted',
  access: { can: 'giveCertificates' },
  effect: 'create',
  reauthentication: 'none',
  request: { ...completedClass, issue_date: issueDate, language: certificateLanguage },
  fieldNames: { issuedOn: 'issue_date' },
  response: assignmentResult,
})

/**
 * A certificate as it is printed, as an SVG picture, and the problems of its text: characters that cannot be
 * printed, by field, and the size of the content in points.
 */
export const previewCertificate = call({
  path: CERTIFICATES,
  action: 'previewCertificate',
  access: { can: 'giveCertificates' },
  effect: 'read',
  request: {
    title: text(200),
    certificateContent: text(2_000),
    footer: text(500),
    name: text(200),
    issue_date: issueDate,
    // English without it
    language: certificateLanguage,
  },
  fieldNames: { content: 'certificateContent', issuedOn: 'issue_date' },
  response: withFieldNames(
    z.object({
      svg: z.string(),
      unprintable: z.object({
        title: z.array(z.string()),
        content: z.array(z.string()),
        footer: z.array(z.string()),
      }),
      content_size: z.number(),
    }),
  ),
})
