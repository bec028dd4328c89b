import { type CompiledQuery, sql } from 'kysely'
import type { Db } from './db.ts'

type QueryParams = Record<string, number | string>

/** Builds a query. `param` returns a placeholder for a value that is given when the query runs. */
type Build<V extends QueryParams, Row> = (
  db: Db,
  param: <K extends keyof V>(name: K) => V[K],
) => { compile(): CompiledQuery<Row> }

/**
 * Compiles a query once per database engine and then only runs it. For the few reads of every page, building the query takes
 * longer than SQLite takes to run it.
 */
export function prepareQuery<V extends QueryParams, Row>(build: Build<V, Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async function run(db: Db, values: V): Promise<Row[]> {
    // a transaction uses the query that was compiled for its engine
    const engine = db.getExecutor().adapter.constructor
    let query = compiled.get(engine)
    if (!query) {
      // a placeholder has the type of its value
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
 * A placeholder of the same type as `sample`. The cast is for SQLite, which plans a statement again for every run if a
 * value could change the plan; a cast value cannot (decision 0231).
 */
function placeholder(name: string, sample: number | string | undefined) {
  return sql`cast(${new Placeholder(name)} as ${typeof sample === 'number' ? sql`bigint` : sql`text`})`
}

/** A parameter of a compiled query without its value. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}
