import {
  type CompiledQuery,
  type KyselyPlugin,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type RawBuilder,
  sql,
  ValueListNode,
  ValueNode,
} from 'kysely'
import type { Db } from './db.ts'
import { statementNames } from './db-timeouts.ts'

export type QueryParams = Record<string, number | string>

/** Builds a query. `param` returns a placeholder for a value that is given when the query runs. */
export type Build<V extends QueryParams, Row> = (
  db: Db,
  param: <K extends keyof V>(name: K) => V[K],
) => { compile(): CompiledQuery<Row> }

/**
 * Compiles a query once per database engine and then only runs it. For the few reads of every page, building the query takes
 * longer than SQLite takes to run it.
 */
export function prepareQuery<V extends QueryParams, Row>(build: Build<V, Row>) {
  const preparedByEngine = new WeakMap<object, PreparedQuery<Row>>()
  return async function run(db: Db, values: V): Promise<Row[]> {
    // a transaction uses the query that was compiled for its engine
    const engine = db.getExecutor().adapter.constructor
    let prepared = preparedByEngine.get(engine)
    if (!prepared) {
      // a placeholder has the type of its value
      prepared = toPrepared(
        compileOnce(db, build, (name) => placeholder(String(name), values[name])),
      )
      preparedByEngine.set(engine, prepared)
    }
    const { query, names } = prepared
    const { rows } = await db.executeQuery<Row>({
      ...query,
      parameters: names.map((name) => values[name]),
    })
    return rows
  }
}

/** Compiles a query whose constants are literals and whose parameters are what `param` returns. */
export function compileOnce<V extends QueryParams, Row>(
  db: Db,
  build: Build<V, Row>,
  param: (name: keyof V) => RawBuilder<unknown>,
): CompiledQuery<Row> {
  // a raw part of a query stands for a value of any type
  return build(db.withPlugin(LITERAL_CONSTANTS), (name) => param(name) as never).compile()
}

/** Lets the connections of PostgreSQL keep a statement with this text. */
export function nameStatement(text: string): void {
  if (!statementNames.has(text)) statementNames.set(text, `q${statementNames.size}`)
}

/** A compiled query with the names of its placeholders, in order. */
type PreparedQuery<Row> = { query: CompiledQuery<Row>; names: string[] }

function toPrepared<Row>(query: CompiledQuery<Row>): PreparedQuery<Row> {
  nameStatement(query.sql)
  const placeholders = query.parameters.filter((it) => it instanceof Placeholder)
  return { query, names: placeholders.map(({ name }) => name) }
}

/**
 * A placeholder of the same type as `sample`. The cast is for SQLite, which plans a statement again for every run if a
 * value could change the plan; a cast value cannot.
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

/** Writes all values but the placeholders as literals. As parameters they would make SQLite plan each run again. */
class LiteralConstants extends OperationNodeTransformer {
  protected override transformPrimitiveValueList({ values }: PrimitiveValueListNode): never {
    // a list of literals has another node type, which the compiler accepts in its place
    return ValueListNode.create(values.map((it) => ValueNode.createImmediate(it))) as never
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Placeholder ? node : ValueNode.createImmediate(node.value)
  }
}

const transformer = new LiteralConstants()
const LITERAL_CONSTANTS: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
}
