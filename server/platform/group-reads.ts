import { CompiledQuery, sql } from 'kysely'
import { type Db, isSqlite } from './db.ts'
import { isUnavailable } from './outages.ts'
import {
  type Build,
  compileOnce,
  nameStatement,
  prepareQuery,
  type QueryParams,
} from './prepared-query.ts'

/** The reads of one statement at most. */
const AT_MOST = 200

type Waiting<V, Row> = {
  values: V
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

/**
 * Prepares a query like `prepareQuery`, for the reads that a whole class makes at one moment: on PostgreSQL those that arrive while
 * another one runs wait for it and are read together by one statement, so that 3,000 students cost some tens of round trips (R-SAFE-008).
 * A statement is sent after all its reads were asked for, so each sees what was committed before, and a single read is never delayed. Each
 * read has the rows that it would have alone, without a common order. If a statement fails its reads are repeated one by one, unless
 * the database cannot serve now.
 */
export function prepareGroupedQuery<V extends QueryParams, Row extends object>(
  build: Build<V, Row>,
) {
  const readOne = prepareQuery(build)
  const readMany = prepareManyReads(build)
  /** The waiting reads of each database in which one runs. */
  const queues = new WeakMap<Db, Waiting<V, Row>[]>()

  const readEach = (db: Db, group: Waiting<V, Row>[]) =>
    Promise.all(
      group.map(({ values, resolve, reject }) => readOne(db, values).then(resolve, reject)),
    )

  async function readGroup(db: Db, group: Waiting<V, Row>[]) {
    if (group.length === 1) return readEach(db, group)
    try {
      const found = await readMany(
        db,
        group.map((it) => it.values),
      )
      for (const [index, { resolve }] of group.entries()) resolve(found[index] ?? [])
    } catch (error) {
      if (!isUnavailable(error)) return readEach(db, group)
      for (const { reject } of group) reject(error)
    }
  }

  async function readAll(db: Db, waiting: Waiting<V, Row>[]) {
    while (waiting.length > 0) await readGroup(db, waiting.splice(0, AT_MOST))
    queues.delete(db)
  }

  return (db: Db, values: V): Promise<Row[]> => {
    // SQLite has no round trip, and a transaction reads in its own connection
    if (isSqlite(db) || db.isTransaction) return readOne(db, values)
    return new Promise((resolve, reject) => {
      const read = { values, resolve, reject }
      const queue = queues.get(db)
      if (queue) queue.push(read)
      else {
        const waiting = [read]
        queues.set(db, waiting)
        void readAll(db, waiting)
      }
    })
  }
}

/** Reads the rows of many values by one statement of PostgreSQL, which evaluates the query for each of them. */
function prepareManyReads<V extends QueryParams, Row extends object>(build: Build<V, Row>) {
  let prepared: { text: string; names: string[] } | undefined
  return async function readMany(db: Db, asked: readonly V[]): Promise<Row[][]> {
    prepared ??= compileMany(db, build, asked[0] ?? {})
    const { text, names } = prepared
    const columns = names.map((name) => asked.map((values) => values[name]))
    const { rows } = await db.executeQuery<Row & { asked_place: number }>(
      CompiledQuery.raw(text, columns),
    )
    const found = asked.map((): Row[] => [])
    // without its place it is a row of the query
    for (const { asked_place: place, ...row } of rows) found[place - 1]?.push(row as unknown as Row)
    return found
  }
}

function compileMany<V extends QueryParams, Row>(db: Db, build: Build<V, Row>, sample: Partial<V>) {
  const names = Object.keys(sample)
  const one = compileOnce(db, build, (name) => sql.ref(`asked.${String(name)}`))
  const lists = names.map((name, index) => {
    return `cast($${index + 1} as ${typeof sample[name] === 'number' ? 'bigint' : 'text'}[])`
  })
  const columns = names.map((it) => `"${it}", `).join('')
  const text = `select asked.place as asked_place, found.*
    from unnest(${lists.join(', ')}) with ordinality as asked(${columns}place)
    cross join lateral (${one.sql}) as found`
  nameStatement(text)
  return { text, names }
}
