import { type RawBuilder, sql } from 'kysely'
import { MENTIONS_PER_PAGE, type Mention } from '../../contract/privacy/privacy-admin.ts'
import { say } from '../../messages/message.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { countRows } from '../platform/count-rows.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { untyped } from '../platform/untyped-db.ts'
import { SEARCHED_TABLES, type SearchedTable } from './mention-places.ts'

/** One page of the open mentions with the text around each as it is now. A page beyond the last is the last. */
export async function listMentions(db: Db, page: number) {
  const { total } = await countRows(db, (it) => ({ total: it.selectFrom('mentions') }))
  const window = clampPage({ page, total, size: MENTIONS_PER_PAGE })
  const rows = await db
    .selectFrom('mentions')
    .selectAll()
    .orderBy('user_id', 'desc')
    .orderBy('id')
    .limit(MENTIONS_PER_PAGE)
    .offset(window.offset)
    .execute()
  return { items: await Promise.all(rows.map((it) => toMention(db, it))), total, page: window.page }
}

type StoredMention = {
  id: number
  user_id: number
  table_name: string
  row_id: number
  column_name: string
  position: number
  characters: number
  found_at: number
}

const CHARACTERS_AROUND = 80

async function toMention(db: Db, it: StoredMention): Promise<Mention> {
  const { text, place, ...ids } = await readPlace(db, it)
  const from = Math.max(0, it.position - CHARACTERS_AROUND)
  const end = it.position + it.characters
  const isThere = text.length >= end
  // a cut can split a surrogate pair
  const part = (a: number, b: number) => (isThere ? text.slice(a, b).toWellFormed() : '')
  return {
    ...{ id: it.id, account: it.user_id, foundAt: it.found_at, place, ...ids },
    before: part(from, it.position),
    text: part(it.position, end),
    after: part(end, end + CHARACTERS_AROUND),
  }
}

type ReadPlace = Pick<Mention, 'place' | 'classId' | 'lessonId' | 'studentId'> & { text: string }

const NOWHERE = { classId: 0, lessonId: 0, studentId: 0 }

async function readPlace(
  db: Db,
  { table_name: table, row_id, column_name }: StoredMention,
): Promise<ReadPlace> {
  if (table === 'settings') {
    const settings = db.selectFrom('settings').select('value').where('name', '=', column_name)
    const row = await settings.executeTakeFirst()
    return { ...NOWHERE, place: 'setting', text: row?.value ?? '' }
  }
  // written by `recordMentions`, which reads the same record
  const searched: SearchedTable = SEARCHED_TABLES[table as keyof typeof SEARCHED_TABLES]
  const number = (expression = '0'): RawBuilder<number> => sql.raw(expression)
  const row = await untyped(db)
    .selectFrom(table)
    .select(column_name)
    .select(number(searched.classId).as('class_of'))
    .select(number(searched.lessonId).as('lesson_of'))
    .select(number(searched.studentId).as('student_of'))
    .where('id', '=', row_id)
    .executeTakeFirst()
  return {
    place: searched.place,
    classId: Number(row?.class_of ?? 0),
    lessonId: Number(row?.lesson_of ?? 0),
    studentId: Number(row?.student_of ?? 0),
    text: String(row?.[column_name] ?? ''),
  }
}

type Closing = {
  mentionId?: number | undefined
  account?: number | undefined
  actorId: number
  now: number
}

/** Deletes a mention, or all of one erased account, from the list; audited. A repetition changes nothing. */
export async function closeMention(
  db: Db,
  { mentionId, account, actorId, now }: Closing,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await tx
      .deleteFrom('mentions')
      .where((it) =>
        it.or([
          ...(mentionId === undefined ? [] : [it('id', '=', mentionId)]),
          ...(account === undefined ? [] : [it('user_id', '=', account)]),
        ]),
      )
      .returning(['table_name', 'row_id'])
      .execute()
    const [first] = closed
    if (!first) return
    const detail =
      closed.length === 1
        ? `${first.table_name} ${first.row_id}`
        : say('audited_detail_places', { count: closed.length })
    const entry = { actorId, action: 'closeMention' as const, subjectId: null, now }
    await writeAuditEntry(tx, { ...entry, detail })
  })
}
