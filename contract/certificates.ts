import * as z from 'zod/mini'
import { call, MB } from './call.ts'
import { isRealDay } from './issue-date.ts'
import { filled, id, idOrNone, named, rand } from './wire.ts'

const CERTIFICATES = '/mycertificates.php'

export const FIELDS_REQUIRED = 'All fields are required.'
export const STUDENT_REQUIRED = 'Please select at least one student'
export const CLASS_REQUIRED = 'Please select at least one class'
export const ISSUE_DATE_REQUIRED = 'The issue date is required'

/** What a certificate is called when it was given without a template (wallet-and-admin §7 names none). */
export const DEFAULT_CERTIFICATE_TITLE = 'Certificate of Completion'

/** Where a certificate is downloaded as a PDF, by whoever has its code (decisions §10, decision 0091). */
export function certificatePdf(code: string): string {
  return `/certificates/${code}.pdf`
}

/** Student-area §3. `code` opens /verify/{code} (decisions §10); `issuedOn` is 'YYYY-MM-DD'. */
export const certificate = named(
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

export const certificateTemplate = named(
  z.object({ id, title: z.string(), footer: z.string(), certificateContent: z.string() }),
  { content: 'certificateContent' },
)
export type CertificateTemplate = z.output<typeof certificateTemplate>

/** Student-area §7: the asker's own, newest first. */
export const getMyCertificates = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'getMyCertificates',
  may: 'student',
  answers: z.array(certificate),
})

/** What /verify/{code} confirms. */
export const confirmation = named(
  z.object({ title: z.string(), name: z.string(), issue_date: z.string() }),
  { issuedOn: 'issue_date' },
)
export type Confirmation = z.output<typeof confirmation>

/** Decisions §10: confirms title, name and date to anybody who has the code. */
export const verifyCertificate = call({
  method: 'GET',
  path: CERTIFICATES,
  action: 'verifyCertificate',
  may: 'anyone',
  asks: { code: rand },
  answers: confirmation,
})

/** Wallet-and-admin §7, in the order they were made. */
export const getCertificateTemplates = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'getCertificateTemplates',
  may: 'admin',
  answers: z.array(certificateTemplate),
})

/** A field of the template's form; leaving one out is told for all of them at once (wallet-and-admin §5). */
function formField(maxLength: number) {
  return z.pipe(
    z.string(FIELDS_REQUIRED).check(z.trim(), z.minLength(1, FIELDS_REQUIRED)),
    filled(maxLength),
  )
}

/** Wallet-and-admin §7; with `template_id` it changes one (decisions §13). */
export const saveCertificateTemplate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'saveCertificateTemplate',
  may: 'admin',
  asks: {
    title: formField(200),
    footer: formField(500),
    certificateContent: formField(2_000),
    template_id: z.optional(idOrNone),
  },
  answers: z.object({ id }),
  says: 'Certificate template saved successfully!',
})

/** Wallet-and-admin §7: certificates already given stay. */
export const deleteCertificateTemplate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'deleteCertificateTemplate',
  may: 'admin',
  asks: { template_id: id },
  answers: z.null(),
  says: 'Certificate template deleted successfully!',
})

const issueDate = z.string(ISSUE_DATE_REQUIRED).check(
  z.trim(),
  z.minLength(1, ISSUE_DATE_REQUIRED),
  z.refine((it) => it === '' || isRealDay(it), 'The issue date is not a day'),
)

/**
 * Wallet-and-admin §7: to people, or to all students of the classes. Title and footer are the template's. Answers to how
 * many it was given now, and how many had the very same already.
 */
export const assignCertificate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'assignCertificate',
  may: 'admin',
  // 100,000 students and 2,000 classes
  body: { bytes: 4 * MB, fields: 103_000 },
  asks: {
    certificate_content: formField(2_000),
    issue_date: issueDate,
    template_id: z.optional(idOrNone),
    student_ids: z.optional(z.array(id).check(z.maxLength(100_000))),
    class_ids: z.optional(z.array(id).check(z.maxLength(2_000))),
  },
  answers: z.object({ given: z.int(), already: z.int() }),
  says: 'Certificate assigned successfully!',
})
