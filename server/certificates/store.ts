import type { Certificate, CertificateTemplate } from '../../contract/certificates/certificates.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import type { Locale } from '../../messages/languages.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { certificatesInScope, type Scope } from '../platform/scope.ts'

/**
 * The text of a certificate. It is copied when the certificate is issued, so later changes of the template do not
 * affect it.
 */
export type CertificateText = { title: string; content: string; footer: string }

/** Templates that are not deleted, in order of creation, with the number of their valid certificates. */
export async function listTemplates(db: Db, scope: Scope): Promise<CertificateTemplate[]> {
  const templates = await selectTemplates(db).orderBy('id').execute()
  const counts = await db
    .selectFrom('certificates')
    .select((it) => ['template_id', it.fn.countAll<number>().as('n')])
    .$call(certificatesInScope(scope))
    .where('template_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .groupBy('template_id')
    .execute()
  const given = new Map(counts.map((it) => [it.template_id, it.n]))
  return templates.map((it) => {
    const count = given.get(it.id)
    return count === undefined ? it : { ...it, given: count }
  })
}

/** A template that is not deleted. */
export async function findTemplate(
  db: Db,
  id: number,
): Promise<(CertificateText & { id: number }) | undefined> {
  return selectTemplates(db).where('id', '=', id).executeTakeFirst()
}

function selectTemplates(db: Db) {
  return db
    .selectFrom('certificate_templates')
    .select(['id', 'title', 'content', 'footer'])
    .where('deleted_at', 'is', null)
}

/** Inserts a template and returns its id. */
export async function insertTemplate(db: Db, text: CertificateText, now: number): Promise<number> {
  const { id } = await db
    .insertInto('certificate_templates')
    .values({ ...text, created_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type TemplateChange = CertificateText | { deleted_at: number }

/** Updates or deletes a template. False if there is no such template. */
export async function updateTemplate(db: Db, id: number, change: TemplateChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificate_templates')
    .set(change)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Restores a deleted template. */
export async function restoreTemplate(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('certificate_templates')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .execute()
}

/** The ids of existing users among these. */
export async function findExistingUserIds(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const existingIds: number[] = []
  for (const batch of batchesOf(ids)) {
    const rows = await tx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', batch)
      .where('deleted_at', 'is', null)
      .execute()
    for (const { id } of rows) existingIds.push(id)
  }
  return existingIds
}

/** The ids of existing classes among these. */
export async function findExistingClassIds(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('classes')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** A student who is given a certificate, through a class or not. */
export type CertificateRecipient = { studentId: number; classId: number | null }

/** All current students of these classes, each with the first of the classes. */
export async function listStudentsOfClasses(
  tx: Tx,
  classIds: readonly number[],
): Promise<CertificateRecipient[]> {
  return tx
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .select((it) => ['users.id as studentId', it.fn.min('enrolments.class_id').as('classId')])
    .where('enrolments.class_id', 'in', classIds)
    .where('users.deleted_at', 'is', null)
    .groupBy('users.id')
    .execute()
}

/** The names of these classes, deleted ones included. */
export async function listClassNames(tx: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((it) => [it.id, it.name]))
}

export type NewCertificate = CertificateText & {
  /** The name under the line for the signature, '' for none. */
  signature: string
  templateId: number | null
  issuedOn: string
  /** Chosen by the one who gives it; without it the certificate is in the language of its recipient (R-LANG-004). */
  language?: Locale | undefined
  issuedBy: number
  now: number
}

/**
 * Inserts a certificate for each recipient, with the recipient's text, and returns the number of new ones. Certificates whose
 * code exists are unchanged.
 */
export async function insertCertificates(
  tx: Tx,
  { signature, templateId, issuedOn, issuedBy, now }: NewCertificate,
  recipients: readonly (CertificateRecipient & {
    code: string
    text: CertificateText
    language: Locale
  })[],
): Promise<number> {
  const shared = {
    template_id: templateId,
    signature,
    has_logo: 1,
    issue_date: issuedOn,
    issued_by: issuedBy,
    issued_at: now,
  }
  let inserted = 0
  for (const batch of batchesOf(recipients)) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('certificates')
      .values(
        batch.map(({ studentId, classId, code, text, language }) => ({
          ...shared,
          ...text,
          language,
          ...{ student_id: studentId, class_id: classId, code, revoked_at: null },
        })),
      )
      .onConflict((it) => it.column('code').doNothing())
      .executeTakeFirstOrThrow()
    inserted += Number(numInsertedOrUpdatedRows ?? 0)
  }
  return inserted
}

/** The number of revoked certificates among these codes. */
export async function countRevoked(tx: Tx, codes: readonly string[]): Promise<number> {
  let revoked = 0
  for (const batch of batchesOf(codes)) {
    const { n } = await tx
      .selectFrom('certificates')
      .select((it) => it.fn.countAll<number>().as('n'))
      .where('code', 'in', batch)
      .where('revoked_at', 'is not', null)
      .executeTakeFirstOrThrow()
    revoked += n
  }
  return revoked
}

/** The names of these users. */
export async function listNames(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const names: string[] = []
  for (const batch of batchesOf(ids)) {
    const rows = await tx.selectFrom('users').select('name').where('id', 'in', batch).execute()
    for (const { name } of rows) names.push(name)
  }
  return names
}

/** A student's certificates, newest first. */
export async function listCertificates(
  db: Db,
  studentId: number,
  timezone: string,
): Promise<Certificate[]> {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'code', 'title', 'content', 'footer', 'issue_date as issuedOn'])
    .select(['revoked_at', 'revoke_reason'])
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ revoked_at, revoke_reason, ...it }) =>
    revoked_at === null
      ? it
      : { ...it, revoked: { on: isoDay(revoked_at, timezone), reason: revoke_reason } },
  )
}

export type CertificateWithName = CertificateText & {
  name: string
  issuedOn: string
  /** Unix seconds; null unless it was revoked. */
  revokedAt: number | null
  signature: string
  language: Locale
  hasLogo: number
}

/** A certificate by its code, with the current name of its student, also after the account was deleted. */
export async function findByCode(db: Db, code: string): Promise<CertificateWithName | undefined> {
  return db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.student_id')
    .select(['certificates.title', 'certificates.content', 'certificates.footer'])
    .select(['certificates.issue_date as issuedOn', 'users.name'])
    .select(['certificates.revoked_at as revokedAt', 'certificates.signature'])
    .select(['certificates.has_logo as hasLogo', 'certificates.language'])
    .where('certificates.code', '=', code)
    .executeTakeFirst()
}
