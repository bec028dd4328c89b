import type { Certificate, CertificateTemplate } from '../../contract/certificates.ts'
import type { Db, Tx } from '../kernel/db.ts'

/** The words of a certificate; they are copied when it is given, so that a template may change or go afterwards. */
export type Words = { title: string; content: string; footer: string }

/** Templates that are not deleted, in the order they were made. */
export async function listTemplates(db: Db): Promise<CertificateTemplate[]> {
  return templates(db).orderBy('id').execute()
}

export async function findTemplate(db: Db, id: number): Promise<CertificateTemplate | undefined> {
  return templates(db).where('id', '=', id).executeTakeFirst()
}

function templates(db: Db) {
  return db
    .selectFrom('certificate_templates')
    .select(['id', 'title', 'content', 'footer'])
    .where('deleted_at', 'is', null)
}

export async function insertTemplate(db: Db, words: Words, now: number): Promise<number> {
  const { id } = await db
    .insertInto('certificate_templates')
    .values({ ...words, created_at: now, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type TemplateChange = Words | { deleted_at: number }

/** Changes or hides a template; false when there is none. */
export async function changeTemplate(db: Db, id: number, change: TemplateChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificate_templates')
    .set(change)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Which of these people are there and not deleted. */
export async function findPeople(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (const some of portions(ids)) {
    const rows = await tx
      .selectFrom('people')
      .select('id')
      .where('id', 'in', some)
      .where('deleted_at', 'is', null)
      .execute()
    for (const { id } of rows) found.push(id)
  }
  return found
}

/** Which of these classes are there and not deleted. */
export async function findClasses(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('classes')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Everybody who is in one of these classes now and not deleted. */
export async function studentsOf(tx: Tx, classIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('enrolments')
    .innerJoin('people', 'people.id', 'enrolments.student_id')
    .select('people.id')
    .distinct()
    .where('enrolments.class_id', 'in', classIds)
    .where('people.deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export type Given = Words & {
  templateId: number | null
  issuedOn: string
  issuedBy: number
  now: number
}

/** Writes a certificate for each of these students and answers how many; whose code is there already is left alone. */
export async function insertCertificates(
  tx: Tx,
  { title, content, footer, templateId, issuedOn, issuedBy, now }: Given,
  receivers: readonly { studentId: number; code: string }[],
): Promise<number> {
  const same = {
    template_id: templateId,
    title,
    content,
    footer,
    issue_date: issuedOn,
    issued_by: issuedBy,
    issued_at: now,
  }
  let written = 0
  for (const some of portions(receivers)) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('certificates')
      .values(some.map(({ studentId, code }) => ({ ...same, student_id: studentId, code })))
      .onConflict((it) => it.column('code').doNothing())
      .executeTakeFirstOrThrow()
    written += Number(numInsertedOrUpdatedRows ?? 0)
  }
  return written
}

/** A student's certificates, the last given first. */
export async function listCertificates(db: Db, studentId: number): Promise<Certificate[]> {
  return db
    .selectFrom('certificates')
    .select(['id', 'code', 'title', 'content', 'footer', 'issue_date as issuedOn'])
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .execute()
}

export type Found = Words & { name: string; issuedOn: string }

/** A certificate and whose it is, by its code. The name is the one that the person has now, deleted or not. */
export async function findByCode(db: Db, code: string): Promise<Found | undefined> {
  return db
    .selectFrom('certificates')
    .innerJoin('people', 'people.id', 'certificates.student_id')
    .select(['certificates.title', 'certificates.content', 'certificates.footer'])
    .select(['certificates.issue_date as issuedOn', 'people.name'])
    .where('certificates.code', '=', code)
    .executeTakeFirst()
}

// an engine takes some tens of thousands of values in one statement
const PORTION = 1_000

function* portions<T>(things: readonly T[]): Generator<T[]> {
  for (let from = 0; from < things.length; from += PORTION) {
    yield things.slice(from, from + PORTION)
  }
}
