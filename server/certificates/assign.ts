import { createHmac } from 'node:crypto'
import {
  CLASS_REQUIRED,
  DEFAULT_CERTIFICATE_TITLE,
  STUDENT_REQUIRED,
} from '../../contract/certificates.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newToken } from '../platform/random.ts'
import { getOrCreateSecret } from '../platform/secrets.ts'
import {
  findExistingClassIds,
  findExistingUserIds,
  findTemplate,
  insertCertificates,
  listStudentIdsOfClasses,
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
  issuedBy: number
  now: number
}

type AssignmentResult = { given: number; already: number }

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
  const codeSecret = await getOrCreateSecret(db, 'certificate-codes', newToken)
  return inTransaction(db, async (tx) => {
    const certificate = await resolveCertificate(tx, assignment)
    const recipientIds = await resolveRecipients(tx, studentIds, classIds)
    const recipients = recipientIds.map((studentId) => ({
      studentId,
      code: deriveCode(codeSecret, studentId, certificate),
    }))
    const insertedCount = await insertCertificates(tx, certificate, recipients)
    await auditCertificates(tx, certificate, { recipientIds, count: insertedCount })
    return { given: insertedCount, already: recipients.length - insertedCount }
  })
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
    detail: `${count} ${count === 1 ? 'certificate' : 'certificates'}: ${title}`,
    after: { title, content, footer, issuedOn },
    now,
  })
}

async function resolveCertificate(tx: Tx, assignment: Assignment): Promise<NewCertificate> {
  const { templateId, content, issuedOn, issuedBy, now } = assignment
  const issue = { content, issuedOn, issuedBy, now }
  if (templateId === undefined) {
    return { ...issue, templateId: null, title: DEFAULT_CERTIFICATE_TITLE, footer: '' }
  }
  const { title, footer } = (await findTemplate(tx, templateId)) ?? throwTemplateNotFound()
  return { ...issue, templateId, title, footer }
}

/**
 * The ids without duplicates, sorted, so that concurrent assignments lock rows in the same order and do not deadlock.
 */
async function resolveRecipients(
  tx: Tx,
  studentIds: number[],
  classIds: number[],
): Promise<number[]> {
  if ((await findExistingUserIds(tx, studentIds)).length < studentIds.length)
    httpError('student_not_found', 'Student not found')
  if (classIds.length === 0) return studentIds
  if ((await findExistingClassIds(tx, classIds)).length < classIds.length)
    httpError('class_not_found', 'Class not found')
  const recipientIds = sortedUnique([
    ...studentIds,
    ...(await listStudentIdsOfClasses(tx, classIds)),
  ])
  if (recipientIds.length === 0)
    decline('no_students_in_classes', 'There are no students in these classes yet.')
  return recipientIds
}

function sortedUnique(ids: readonly number[] = []): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/**
 * 22 URL-safe characters, an HMAC of the content: unpredictable without the school's secret, and equal for an equal
 * certificate.
 */
function deriveCode(codeSecret: string, studentId: number, certificate: NewCertificate): string {
  const { title, content, footer, issuedOn } = certificate
  return createHmac('sha256', codeSecret)
    .update(JSON.stringify([studentId, title, content, footer, issuedOn]))
    .digest('base64url')
    .slice(0, 22)
}
