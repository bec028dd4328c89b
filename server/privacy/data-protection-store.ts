import { COMPLAINTS_PER_PAGE } from '../../contract/privacy/data-protection.ts'
import type { Locale } from '../../messages/languages.ts'
import { countRows } from '../platform/count-rows.ts'
import type { Db, Tx } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'

const ROW_ID = 1

/** Who answers for the data, as owners have entered it. */
export type Responsible = {
  controller: string
  address: string
  officer: string
  contact_email: string
  contact_phone: string
  processors: string
}

const NONE: Responsible & { version: number } = {
  ...{ controller: '', address: '', officer: '', contact_email: '', contact_phone: '' },
  ...{ processors: '', version: 0 },
}

export async function readResponsible(db: Db) {
  const row = await db
    .selectFrom('data_protection')
    .selectAll()
    .where('id', '=', ROW_ID)
    .executeTakeFirst()
  return row ?? NONE
}

/** A complaint with the same email and text that was received since a time. */
export async function findSameComplaint(
  tx: Tx,
  { email, body, since }: { email: string; body: string; since: number },
) {
  return tx
    .selectFrom('privacy_complaints')
    .select(['id', 'received_at as receivedAt', 'due_at as dueAt'])
    .where('received_at', '>=', since)
    .where('email', '=', email)
    .where('body', '=', body)
    .executeTakeFirst()
}

/** False if somebody else has saved since this version. */
export async function saveResponsible(
  tx: Tx,
  values: Responsible,
  version: number,
): Promise<boolean> {
  const saved = { ...values, version: version + 1 }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('data_protection')
    .values({ id: ROW_ID, ...saved })
    .onConflict((it) =>
      it.column('id').doUpdateSet(saved).where('data_protection.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

type NewComplaint = {
  userId: number | null
  name: string
  email: string
  body: string
  language: Locale
  receivedAt: number
  dueAt: number
}

export async function insertComplaint(tx: Tx, it: NewComplaint): Promise<number> {
  const { id } = await tx
    .insertInto('privacy_complaints')
    .values({
      ...{ user_id: it.userId, name: it.name, email: it.email, body: it.body },
      ...{ language: it.language, received_at: it.receivedAt, due_at: it.dueAt },
      ...{ answered_at: null, answered_by: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One page of the complaints: the open ones by when they are due, then the answered ones. */
export async function listComplaints(db: Db, page: number) {
  const { total } = await countRows(db, (it) => ({ total: it.selectFrom('privacy_complaints') }))
  const window = clampPage({ page, total, size: COMPLAINTS_PER_PAGE })
  const rows = await db
    .selectFrom('privacy_complaints')
    .selectAll()
    .orderBy((row) => row.case().when('answered_at', 'is', null).then(0).else(1).end())
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(COMPLAINTS_PER_PAGE)
    .offset(window.offset)
    .execute()
  return { rows, total, page: window.page }
}

/** Records the answer and returns the complaint; undefined if it was answered or is unknown. */
export async function recordAnswer(
  tx: Tx,
  { id, answer, actorId, now }: { id: number; answer: string; actorId: number; now: number },
) {
  return tx
    .updateTable('privacy_complaints')
    .set({ answer, answered_at: now, answered_by: actorId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

type Period = { from: number; until: number }

/** Archives of 'Download my data', erasures and complaints of a period. */
export async function countOfPeriod(db: Db, { from, until }: Period) {
  return countRows(db, (it) => ({
    exports: it
      .selectFrom('data_export_log')
      .where('requested_at', '>=', from)
      .where('requested_at', '<', until),
    erasures: it
      .selectFrom('erasures')
      .where('finished_at', '>=', from)
      .where('finished_at', '<', until),
    complaints: it
      .selectFrom('privacy_complaints')
      .where('received_at', '>=', from)
      .where('received_at', '<', until),
    openComplaints: it.selectFrom('privacy_complaints').where('answered_at', 'is', null),
  }))
}

/** The same events with their times, the oldest first, without anything that names a person. */
export async function listOfPeriod(db: Db, { from, until }: Period) {
  const [exports, erasures, complaints] = await Promise.all([
    db
      .selectFrom('data_export_log')
      .select(['requested_at', 'finished_at'])
      .where('requested_at', '>=', from)
      .where('requested_at', '<', until)
      .orderBy('requested_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('erasures')
      .select(['requested_at', 'finished_at', 'origin'])
      .where('finished_at', '>=', from)
      .where('finished_at', '<', until)
      .orderBy('finished_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('privacy_complaints')
      .select(['id', 'received_at', 'due_at', 'answered_at'])
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .orderBy('received_at')
      .orderBy('id')
      .execute(),
  ])
  return { exports, erasures, complaints }
}
