import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** A database whose statements about one of the tables throw a TypeError while `isBroken` returns true. */
export function plantTypeError(
  db: Db,
  tables: readonly string[],
  isBroken: (statement: string) => boolean = () => true,
): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const statement = JSON.stringify(node)
      // a name can be a value in the table of failures
      const isAbout = (it: string) => statement.includes(`"name":"${it}"`)
      if (tables.some(isAbout) && isBroken(statement))
        throw new TypeError('planted: hauwa@example.org is not a function')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return db.withPlugin(plugin) as Db
}
