import { addLiveSessions } from '../../contract/live/manage-live-sessions.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { now } from '../platform/clock.ts'
import { callApi } from './call-api.ts'
import type { TestSchool, TestUser } from './test-school.ts'

/** The fields of a session that begins in two hours. */
export const sessionForm = (classId: number, input: Record<string, unknown> = {}) => ({
  class_id: String(classId),
  starts_at: String(now() + 2 * HOUR),
  minutes: 60,
  link: 'https://meet.example.org/arabic',
  note: 'Bring the reading sheet.',
  ...input,
})

/** Adds sessions to a class and returns the ids of all of the class in the order of their addition. */
export async function addTestSessions(
  school: TestSchool,
  as: TestUser,
  classId: number,
  input: Record<string, unknown> = {},
): Promise<string[]> {
  const response = await callApi(school, addLiveSessions, sessionForm(classId, input), as)
  if (!response.status) throw new Error(JSON.stringify(response))
  const rows = await school.db
    .selectFrom('live_sessions')
    .select('id')
    .where('class_id', '=', classId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => String(id))
}
