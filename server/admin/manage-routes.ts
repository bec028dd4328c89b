import * as calls from '../../contract/manage-students.ts'
import { handle } from '../rpc/handler.ts'
import { setStudentsActive } from './activation.ts'
import { addStudent } from './add-student.ts'
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

  setStudentsActive: handle(calls.setStudentsActive, ({ school, caller, input, now }) =>
    setStudentsActive(school.db, { actorId: caller.id, ...input, now }),
  ),
}
