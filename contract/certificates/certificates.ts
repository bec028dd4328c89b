import { LOCALES } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { call, MB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { inIssue } from '../platform/issue-message.ts'
import { id, idOrZero, rand, requiredText } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  isCalendarDay,
  lengthLimit,
} from './certificate-text.ts'

/** The path of the calls. */
export const CERTIFICATES = '/mycertificates.php'

export const FIELDS_REQUIRED = say('rules_certificates_all_fields_required')
export const STUDENT_REQUIRED = say('rules_certificates_select_least_one_student')
export const CLASS_REQUIRED = say('rules_certificates_select_least_one_class')
export const ISSUE_DATE_REQUIRED = say('rules_certificates_issue_date_required')

/** The title of a certificate issued without a template (decision 0091). */
export const DEFAULT_CERTIFICATE_TITLE = 'Certificate of Completion'

/** The path of a certificate's PDF, public to anybody with its code (R-DASH-013, decision 0091). */
export function certificatePdfPath(code: string): string {
  return `/certificates/${code}.pdf`
}

/**
 * A student's certificate (R-DASH-022). `code` opens /verify/{code} (R-DASH-015); `issuedOn` is 'YYYY-MM-DD'. `revoked`
 * is absent unless the certificate was revoked (decision 0091): the day and the reason.
 */
export const certificate = withFieldNames(
  z.object({
    id,
    title: z.string(),
    certificateContent: z.string(),
    issue_date: z.string(),
    footer: z.string(),
    code: z.string(),
    revoked: z.optional(z.object({ on: z.string(), reason: z.string() })),
  }),
  { content: 'certificateContent', issuedOn: 'issue_date' },
)
export type Certificate = z.output<typeof certificate>

/** `given` counts the certificates of a template that were not revoked; absent without any. */
export const certificateTemplate = withFieldNames(
  z.object({
    id,
    title: z.string(),
    footer: z.string(),
    certificateContent: z.string(),
    given: z.optional(z.int()),
  }),
  { content: 'certificateContent' },
)
export type CertificateTemplate = z.output<typeof certificateTemplate>

/** The caller's certificates, newest first (R-DASH-022, R-DASH-023). */
export const getMyCertificates = call({
  path: CERTIFICATES,
  action: 'getMyCertificates',
  access: 'student',
  effect: 'read',
  response: z.array(certificate),
})

/** The data of a certificate that /verify/{code} shows. `revoked_on` is absent unless it was revoked. */
export const confirmation = withFieldNames(
  z.object({
    title: z.string(),
    name: z.string(),
    issue_date: z.string(),
    revoked_on: z.optional(z.string()),
  }),
  { issuedOn: 'issue_date' },
)
export type Confirmation = z.output<typeof confirmation>

/** Returns title, name and date of the certificate with this code; public (R-DASH-016). */
export const verifyCertificate = call({
  method: 'GET',
  path: CERTIFICATES,
  action: 'verifyCertificate',
  access: 'anyone',
  effect: 'read',
  request: { code: rand },
  response: confirmation,
})

/** All templates in order of creation (R-ACERT-022). */
export const getCertificateTemplates = call({
  path: CERTIFICATES,
  action: 'getCertificateTemplates',
  access: { can: 'giveCertificates' },
  effect: 'read',
  response: z.array(certificateTemplate),
})

/** A required field of the template form; all missing fields share one message (R-ACERT-017). */
function formField(field: CertificateField) {
  const { max } = CERTIFICATE_FIELDS[field]
  return z.pipe(
    z
      .string(inIssue(FIELDS_REQUIRED))
      .check(
        z.trim(),
        z.minLength(1, inIssue(FIELDS_REQUIRED)),
        z.maxLength(max, inIssue(lengthLimit(field))),
      ),
    requiredText(max),
  )
}

/** Adds a template, or with `template_id` updates one (R-ACERT-023). */
export const saveCertificateTemplate = call({
  path: CERTIFICATES,
  action: 'saveCertificateTemplate',
  access: { can: 'editTemplates' },
  effect: 'create',
  reauthentication: 'none',
  request: {
    title: formField('title'),
    footer: formField('footer'),
    certificateContent: formField('content'),
    template_id: z.optional(idOrZero),
  },
  fieldNames: { content: 'certificateContent' },
  response: z.object({ id }),
  successMessage: say('rules_certificates_certificate_template_saved_successfully'),
})

/** Deletes a template. Certificates issued from it remain (R-ACERT-024, R-ACERT-027). */
export const deleteCertificateTemplate = call({
  path: CERTIFICATES,
  action: 'deleteCertificateTemplate',
  access: { can: 'editTemplates' },
  effect: 'change',
  reauthentication: 'none',
  request: { template_id: id },
  successMessage: say('rules_certificates_certificate_template_deleted_successfully'),
})

/** A calendar day 'YYYY-MM-DD'. */
export const issueDate = z.string(inIssue(ISSUE_DATE_REQUIRED)).check(
  z.trim(),
  z.minLength(1, inIssue(ISSUE_DATE_REQUIRED)),
  z.refine(
    (it) => it === '' || isCalendarDay(it),
    inIssue(say('rules_certificates_issue_date_not_day')),
  ),
)

/** The language of the printed words and the day; without it that of each recipient (R-LANG-004). */
export const certificateLanguage = z.optional(z.enum(LOCALES))

export const assignmentResult = z.object({
  given: z.int(),
  already: z.int(),
  revoked: z.optional(z.int()),
  unprintable: z.optional(z.array(z.string())),
})
export type AssignmentResult = z.output<typeof assignmentResult>

/**
 * Issues a certificate to students or to all students of classes (R-ACERT-025), with the title and footer of the
 * template. `given` counts new certificates, `already` those that existed, `revoked` those among them that were revoked
 * and stay so; `unprintable` names students whose name has characters that certificates show as a box.
 */
export const assignCertificate = call({
  path: CERTIFICATES,
  action: 'assignCertificate',
  access: { can: 'giveCertificates' },
  effect: 'create',
  reauthentication: 'none',
  // 100,000 students and 2,000 classes
  bodyLimits: { bytes: 4 * MB, fields: 103_000 },
  request: {
    certificate_content: formField('content'),
    issue_date: issueDate,
    template_id: z.optional(idOrZero),
    student_ids: z.optional(z.array(id).check(z.maxLength(100_000))),
    class_ids: z.optional(z.array(id).check(z.maxLength(2_000))),
    language: certificateLanguage,
  },
  fieldNames: { content: 'certificate_content', issuedOn: 'issue_date' },
  response: assignmentResult,
  successMessage: say('rules_certificates_certificate_assigned_successfully'),
})
