import type { StaffKind } from '../contract/staff/staff-kinds.ts'
import { type RunningSchool, type TestUser, uniqueText } from './fixtures.ts'

const ADMIN = '/adminActions.php'

/** A member of the staff who has accepted an invitation. */
export async function addStaff(
  school: RunningSchool,
  staff: StaffKind,
  classIds: readonly string[] = [],
  name = `Bilal ${uniqueText()}`,
): Promise<TestUser> {
  const email = `${uniqueText()}@example.org`
  const password = 'a good password'
  const invitation = { new_email: email, staff, class_ids: classIds, send: '0' }
  const { token } = await school.call(ADMIN, 'inviteStaff', invitation, school.admin)
  const { id } = await school.call('/api.php', 'acceptStaffInvitation', { token, name, password })
  const response = await fetch(`${school.url}/api.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'login', email, password }),
  })
  return { id, name, email, password, token: (await response.json()).token }
}
