import * as z from 'zod/mini'
import { call } from './call.ts'
import { filled, id, rand } from './wire.ts'

const CERTIFICATES = '/mycertificates.php'
const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Student-area §3. `code` opens /verify/{code} (decisions §10). */
export const certificate = z.object({
  id,
  title: z.string(),
  certificateContent: z.string(),
  issue_date: z.string(),
  footer: z.string(),
  code: z.string(),
})
export type Certificate = z.output<typeof certificate>

export const certificateTemplate = z.object({
  id,
  title: z.string(),
  footer: z.string(),
  certificateContent: z.string(),
})
export type CertificateTemplate = z.output<typeof certificateTemplate>

/** Student-area §7: the asker's own. */
export const getMyCertificates = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'getMyCertificates',
  may: 'student',
  answers: z.array(certificate),
})

/** Decisions §10: confirms title, name and date to anybody who has the code. */
export const verifyCertificate = call({
  method: 'GET',
  path: CERTIFICATES,
  action: 'verifyCertificate',
  may: 'anyone',
  asks: { code: rand },
  answers: z.object({ title: z.string(), name: z.string(), issue_date: z.string() }),
})

/** Wallet-and-admin §7. */
export const getCertificateTemplates = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'getCertificateTemplates',
  may: 'admin',
  answers: z.array(certificateTemplate),
})

/** Wallet-and-admin §7; with `template_id` it changes one (decisions §13). */
export const saveCertificateTemplate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'saveCertificateTemplate',
  may: 'admin',
  asks: {
    title: filled(200),
    footer: filled(500),
    certificateContent: filled(2_000),
    template_id: z.optional(id),
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

/** Wallet-and-admin §7: to people, or to all students of the classes. */
export const assignCertificate = call({
  method: 'POST',
  path: CERTIFICATES,
  action: 'assignCertificate',
  may: 'admin',
  asks: {
    certificate_content: filled(2_000),
    issue_date: isoDate,
    template_id: z.optional(id),
    student_ids: z.optional(z.array(id).check(z.maxLength(100_000))),
    class_ids: z.optional(z.array(id).check(z.maxLength(2_000))),
  },
  answers: z.null(),
  says: 'Certificate assigned successfully!',
})
