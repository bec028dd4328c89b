import * as calls from '../../contract/guardians/guardians.ts'
import { say } from '../../messages/message.ts'
import { seesNames } from '../exams/sees-names.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { weekLines } from './guardian-page.ts'
import { addLink, listLinks, revokeLink } from './links.ts'

export const guardianRoutes = {
  getGuardianLinks: handle(calls.getGuardianLinks, ({ school: { db, mediaSecret }, caller }) =>
    listLinks(db, mediaSecret, caller.id),
  ),

  addGuardianLink: handle(
    calls.addGuardianLink,
    { auditDetail: ({ name }) => say('audited_act_added_guardian', { name }) },
    ({ school: { db, mediaSecret }, caller, input, now }) => {
      const { name, language } = input
      const link = { studentId: caller.id, name, language, consent: '', actorId: caller.id, now }
      return inTransaction(db, (tx) => addLink(tx, mediaSecret, link))
    },
  ),

  revokeGuardianLink: handle(
    calls.revokeGuardianLink,
    {
      auditDetail: ({ guardianId }) => say('audited_act_revoked_guardian', { id: `${guardianId}` }),
    },
    async ({ school: { db }, caller, input, now }) => {
      const link = { id: input.guardianId, studentId: caller.id, actorId: caller.id, now }
      await inTransaction(db, (tx) => revokeLink(tx, link))
    },
  ),

  getStudentGuardians: handle(calls.getStudentGuardians, ({ school: { db, mediaSecret }, input }) =>
    listLinks(db, mediaSecret, input.studentId),
  ),

  addStudentGuardian: handle(
    calls.addStudentGuardian,
    ({ school: { db, mediaSecret }, caller, input, now }) => {
      const { studentId, name, language, consent } = input
      const link = { studentId, name, language, consent, actorId: caller.id, now }
      return inTransaction(db, (tx) => addLink(tx, mediaSecret, link))
    },
  ),

  revokeStudentGuardian: handle(
    calls.revokeStudentGuardian,
    async ({ school: { db }, caller, input, now }) => {
      const { guardianId: id, studentId } = input
      await inTransaction(db, (tx) => revokeLink(tx, { id, studentId, actorId: caller.id, now }))
    },
  ),

  getGuardianLines: handle(
    calls.getGuardianLines,
    ({ school, scope, caller, input, siteUrl, now }) =>
      weekLines(school, {
        ...{ studentId: input.studentId, scope, seesNames: seesNames(caller), siteUrl, now },
      }),
  ),
}
