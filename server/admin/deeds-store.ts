import { type SqlBool, sql } from 'kysely'
import type { Db } from '../kernel/db.ts'
import { inOrder, type Place, placeOf } from '../kernel/pages.ts'
import { searchPattern } from '../kernel/search-text.ts'

type Wish = {
  /** '' for every kind. */
  act: string
  /** Finds by name or email who did it or whom it was done to; '' for everybody. */
  person: string
  /** From 1. */
  page: number
  size: number
}

/** A page of the audit log, newest first, how many deeds there are, and which page it is. */
export async function pageOfDeeds(db: Db, { act, person, page, size }: Wish) {
  const wanted = { act, people: person.trim() === '' ? null : await findPeople(db, person) }
  const { total } = await deeds(db, wanted)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const place = placeOf({ page, total, size })
  return { rows: await rowsAt(db, wanted, place), total, page: place.page }
}

type Wanted = { act: string; people: number[] | null }

function deeds(db: Db, { act, people }: Wanted) {
  return db
    .selectFrom('audit')
    .$if(act !== '', (it) => it.where('deed', '=', act))
    .$if(people !== null, (it) =>
      it.where((or) => or.or([or('actor_id', 'in', people), or('subject_id', 'in', people)])),
    )
}

async function rowsAt(db: Db, wanted: Wanted, place: Place) {
  const direction = place.fromEnd ? 'asc' : 'desc'
  const ids = deeds(db, wanted)
    .select('id')
    .orderBy('id', direction)
    .offset(place.skip)
    .limit(place.take)
  const rows = await db
    .selectFrom('audit')
    .innerJoin('people as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('people as subject', 'subject.id', 'audit.subject_id')
    .select(['audit.id', 'audit.at', 'audit.deed', 'audit.detail'])
    .select(['audit.actor_id', 'actor.name as actor_name', 'actor.email as actor_email'])
    .select('actor.deleted_at as actor_deleted_at')
    .select(['audit.subject_id', 'subject.name as subject_name', 'subject.email as subject_email'])
    .select('subject.deleted_at as subject_deleted_at')
    .where('audit.id', 'in', ids)
    .orderBy('audit.id', direction)
    .execute()
  return inOrder(rows, place)
}

// whoever is looked for is among the first of these, or the search was for half the school
const PEOPLE_AT_MOST = 200

/** Ids of those a search finds, deleted or not: what they did and what was done to them stays in the log. */
async function findPeople(db: Db, search: string): Promise<number[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where(sql<SqlBool>`search_text like ${searchPattern(search)} escape '\\'`)
    .orderBy('id')
    .limit(PEOPLE_AT_MOST)
    .execute()
  // an empty list is no list to either engine
  return rows.length > 0 ? rows.map(({ id }) => id) : [0]
}

/** The kinds of act that are in the log. Steps from one to the next in their index: the log may be long. */
export async function listActs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ deed: string }>`
    with recursive acts (deed) as (
      select min(deed) from audit
      union all
      select (select min(deed) from audit where deed > acts.deed) from acts where acts.deed is not null
    )
    select deed from acts where deed is not null`.execute(db)
  return rows.map(({ deed }) => deed)
}
