import { type CompiledQuery, sql } from 'kysely'
import type { Db } from './db.ts'

type QueryParams = Record<string, number | string>

/** A query while it is being built: what `given` answers stands for a value that comes later. */
type Build<V extends QueryParams, Row> = (
  db: Db,
  param: <K extends keyof V>(name: K) => V[K],
) => { compile(): CompiledQuery<Row> }

/**
 * A query that is built and compiled once per database and then only run: building one takes longer than SQLite
 * takes to answer it, so the few reads that every page makes are made this way.
 */
export function prepareQuery<V extends QueryParams, Row>(build: Build<V, Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async function run(db: Db, values: V): Promise<Row[]> {
    // a transaction shares its database's compiler
    const engine = db.getExecutor().adapter.constructor
    let query = compiled.get(engine)
    if (!query) {
      query = build(db, (name) => placeholder(String(name), values[name]) as never).compile()
      compiled.set(engine, query)
    }
    const parameters = query.parameters.map((it) =>
      it instanceof Placeholder ? values[it.name] : it,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

/**
 * A value that comes later, of the same type as `like`. The cast is for SQLite: it plans a statement anew for every run
 * when it thinks that a value could change the plan, and what is cast could not (decision 0231).
 */
function placeholder(name: string, sample: number | string | undefined) {
  return sql`cast(${new Placeholder(name)} as ${typeof sample === 'number' ? sql`bigint` : sql`text`})`
}

/** Holds the place of a value in a query's parameters. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}
