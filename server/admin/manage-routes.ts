import * as calls from '../../contract/admin/manage-students.ts'
import * as invitationCalls from '../../contract/auth/invitations.ts'
import { handle } from '../rpc/handler.ts'
import { setStudentsActive } from './activation.ts'
import { addStudent } from './add-student.ts'
import { handOverPasswordLink, sendInvitations } from './invitations.ts'
import { changeRole } from './students.ts'

/** Accounts that administrators add, activate and deactivate. */
export const manageStudentRoutes = {
  addStudent: handle(calls.addStudent, async ({ school, caller, input, now }) => {
    const { name, email, phone = '' } = input
    return { id: await addStudent(school, { actorId: caller.id, name, email, phone, now }) }
  }),

  changeRole: handle(calls.changeRole, async ({ school, caller, input, now }) => {
    await changeRole(school.db, { actorId: caller.id, ...input, now })
    return null
  }),

  sendInvitations: handle(invitationCalls.sendInvitations, ({ school, caller, input, now }) =>
    sendInvitations(school, { actorId: caller.id, studentIds: input.studentIds, now }),
  ),

  createPasswordLink: handle(invitationCalls.createPasswordLink, ({ school, caller, input, now }) =>
    handOverPasswordLink(school, { actorId: caller.id, studentId: input.studentId, now }),
  ),

  setStudentsActive: handle(calls.setStudentsActive, ({ school, caller, input, now }) =>
    setStudentsActive(school.db, { actorId: caller.id, ...input, now }),
  ),
}
