import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './tables.ts'

type Tester = ExpressionBuilder<Tables, never>
// biome-ignore lint/complexity/noBannedTypes: nothing is selected yet
type RowQuery = SelectQueryBuilder<Tables, keyof Tables, {}>

/** The numbers of rows of several queries, in one statement. */
export async function countRows<Name extends string>(
  db: Db,
  queries: (it: Tester) => Record<Name, RowQuery>,
): Promise<Record<Name, number>> {
  const counts = await db
    .selectNoFrom((it) =>
      Object.entries<RowQuery>(queries(it)).map(([name, query]) =>
        query.select((row) => row.fn.countAll<number>().as('n')).as(name),
      ),
    )
    .executeTakeFirstOrThrow()
  // the names of an array of selections are not in its type
  return counts as Record<Name, number>
}
