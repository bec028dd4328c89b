import { vi } from 'vitest'
import type { TestSchool } from '../test-school.ts'

/** The statements that `work` executes outside transactions. */
export async function recordStatements({ db }: TestSchool, work: () => Promise<unknown>) {
  const spy = vi.spyOn(db.getExecutor(), 'executeQuery')
  await work()
  const statements = spy.mock.calls.map(([{ sql, parameters }]) => ({ sql, parameters }))
  spy.mockRestore()
  return statements
}
