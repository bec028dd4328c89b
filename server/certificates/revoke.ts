import type { CertificateEvent } from '../../contract/certificates/given-certificates.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { deriveCode, readCodeSecret } from './assign.ts'
import { listCompleted } from './completed-store.ts'
import { fillTexts } from './fill-text.ts'
import {
  findGiving,
  findIdByCode,
  insertEvent,
  listEvents,
  lockCertificate,
  setRevoked,
} from './given-store.ts'
import {
  type CertificateText,
  findTemplate,
  insertCertificates,
  type NewCertificate,
} from './store.ts'

type CertificateChange = { certificateId: number; actorId: number; now: number }

const requireCertificate = async (tx: Tx, id: number) =>
  (await lockCertificate(tx, id)) ??
  httpError('certificate_not_found', say('rules_certificates_certificate_not_found'))

type LockedCertificate = Awaited<ReturnType<typeof requireCertificate>>

/** Revokes a certificate, audited. Declines one that is revoked; throws 404 for an unknown one. */
export function revokeCertificate(
  db: Db,
  { certificateId, reason, actorId, now }: CertificateChange & { reason: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const certificate = await requireCertificate(tx, certificateId)
    if (certificate.revoked_at !== null)
      decline('certificate_revoked_already', say('rules_certificates_certificate_revoked_already'))
    await setRevoked(tx, certificateId, { at: now, reason })
    await insertEvent(tx, { certificateId, kind: 'revoked', actorId, reason, now })
    await audit(tx, 'revokeCertificate', { certificate, actorId, now, reason })
  })
}

/** Makes a revoked certificate valid again, audited. Declines one that is valid; throws 404 for an unknown one. */
export function restoreCertificate(
  db: Db,
  { certificateId, actorId, now }: CertificateChange,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const certificate = await requireRevoked(tx, certificateId)
    await restore(tx, certificate, { actorId, now })
  })
}

async function requireRevoked(tx: Tx, id: number): Promise<LockedCertificate> {
  const certificate = await requireCertificate(tx, id)
  if (certificate.revoked_at === null)
    decline(
      'certificate_not_revoked',
      say('rules_certificates_certificate_valid_restored_meanwhile'),
    )
  return certificate
}

async function restore(
  tx: Tx,
  certificate: LockedCertificate,
  { actorId, now }: Omit<CertificateChange, 'certificateId'>,
) {
  await setRevoked(tx, certificate.id, null)
  await insertEvent(tx, { certificateId: certificate.id, kind: 'restored', actorId, now })
  await audit(tx, 'restoreCertificate', { certificate, actorId, now })
}

/**
 * Gives the student of a revoked certificate a new one with the present text of its template (its own text, if the
 * template was deleted), audited, and returns its id. If text and day are those of the revoked one, that one is restored,
 * because they are the same certificate (decision 0091).
 */
export async function replaceCertificate(
  db: Db,
  { certificateId, issuedOn, actorId, now }: CertificateChange & { issuedOn: string },
): Promise<number> {
  const codeSecret = await readCodeSecret(db)
  return inTransaction(db, async (tx) => {
    const revoked = await requireRevoked(tx, certificateId)
    const template = revoked.template_id ? await findTemplate(tx, revoked.template_id) : undefined
    const { title, content, footer } = template ?? revoked
    const { certificateSignature: signature } = await readSettings(tx)
    const { student_id: studentId, class_id: classId, template_id: templateId } = revoked
    const replacement: NewCertificate = {
      ...{ title, content, footer, signature, templateId, issuedOn, issuedBy: actorId, now },
      language: revoked.language,
    }
    const grade = await findGrade(tx, revoked)
    const [recipient] = await fillTexts(tx, replacement, [{ studentId, classId, grade }])
    const text = recipient?.text ?? replacement
    const identity = recipient?.identity ?? replacement
    const code = deriveCode(codeSecret, studentId, { ...identity, issuedOn })
    if (code === revoked.code || isSameText(revoked, text, issuedOn)) {
      await restore(tx, revoked, { actorId, now })
      return revoked.id
    }
    const inserted = await insertCertificates(tx, replacement, [
      { studentId, classId, code, text, language: revoked.language },
    ])
    if (inserted === 0)
      decline('certificate_exists', say('rules_certificates_student_certificate_text_day_already'))
    await insertEvent(tx, { certificateId, kind: 'replaced', actorId, now })
    await audit(tx, 'replaceCertificate', { certificate: { ...revoked, title }, actorId, now })
    // inserted above
    return (await findIdByCode(tx, code))?.id ?? 0
  })
}

const isSameText = (it: LockedCertificate, text: CertificateText, issuedOn: string) =>
  it.title === text.title &&
  it.content === text.content &&
  it.footer === text.footer &&
  it.issue_date === issuedOn

/** The grade of the student in the class of a certificate; null without a class, a template or a grade. */
async function findGrade(tx: Tx, certificate: LockedCertificate): Promise<number | null> {
  const { class_id: classId, template_id: templateId, student_id } = certificate
  if (classId === null || templateId === null) return null
  const completed = await listCompleted(tx, { classId, templateId })
  return completed.find(({ id }) => id === student_id)?.score ?? null
}

type AuditedChange = {
  certificate: LockedCertificate
  actorId: number
  now: number
  reason?: string
}

function audit(
  tx: Tx,
  action: 'revokeCertificate' | 'restoreCertificate' | 'replaceCertificate',
  { certificate, actorId, now, reason }: AuditedChange,
) {
  return writeAuditEntry(tx, {
    ...{ actorId, action, now },
    subjectId: certificate.student_id,
    detail: [certificate.title, certificate.code, reason].filter(Boolean).join(', '),
  })
}

/** The history of a certificate, oldest first. Throws 404 for an unknown one. */
export async function readHistory(db: Db, certificateId: number): Promise<CertificateEvent[]> {
  const giving =
    (await findGiving(db, certificateId)) ??
    httpError('certificate_not_found', say('rules_certificates_certificate_not_found'))
  const given = { kind: 'given' as const, ...giving, reason: '' }
  return [given, ...(await listEvents(db, certificateId))]
}
