import { createHmac } from 'node:crypto'
import {
  type AssignmentResult,
  CLASS_REQUIRED,
  DEFAULT_CERTIFICATE_TITLE,
  STUDENT_REQUIRED,
} from '../../contract/certificates/certificates.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newToken } from '../platform/random.ts'
import { getOrCreateSecret } from '../platform/secrets.ts'
import { readSettings } from '../settings/store.ts'
import { fillTexts, type GradedRecipient } from './fill-text.ts'
import {
  type CertificateRecipient,
  type CertificateText,
  countRevoked,
  findExistingClassIds,
  findExistingUserIds,
  findTemplate,
  insertCertificates,
  listNames,
  listStudentsOfClasses,
  type NewCertificate,
} from './store.ts'
import { throwTemplateNotFound } from './templates.ts'

export type Assignment = {
  content: string
  /** 'YYYY-MM-DD', a valid calendar day. */
  issuedOn: string
  templateId: number | undefined
  studentIds: readonly number[] | undefined
  classIds: readonly number[] | undefined
  /** That of each recipient without it. */
  language?: Locale | undefined
  issuedBy: number
  now: number
}

/**
 * Issues a certificate to the given students and to all current students of the given classes, in one transaction.
 * Identical text for the same day is the same certificate, so repeating a request issues nothing new (decision 0091).
 * Returns how many were issued and how many existed. Declines without a recipient (R-ACERT-019); throws 404 for an
 * unknown student, class or template.
 */
export async function assignCertificate(db: Db, assignment: Assignment): Promise<AssignmentResult> {
  const studentIds = sortedUnique(assignment.studentIds)
  const classIds = sortedUnique(assignment.classIds)
  if (studentIds.length + classIds.length === 0) {
    decline(
      'recipients_required',
      assignment.classIds && !assignment.studentIds ? CLASS_REQUIRED : STUDENT_REQUIRED,
    )
  }
  const codeSecret = await readCodeSecret(db)
  return inTransaction(db, async (tx) => {
    const certificate = await resolveCertificate(tx, assignment)
    const recipients = await resolveRecipients(tx, studentIds, classIds)
    return giveCertificates(tx, { certificate, recipients, codeSecret })
  })
}

/** Reads the secret of the codes, before the transaction that uses it. */
export const readCodeSecret = (db: Db) => getOrCreateSecret(db, 'certificate-codes', newToken)

type Giving = {
  certificate: NewCertificate
  recipients: readonly GradedRecipient[]
  codeSecret: string
}

/** Gives a certificate to these students, audited. Those who have the same one, revoked or not, get no second one. */
export async function giveCertificates(
  tx: Tx,
  { certificate, recipients, codeSecret }: Giving,
): Promise<AssignmentResult> {
  const filled = await fillTexts(tx, certificate, recipients)
  const coded = filled.map((it) => ({
    ...it,
    code: deriveCode(codeSecret, it.studentId, { ...certificate, ...it.identity }),
  }))
  const recipientIds = recipients.map(({ studentId }) => studentId)
  const given = await insertCertificates(tx, certificate, coded)
  await auditCertificates(tx, certificate, { recipientIds, count: given })
  const already = recipients.length - given
  const codes = coded.map(({ code }) => code)
  const revoked = already === 0 ? 0 : await countRevoked(tx, codes)
  const unprintable = await findUnprintableNames(tx, recipientIds)
  return {
    ...{ given, already },
    ...(revoked > 0 && { revoked }),
    ...(unprintable.length > 0 && { unprintable }),
  }
}

const MAX_UNPRINTABLE = 20

/** The names with characters that certificates show as a box, at most twenty. */
async function findUnprintableNames(tx: Tx, studentIds: readonly number[]): Promise<string[]> {
  // most names have letters of these blocks only, and need no shaper
  const unusual = (await listNames(tx, studentIds)).filter((it) => !/^[\u0020-\u024f]*$/.test(it))
  if (unusual.length === 0) return []
  const { unprintableInName } = await import('./pdf/certificate-preview.ts')
  const found: string[] = []
  for (const name of unusual) {
    if (found.length < MAX_UNPRINTABLE && unprintableInName(name).length > 0) found.push(name)
  }
  return found
}

async function auditCertificates(
  tx: Tx,
  { title, content, footer, issuedOn, issuedBy, now }: NewCertificate,
  { recipientIds, count }: { recipientIds: readonly number[]; count: number },
) {
  await writeAuditEntry(tx, {
    actorId: issuedBy,
    action: 'giveCertificates',
    subjectId: recipientIds.length === 1 ? (recipientIds[0] ?? null) : null,
    detail: say('audited_detail_certificates', { count, title }),
    after: { title, content, footer, issuedOn },
    now,
  })
}

type CertificateChoice = Pick<
  Assignment,
  'templateId' | 'issuedOn' | 'language' | 'issuedBy' | 'now'
> & {
  /** The text of the template without it. */
  content?: string
}

/** The certificate to give. Throws 404 for an unknown template. */
export async function resolveCertificate(
  tx: Tx,
  assignment: CertificateChoice,
): Promise<NewCertificate> {
  const { templateId, content, issuedOn, language, issuedBy, now } = assignment
  const { certificateSignature: signature } = await readSettings(tx)
  const issue = { signature, issuedOn, language, issuedBy, now }
  if (templateId === undefined) {
    const text = { title: DEFAULT_CERTIFICATE_TITLE, content: content ?? '', footer: '' }
    return { ...issue, ...text, templateId: null }
  }
  const template = (await findTemplate(tx, templateId)) ?? throwTemplateNotFound()
  const { title, footer } = template
  return { ...issue, templateId, title, footer, content: content ?? template.content }
}

/**
 * The students without duplicates, sorted, so that concurrent assignments lock rows in the same order and do not
 * deadlock.
 */
async function resolveRecipients(
  tx: Tx,
  studentIds: number[],
  classIds: number[],
): Promise<CertificateRecipient[]> {
  if ((await findExistingUserIds(tx, studentIds)).length < studentIds.length)
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const chosen = studentIds.map((studentId) => ({ studentId, classId: null }))
  if (classIds.length === 0) return chosen
  if ((await findExistingClassIds(tx, classIds)).length < classIds.length)
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const ofClasses = await listStudentsOfClasses(tx, classIds)
  if (chosen.length + ofClasses.length === 0)
    decline('no_students_in_classes', say('rules_certificates_there_no_students_these_classes'))
  const byStudent = new Map([...chosen, ...ofClasses].map((it) => [it.studentId, it]))
  return [...byStudent.values()].sort((a, b) => a.studentId - b.studentId)
}

function sortedUnique(ids: readonly number[] = []): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** The characters of a code. */
export const CODE_LENGTH = 22

/**
 * 22 URL-safe characters, an HMAC of the content: unpredictable without the school's secret, and equal for an equal
 * certificate.
 */
export function deriveCode(
  codeSecret: string,
  studentId: number,
  certificate: CertificateText & { issuedOn: string },
): string {
  const { title, content, footer, issuedOn } = certificate
  return createHmac('sha256', codeSecret)
    .update(JSON.stringify([studentId, title, content, footer, issuedOn]))
    .digest('base64url')
    .slice(0, CODE_LENGTH)
}
