import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { withFieldNames } from './field-names.ts'
import { isCalendarDay } from './issue-date.ts'
import { id, idOrZero, rand, requiredText } from './wire.ts'

const CERTIFICATES = '/mycertificates.php'

export const FIELDS_REQUIRED = 'All fields are required.'
export const STUDENT_REQUIRED = 'Please select at least one student'
export const CLASS_REQUIRED = 'Please select at least one class'
export const ISSUE_DATE_REQUIRED = 'The issue date is required'

/** The title of a certificate issued without a template (decision 0091). */
export const DEFAULT_CERTIFICATE_TITLE = 'Certificate of Completion'

/** The path of a certificate's PDF, public to anybody with its code (R-DASH-013, decision 0091). */
export function certificatePdfPath(code: string): string {
  return `/certificates/${code}.pdf`
}

/** A student's certificate (R-DASH-022). `code` opens /verify/{code} (R-DASH-015); `issuedOn` is 'YYYY-MM-DD'. */
export const certificate = withFieldNames(
  z.object({
    id,
    title: z.string(),
    certificateContent: z.string(),
    issue_date: z.string(),
    footer: z.string(),
    code: z.string(),
  }),
  { content: 'certificateContent', issuedOn: 'issue_date' },
)
export type Certificate = z.output<typeof certificate>

export const certificateTemplate = withFieldNames(
  z.object({ id, title: z.string(), footer: z.string(), certificateContent: z.string() }),
  { content: 'certificateContent' },
)
export type CertificateTemplate = z.output<typeof certificateTemplate>

/** The caller's certificates, newest first (R-DASH-022, R-DASH-023). */
export const getMyCertificates = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'getMyCertificates',
  access: 'student',
  effect: 'read',
  response: z.array(certificate),
})

/** What /verify/{code} shows about a certificate. */
export const confirmation = withFieldNames(
  z.object({ title: z.string(), name: z.string(), issue_date: z.string() }),
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
  method: 'POST',
  path: CERTIFICATES,
  action: 'getCertificateTemplates',
  access: 'admin',
  effect: 'read',
  response: z.array(certificateTemplate),
})

/** A required field of the template form; all missing fields share one message (R-ACERT-017). */
function formField(maxLength: number) {
  return z.pipe(
    z.string(FIELDS_REQUIRED).check(z.trim(), z.minLength(1, FIELDS_REQUIRED)),
    requiredText(maxLength),
  )
}

/** Adds a template, or with `template_id` updates one (R-ACERT-023). */
export const saveCertificateTemplate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'saveCertificateTemplate',
  access: 'admin',
  effect: 'create',
  request: {
    title: formField(200),
    footer: formField(500),
    certificateContent: formField(2_000),
    template_id: z.optional(idOrZero),
  },
  fieldNames: { content: 'certificateContent' },
  response: z.object({ id }),
  successMessage: 'Certificate template saved successfully!',
})

/** Deletes a template. Certificates issued from it remain (R-ACERT-024, R-ACERT-027). */
export const deleteCertificateTemplate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'deleteCertificateTemplate',
  access: 'admin',
  effect: 'change',
  request: { template_id: id },
  response: z.null(),
  successMessage: 'Certificate template deleted successfully!',
})

const issueDate = z.string(ISSUE_DATE_REQUIRED).check(
  z.trim(),
  z.minLength(1, ISSUE_DATE_REQUIRED),
  z.refine((it) => it === '' || isCalendarDay(it), 'The issue date is not a day'),
)

/**
 * Issues a certificate to students or to all students of classes (R-ACERT-025), with the title and footer of the
 * template. `given` counts new certificates, `already` those that existed.
 */
export const assignCertificate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'assignCertificate',
  access: 'admin',
  effect: 'create',
  // 100,000 students and 2,000 classes
  bodyLimits: { bytes: 4 * MB, fields: 103_000 },
  request: {
    certificate_content: formField(2_000),
    issue_date: issueDate,
    template_id: z.optional(idOrZero),
    student_ids: z.optional(z.array(id).check(z.maxLength(100_000))),
    class_ids: z.optional(z.array(id).check(z.maxLength(2_000))),
  },
  fieldNames: { content: 'certificate_content', issuedOn: 'issue_date' },
  response: z.object({ given: z.int(), already: z.int() }),
  successMessage: 'Certificate assigned successfully!',
})
