import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db } from '../kernel/db.ts'
import { folded, searchPattern } from '../kernel/search-text.ts'
import type { Tables } from '../kernel/tables.ts'
import type { Bounds } from './history-store.ts'

/** A movement that a text was found in. */
export type Match = { id: number; at: number; type: 'credit' | 'debit'; amount: Kobo }

/** Up to so many people, or titles, their own rows are looked up; with more, the newest rows hold enough of them. */
const FEW_PEOPLE = 2_000
const FEW_TITLES = 1_000
/** Up to so many rows that carry these titles they are gathered; more are met soon by going through the newest. */
const FEW_ROWS = 10_000

type Wanted = {
  /** The text as it is looked for in people, and in titles. */
  inPeople: string
  inTitles: string
  bounds: Bounds
  limit: number
}
type Title = Pick<Tables['ledger_titles'], 'type' | 'service' | 'title'>

/**
 * The newest movements whose person's name, email or phone, whose title or whose service holds a text (decision 0160). What
 * few rows can match is gathered by its indexes; what many match is met by going back from the newest.
 */
export async function findMatches(
  db: Db,
  text: string,
  bounds: Bounds,
  limit: number,
): Promise<Match[]> {
  const inTitles = patternOf(folded(text.trim()))
  const wanted = { inPeople: searchPattern(text), inTitles, bounds, limit }
  const people = await peopleLike(db, wanted)
  // a day's rows are few enough to go through
  if (people.length > FEW_PEOPLE || bounds.from !== undefined) return goThrough(db, wanted, people)
  const titles = await titlesLike(db, wanted)
  if (titles.length > FEW_TITLES || (await areCarriedByMany(db, titles)))
    return goThrough(db, wanted, people)
  const found = await Promise.all([ofPeople(db, wanted, people), ofTitles(db, wanted, titles)])
  const unique = new Map(found.flat().map((it) => [it.id, it]))
  return [...unique.values()].sort((a, b) => b.at - a.at || b.id - a.id).slice(0, limit)
}

/** What finds a text anywhere by `like`; every letter stands for itself. */
export function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

export const like = (column: string, pattern: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`

/** Ids of the people, one more than are few when there are many. */
async function peopleLike(db: Db, { inPeople }: Wanted): Promise<number[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where(like('search_text', inPeople))
    .limit(FEW_PEOPLE + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The titles that hold the text, of the type and service that are asked for. */
function titled(db: Db, { inTitles, bounds: { type, service } }: Wanted) {
  return db
    .selectFrom('ledger_titles')
    .where(like('search_text', inTitles))
    .$if(type !== undefined, (it) => it.where('ledger_titles.type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('ledger_titles.service', '=', service as string))
}

function titlesLike(db: Db, wanted: Wanted): Promise<Title[]> {
  return titled(db, wanted)
    .select(['type', 'service', 'title'])
    .limit(FEW_TITLES + 1)
    .execute()
}

const namesOf = (titles: readonly Title[]) => [...new Set(titles.map(({ title }) => title))]

async function areCarriedByMany(db: Db, titles: readonly Title[]): Promise<boolean> {
  if (titles.length === 0) return false
  const some = db
    .selectFrom('ledger')
    .select('id')
    .where('description', 'in', namesOf(titles))
    .limit(FEW_ROWS + 1)
  const { rows } = await db
    .selectFrom(some.as('some'))
    .select((it) => it.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows) > FEW_ROWS
}

function movements(db: Db, { bounds: { from, to, type, service }, limit }: Wanted) {
  return db
    .selectFrom('ledger')
    .select(['id', 'at', 'type', 'amount'])
    .$if(from !== undefined, (it) => it.where('at', '>=', from as number))
    .$if(to !== undefined, (it) => it.where('at', '<=', to as number))
    .$if(type !== undefined, (it) => it.where('type', '=', type as 'credit'))
    .$if(service !== undefined, (it) => it.where('service', '=', service as string))
    .limit(limit)
}

// not in the order of an index, which would be gone through from end to end for rows that few have
const gathered = sql`ledger.at + 0`

async function ofPeople(db: Db, wanted: Wanted, people: readonly number[]): Promise<Match[]> {
  if (people.length === 0) return []
  return movements(db, wanted)
    .where('person_id', 'in', people)
    .orderBy(gathered, 'desc')
    .orderBy('id', 'desc')
    .execute()
}

async function ofTitles(db: Db, wanted: Wanted, titles: readonly Title[]): Promise<Match[]> {
  if (titles.length === 0) return []
  const rows = await movements(db, wanted)
    .select(['service', 'description'])
    .where('description', 'in', namesOf(titles))
    .orderBy(gathered, 'desc')
    .orderBy('id', 'desc')
    .execute()
  // another service may have the same title, and it is this one's name that holds the text
  const known = new Set(titles.map((it) => `${it.type} ${it.service} ${it.title}`))
  return rows.filter((it) => known.has(`${it.type} ${it.service} ${it.description}`))
}

/** From the newest back, each row asked whether it is one of those: no index leads there, so none may be tried. */
async function goThrough(db: Db, wanted: Wanted, people: readonly number[]): Promise<Match[]> {
  const carried = titled(db, wanted).select(['ledger_titles.service', 'ledger_titles.title'])
  return movements(db, wanted)
    .where(
      sql<SqlBool>`(person_id + 0 in (${idsOf(db, wanted, people)}) or (service || '', description || '') in (${carried}))`,
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

function idsOf(db: Db, { inPeople }: Wanted, people: readonly number[]): RawBuilder<unknown> {
  if (people.length === 0) return sql`0`
  if (people.length <= FEW_PEOPLE) return sql.join(people)
  return sql`${db.selectFrom('people').select('people.id').where(like('search_text', inPeople))}`
}
