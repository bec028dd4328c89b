import type { ApiResponse } from '../call-api.ts'
import type { TestSchool } from '../test-school.ts'

/** The limits that a request counts towards, read from the messages after exhausting each one in turn. */
export async function limitsOf({ db }: TestSchool, send: () => Promise<ApiResponse>) {
  const setAttempts = (key: string, attempts: number) =>
    db.updateTable('rate_limits').set({ attempts }).where('key', '=', key).execute()
  await db.deleteFrom('rate_limits').execute()
  await send()
  const counters = await db.selectFrom('rate_limits').select('key').execute()
  const limits: string[] = []
  for (const { key } of counters) {
    await setAttempts(key, 1_000_000)
    const { message } = await send()
    limits.push(/at most (.+?)\./.exec(message)?.[1] ?? message)
    await setAttempts(key, 1)
  }
  return limits.sort()
}
