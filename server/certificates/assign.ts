import { createHmac } from 'node:crypto'
import {
  CLASS_REQUIRED,
  DEFAULT_CERTIFICATE_TITLE,
  STUDENT_REQUIRED,
} from '../../contract/certificates.ts'
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
  /** 'YYYY-MM-DD', a real day. */
  issuedOn: string
  templateId: number | undefined
  studentIds: readonly number[] | undefined
  classIds: readonly number[] | undefined
  issuedBy: number
  now: number
}

type AssignmentResult = { given: number; already: number }

/**
 * Gives a certificate to the people named and to everybody who is in the classes at this moment; to all of them or,
 * when one is not there, to nobody. The same words of the same day are one certificate however often they are sent
 * (decision 0091); answers how many are new and how many were there. Refuses with 'Please select at least one student' or '… class' (R-ACERT-019).
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
    return { given: insertedCount, already: recipients.length - insertedCount }
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

/** Everybody once, always in the same order: two such assignments at once then wait for each other and do not lock. */
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

/** 22 URL-safe characters that only this school can make and always makes alike, so that the same certificate is one row. */
function deriveCode(codeSecret: string, studentId: number, certificate: NewCertificate): string {
  const { title, content, footer, issuedOn } = certificate
  return createHmac('sha256', codeSecret)
    .update(JSON.stringify([studentId, title, content, footer, issuedOn]))
    .digest('base64url')
    .slice(0, 22)
}
