import { onTestFinished } from 'vitest'
import { handlers } from '../../handlers.ts'
import { createHttpServer } from '../../http-server.ts'
import type { TestSchool } from '../test-school.ts'

/**
 * A second server on the same database. Its first request that reads a row with this column waits after the read for `change`, as if
 * another request had made it concurrently; the read must not be in a transaction, because SQLite has one connection.
 */
export async function openServerWithChange(
  school: TestSchool,
  column: string,
  change: () => Promise<unknown>,
): Promise<TestSchool> {
  const changes = [change]
  const db = school.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isRead = result.rows.some((it) => column in it)
      for (const it of isRead ? changes.splice(0) : []) await it()
      return result
    },
  })
  const app = await createHttpServer({ ...school, db }, handlers)
  onTestFinished(() => app.close())
  return { ...school, app }
}
