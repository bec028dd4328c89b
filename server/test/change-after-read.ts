import { onTestFinished } from 'vitest'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import type { TestSchool } from './test-school.ts'

/**
 * A second server on the same database. Its first request that reads an account waits after this read for `change`, as if
 * another request had made it concurrently; the read must not be in a transaction, because SQLite has one connection.
 */
export async function openServerWithChange(
  school: TestSchool,
  change: () => Promise<unknown>,
): Promise<TestSchool> {
  const changes = [change]
  const db = school.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isAccount = result.rows.some((it) => 'password_hash' in it)
      for (const it of isAccount ? changes.splice(0) : []) await it()
      return result
    },
  })
  const app = await createHttpServer({ ...school, db }, handlers)
  onTestFinished(() => app.close())
  return { ...school, app }
}
