import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import { foldForSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import { createSearch } from '../../contract/arabic/arabic-search.ts'
import { type FinderResults, FOUND_MAX } from '../../contract/finder/finder.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { MIN_LESSON_SEARCH } from '../../contract/study/search-lessons.ts'
import { amountOfSearch } from '../../contract/wallet/amount-of-search.ts'
import { findStudentsByName } from '../auth/students-by-name.ts'
import type { Db } from '../platform/db.ts'
import { inScope, type Scope, studentsInScope } from '../platform/scope.ts'
import { isTextFound, isUserFound } from '../platform/search-text.ts'
import { PAYMENT_REFERENCE_PREFIX, receiptReference } from '../wallet/store.ts'

/** What the reader reaches of each part; undefined for a part that is closed (R-STAFF-011). */
export type FinderScopes = {
  students: Scope | undefined
  classes: Scope | undefined
  lessons: Scope | undefined
  seesMoney: boolean
}

/** The students, classes, lessons and payments that a text finds, at most five of each. */
export async function findAnything(
  db: Db,
  search: string,
  { students: ofStudents, classes: ofClasses, lessons: ofLessons, seesMoney }: FinderScopes,
): Promise<FinderResults> {
  if (search.trim() === '') return { students: [], classes: [], lessons: [], payments: [] }
  const [students, classes, lessons, lessonsOfText, payments] = await Promise.all([
    ofStudents ? findStudents(db, search, ofStudents) : [],
    ofClasses ? listClasses(db, ofClasses) : [],
    ofLessons ? listLessons(db, ofLessons) : [],
    ofLessons ? findLessonsByText(db, search, ofLessons) : [],
    seesMoney ? findPayments(db, search.trim()) : [],
  ])
  return {
    students,
    classes: await findByText(classes, search, (it) => `${it.name} ${it.category} ${it.aliases}`),
    lessons: uniteById(await findByText(lessons, search, (it) => it.subject), lessonsOfText),
    payments,
  }
}

const INDEXES_MAX = 50_000
// computing the index of a text takes a hundred times as long as searching it
const indexes = new Map<string, string>()
const COMPUTED_PER_TURN = 40

/** The first rows whose text matches a search, as every search compares them, the best matches first. */
async function findByText<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => string,
): Promise<Row[]> {
  const rankOf = createSearch(search)
  const found: Row[][] = [[], [], []]
  let computed = 0
  for (const row of rows) {
    const text = textOf(row)
    let index = indexes.get(text)
    if (index === undefined) {
      if (indexes.size >= INDEXES_MAX) indexes.clear()
      index = searchIndex(text)
      indexes.set(text, index)
      // give other requests a turn
      if (++computed % COMPUTED_PER_TURN === 0) await nextTurn()
    }
    const rank = rankOf(index)
    if (rank !== undefined) found[rank]?.push(row)
    if (found[0]?.length === FOUND_MAX) break
  }
  return found.flat().slice(0, FOUND_MAX)
}

// the first matches in the order of the table: sorting would read every match
async function findStudents(db: Db, search: string, scope: Scope) {
  const found = await findStudentsByName(db, scope, search)
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('deleted_at', 'is', null)
    .$call(studentsInScope(scope, 'users.id'))
    .where(
      found
        ? sql<SqlBool>`users.id in (${sql.join([0, ...found])})`
        : isUserFound('search_text', search),
    )
    .limit(FOUND_MAX)
    .execute()
}

/** The card payment or the wallet entry with the reference of a receipt, or the newest entries of an amount. */
async function findPayments(db: Db, text: string): Promise<FinderResults['payments']> {
  const amount = amountOfSearch(text)
  if (amount !== null) return findEntriesOf(db, amount)
  const reference = text.toUpperCase()
  const [, entryId] = /^WALLET_(\d{1,15})$/.exec(reference) ?? []
  const rows = entryId
    ? await db
        .selectFrom('ledger')
        .innerJoin('users', 'users.id', 'ledger.user_id')
        .select(['users.name as studentName', 'ledger.amount'])
        .where('ledger.id', '=', Number(entryId))
        .execute()
    : await db
        .selectFrom('payments')
        .innerJoin('users', 'users.id', 'payments.user_id')
        .select(['users.name as studentName', 'payments.amount'])
        .where('payments.reference', '=', reference)
        .execute()
  return rows.map((it) => ({ ...it, reference, isCard: entryId === undefined }))
}

async function findEntriesOf(db: Db, amount: Kobo): Promise<FinderResults['payments']> {
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('users', 'users.id', 'ledger.user_id')
    .select(['ledger.id', 'ledger.reference', 'ledger.amount', 'users.name as studentName'])
    .where('ledger.amount', '=', amount)
    .orderBy('ledger.at', 'desc')
    .orderBy('ledger.id', 'desc')
    .limit(FOUND_MAX)
    .execute()
  return rows.map(({ id, reference, ...it }) => ({
    ...it,
    reference: receiptReference({ id, reference }),
    isCard: reference.startsWith(PAYMENT_REFERENCE_PREFIX),
  }))
}

function listClasses(db: Db, scope: Scope) {
  return db
    .selectFrom('classes')
    .select(['id', 'name', 'category', 'aliases'])
    .$call(inScope(scope, 'classes.id'))
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

/** The first rows, each once. */
const uniteById = <Row extends { id: number }>(...lists: Row[][]): Row[] =>
  [...new Map(lists.flat().map((it) => [it.id, it])).values()].slice(0, FOUND_MAX)

/** Lessons whose text has the search. */
function findLessonsByText(db: Db, search: string, scope: Scope) {
  if (foldForSearch(search).length < MIN_LESSON_SEARCH) return []
  return selectLessons(db, scope)
    .where(isTextFound('lessons.search_text', search))
    .limit(FOUND_MAX)
    .execute()
}

const listLessons = (db: Db, scope: Scope) => selectLessons(db, scope).execute()

function selectLessons(db: Db, scope: Scope) {
  return db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.id', 'lessons.class_id as classId', 'lessons.subject'])
    .select('classes.name as className')
    .$call(inScope(scope, 'lessons.class_id'))
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .orderBy('lessons.id', 'desc')
}
