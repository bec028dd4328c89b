import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type GuardianLink,
  guardianPath,
  MAX_GUARDIAN_LINKS,
  TOO_MANY_GUARDIANS,
} from '../../contract/guardians/guardians.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'

const signatureOf = (secret: string, rand: string) =>
  createHmac('sha256', secret).update(`guardian\n${rand}`).digest('base64url')

const tokenOf = (secret: string, rand: string) => `${rand}.${signatureOf(secret, rand)}`

/** The signed part of a token; undefined for another text. */
export function readToken(secret: string, token: string): string | undefined {
  const [, rand, signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
  if (rand === undefined) return undefined
  const expected = Buffer.from(signatureOf(secret, rand))
  return timingSafeEqual(expected, Buffer.from(signature)) ? rand : undefined
}

const selectLinks = (db: Db) => db.selectFrom('guardian_links').where('revoked_at', 'is', null)

type Row = {
  id: number
  rand: string
  name: string
  language: Locale
  consent: string
  created_at: number
  opened_at: number
}

const toLink = (secret: string, { rand, created_at, opened_at, ...row }: Row): GuardianLink => ({
  ...row,
  path: guardianPath(tokenOf(secret, rand)),
  createdAt: created_at,
  openedAt: opened_at,
})

const COLUMNS = ['id', 'rand', 'name', 'language', 'consent', 'created_at', 'opened_at'] as const

/** The links of a student that were not revoked, oldest first. */
export async function listLinks(
  db: Db,
  secret: string,
  studentId: number,
): Promise<GuardianLink[]> {
  const rows = await selectLinks(db)
    .select(COLUMNS)
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  return rows.map((row) => toLink(secret, row))
}

type NewLink = {
  studentId: number
  name: string
  language: Locale
  /** '' for a link of the student. */
  consent: string
  actorId: number
  now: number
}

/**
 * Makes a link; audited if the school gives it out. Declines the sixth of a student; throws 404 for an unknown one.
 */
export async function addLink(
  tx: Tx,
  secret: string,
  { studentId, name, language, consent, actorId, now }: NewLink,
): Promise<GuardianLink> {
  if (!(await lockUser(tx, studentId))) studentNotFound()
  const links = await listLinks(tx, secret, studentId)
  if (links.length >= MAX_GUARDIAN_LINKS) decline('too_many_guardians', TOO_MANY_GUARDIANS)
  const row = await tx
    .insertInto('guardian_links')
    .values({
      ...{ student_id: studentId, rand: newPublicId(), name, language, consent },
      ...{ created_by: actorId, created_at: now, revoked_at: null },
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  if (consent !== '')
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'addStudentGuardian', subjectId: studentId, detail: name, now },
      after: { consent },
    })
  return toLink(secret, row)
}

const studentNotFound = (): never =>
  httpError('student_not_found', say('rules_admin_student_not_found'))

type Revocation = { id: number; studentId: number; actorId: number; now: number }

/** Ends a link of a student; audited if the school does so. Throws 404 for a link of another student. */
export async function revokeLink(
  tx: Tx,
  { id, studentId, actorId, now }: Revocation,
): Promise<void> {
  const row = await tx
    .updateTable('guardian_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('student_id', '=', studentId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  if (!row) {
    const known = await tx
      .selectFrom('guardian_links')
      .select('id')
      .where('id', '=', id)
      .where('student_id', '=', studentId)
      .executeTakeFirst()
    if (!known) httpError('guardian_not_found', say('rules_guardians_not_found'))
    return
  }
  if (actorId !== studentId)
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'revokeStudentGuardian', subjectId: studentId, detail: row.name, now },
      before: { guardian: row.name },
    })
}

/** The student of a link that is open: not revoked, of an account that is neither closed nor erased. */
export async function findOpenLink(db: Db, rand: string) {
  return selectLinks(db)
    .innerJoin('users', 'users.id', 'guardian_links.student_id')
    .select(['guardian_links.id', 'guardian_links.language', 'guardian_links.opened_at'])
    .select(['users.id as studentId', 'users.name as studentName'])
    .where('rand', '=', rand)
    .where('users.deleted_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
}

const OPENED_EVERY_SECONDS = 60

/** Records that a page was opened, at most once a minute. */
export async function noteOpened(
  db: Db,
  { id, opened_at }: { id: number; opened_at: number },
  now: number,
): Promise<void> {
  if (now - opened_at < OPENED_EVERY_SECONDS) return
  await db.updateTable('guardian_links').set({ opened_at: now }).where('id', '=', id).execute()
}
