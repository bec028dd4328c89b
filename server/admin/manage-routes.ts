import * as calls from '../../contract/admin/manage-students.ts'
import * as invitationCalls from '../../contract/auth/invitations.ts'
import { say } from '../../messages/message.ts'
import { inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { setStudentsActive } from './activation.ts'
import { addStudent, addStudentWithoutEmail } from './add-student.ts'
import { changeContact } from './change-contact.ts'
import { handOverPasswordLink, sendInvitations } from './invitations.ts'
import { changeRole } from './students.ts'

/** Accounts that administrators add, activate and deactivate. */
export const manageStudentRoutes = {
  addStudent: handle(calls.addStudent, async ({ school, caller, input, now }) => {
    const { name, email = '', phone = '', hasNoEmail = false, contact } = input
    const student = { actorId: caller.id, name, phone, now }
    if (hasNoEmail) return addStudentWithoutEmail(school, { ...student, contact })
    if (email === '')
      httpError('invalid_request', say('rules_wire_field_required', { field: 'email' }))
    return { id: await addStudent(school, { ...student, email }) }
  }),

  setContact: handle(calls.setContact, ({ school, caller, input, now }) =>
    inTransaction(school.db, (tx) => changeContact(tx, { ...input, actorId: caller.id, now })),
  ),

  changeRole: handle(calls.changeRole, ({ school, caller, input, now }) =>
    changeRole(school.db, { actorId: caller.id, ...input, now }),
  ),

  sendInvitations: handle(invitationCalls.sendInvitations, ({ school, caller, input, now }) =>
    sendInvitations(school, { actorId: caller.id, studentIds: input.studentIds, now }),
  ),

  createPasswordLink: handle(invitationCalls.createPasswordLink, ({ school, caller, input, now }) =>
    handOverPasswordLink(school, { actorId: caller.id, ...input, now }),
  ),

  setStudentsActive: handle(calls.setStudentsActive, ({ school, caller, input, now }) =>
    setStudentsActive(school.db, { actorId: caller.id, ...input, now }),
  ),
}
