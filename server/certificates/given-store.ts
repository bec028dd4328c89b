import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import {
  type CertificateState,
  GIVEN_PAGE,
  type GivenCertificate,
} from '../../contract/certificates/given-certificates.ts'
import { findStudentsByName } from '../auth/students-by-name.ts'
import type { Db, Tx } from '../platform/db.ts'
import { inListOrder, locatePage } from '../platform/pagination.ts'
import { certificatesInScope, type Scope } from '../platform/scope.ts'
import { isUserFound } from '../platform/search-text.ts'

export type GivenFilters = {
  /** 0 for all. */
  templateId?: number | undefined
  search?: string | undefined
  state?: CertificateState | undefined
  /** The certificates that the reader reaches. */
  scope: Scope
}

const stateConditions: Record<CertificateState, Expression<SqlBool>> = {
  all: sql<SqlBool>`1 = 1`,
  valid: sql<SqlBool>`certificates.revoked_at is null`,
  revoked: sql<SqlBool>`certificates.revoked_at is not null`,
}

/** A code is searched for as a whole, as it is printed; anything else is the name or email of a student. */
const isCode = (search: string) => /^[\w-]{22}$/.test(search)

type ResolvedFilters = GivenFilters & { studentIds?: number[] | undefined }

/** The students of a search with few matches, found once for the count and the page. */
const MAX_STUDENTS = 500

async function resolveFilters(db: Db, filters: GivenFilters): Promise<ResolvedFilters> {
  const text = filters.search?.trim() ?? ''
  if (text === '' || isCode(text)) return filters
  const byName = await findStudentsByName(db, filters.scope, text)
  if (byName) return { ...filters, studentIds: [0, ...byName] }
  const rows = await selectStudents(db, text)
    .limit(MAX_STUDENTS + 1)
    .execute()
  const studentIds = rows.map(({ id }) => id)
  // neither engine accepts `in ()`
  if (studentIds.length === 0) return { ...filters, studentIds: [0] }
  return studentIds.length > MAX_STUDENTS ? filters : { ...filters, studentIds }
}

function selectStudents(db: Db, text: string) {
  return db.selectFrom('users').select('users.id').where(isUserFound('users.search_text', text))
}

/** The certificates of the filters. */
function selectGiven(
  db: Db,
  { templateId, search = '', state = 'all', studentIds, scope }: ResolvedFilters,
) {
  const text = search.trim()
  return (
    db
      .selectFrom('certificates')
      .where(stateConditions[state])
      .$call(certificatesInScope(scope))
      .$if(Boolean(templateId), (it) => it.where('certificates.template_id', '=', templateId ?? 0))
      .$if(isCode(text), (it) => it.where('certificates.code', '=', text))
      .$if(studentIds !== undefined, (it) =>
        it.where('certificates.student_id', 'in', studentIds ?? []),
      )
      // with many matches, test the students of the certificates instead of reading all matching students
      .$if(studentIds === undefined && text !== '' && !isCode(text), (it) =>
        it.where((certificate) =>
          certificate.exists(
            selectStudents(db, text).where(sql<SqlBool>`users.id = certificates.student_id`),
          ),
        ),
      )
  )
}

/** One page of the certificates that were given, newest first, with their number. */
export async function findGiven(
  db: Db,
  { page, ...requested }: GivenFilters & { page: number },
): Promise<{ total: number; page: number; rows: GivenCertificate[] }> {
  const filters = await resolveFilters(db, requested)
  const { total } = await selectGiven(db, filters)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const window = locatePage({ page, total, size: GIVEN_PAGE })
  const ids = await selectGiven(db, filters)
    .select('certificates.id')
    .orderBy('certificates.id', window.fromEnd ? 'asc' : 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute()
  const ordered = inListOrder(ids, window).map(({ id }) => id)
  return { total, page: window.page, rows: await readGiven(db, ordered) }
}

/** The certificates before an id, newest first, for the CSV file. */
export async function listGivenBefore(
  db: Db,
  filters: GivenFilters,
  { beforeId, limit }: { beforeId: number; limit: number },
): Promise<GivenCertificate[]> {
  const ids = await selectGiven(db, filters)
    .select('certificates.id')
    .where('certificates.id', '<', beforeId)
    .orderBy('certificates.id', 'desc')
    .limit(limit)
    .execute()
  return readGiven(
    db,
    ids.map(({ id }) => id),
  )
}

async function readGiven(db: Db, ids: readonly number[]): Promise<GivenCertificate[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('users as student', 'student.id', 'certificates.student_id')
    .innerJoin('users as giver', 'giver.id', 'certificates.issued_by')
    .leftJoin('classes', 'classes.id', 'certificates.class_id')
    .select(['certificates.id', 'certificates.code', 'certificates.title'])
    .select(['certificates.template_id', 'certificates.issue_date', 'certificates.issued_at'])
    .select(['certificates.revoked_at', 'certificates.revoke_reason'])
    .select(['student.id as student_id', 'student.name', 'student.email'])
    .select(['giver.name as giver', 'classes.name as class_name'])
    .where('certificates.id', 'in', ids)
    .orderBy('certificates.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    student: { id: row.student_id, name: row.name, email: row.email },
    title: row.title,
    templateId: row.template_id ?? 0,
    className: row.class_name ?? '',
    issuedOn: row.issue_date,
    givenAt: row.issued_at,
    givenBy: row.giver,
    revokedAt: row.revoked_at ?? 0,
    reason: row.revoke_reason,
  }))
}

/** Locks a certificate until the end of the transaction. */
export async function lockCertificate(tx: Tx, id: number) {
  return tx
    .updateTable('certificates')
    .set((it) => ({ revoked_at: it.ref('revoked_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Revokes a locked certificate, or with null makes it valid again. */
export async function setRevoked(
  tx: Tx,
  id: number,
  revocation: { at: number; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('certificates')
    .set({ revoked_at: revocation?.at ?? null, revoke_reason: revocation?.reason ?? '' })
    .where('id', '=', id)
    .execute()
}

type NewEvent = {
  certificateId: number
  kind: 'revoked' | 'restored' | 'replaced'
  actorId: number
  reason?: string
  now: number
}

/** Adds an event to the history of a certificate. */
export async function insertEvent(
  tx: Tx,
  { certificateId, kind, actorId, reason = '', now }: NewEvent,
): Promise<void> {
  await tx
    .insertInto('certificate_events')
    .values({ certificate_id: certificateId, kind, at: now, actor_id: actorId, reason })
    .execute()
}

/** When and by whom a certificate was given; undefined for an unknown one. */
export async function findGiving(db: Db, id: number) {
  return db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.issued_by')
    .select(['certificates.issued_at as at', 'users.name as by'])
    .where('certificates.id', '=', id)
    .executeTakeFirst()
}

/** The events of a certificate, oldest first. */
export async function listEvents(db: Db, id: number) {
  return db
    .selectFrom('certificate_events')
    .innerJoin('users', 'users.id', 'certificate_events.actor_id')
    .select(['kind', 'at', 'reason', 'users.name as by'])
    .where('certificate_id', '=', id)
    .orderBy('certificate_events.id')
    .execute()
}

/** The id of the certificate with this code. */
export async function findIdByCode(tx: Tx, code: string) {
  return tx
    .selectFrom('certificates')
    .select(['id', 'revoked_at as revokedAt'])
    .where('code', '=', code)
    .executeTakeFirst()
}
