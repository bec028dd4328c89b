import { inviteStaff } from '../../../contract/staff/staff-invitations.ts'
import { callApi } from '../call-api.ts'
import { seedStaff } from '../test-school.ts'
import { type Examples, ofClass, type SchoolToChange } from './school-to-change.ts'

let invitedCount = 0

/** An invitation of somebody. */
const invitation = () => ({
  ...{ new_email: `teacher${++invitedCount}@example.org`, staff: 'teacher' },
  ...{ class_ids: [], send: '0' },
})

const idOfStaff = async ({ school }: SchoolToChange) => ({
  user_id: String((await seedStaff(school, 'teacher')).id),
})

/** Calls by which owners change the staff. */
export const staffCalls = {
  inviteStaff: async () => ({ fields: invitation() }),
  revokeStaffInvitation: async ({ school, maryam }) => {
    const fields = invitation()
    await callApi(school, inviteStaff, fields, maryam)
    const { id } = await school.db
      .selectFrom('staff_invitations')
      .select('id')
      .where('email', '=', fields.new_email)
      .executeTakeFirstOrThrow()
    return { fields: { invitation_id: String(id) } }
  },
  acceptStaffInvitation: async ({ school, maryam }) => {
    const { data } = await callApi(school, inviteStaff, invitation(), maryam)
    return { fields: { token: data.token, name: 'Zaynab Idris', password: 'the moon of Kano' } }
  },
  changeStaff: async (it) => ({
    fields: { ...(await idOfStaff(it)), staff: 'marker', class_ids: [String(it.classId)] },
  }),
  removeStaff: async (it) => ({ fields: await idOfStaff(it) }),
  setClassStaff: async (it) => {
    const { user_id } = await idOfStaff(it)
    return { fields: { ...ofClass(it), add_ids: [user_id], remove_ids: [] } }
  },
  viewAsStaff: async (it) => ({ fields: await idOfStaff(it) }),
} satisfies Examples
