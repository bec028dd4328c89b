import * as calls from '../../contract/admin/student-page.ts'
import { seesNames } from '../exams/sees-names.ts'
import { staffTitle } from '../payments/history/history-store.ts'
import { handle } from '../rpc/handler.ts'
import { listLedgerRange } from '../wallet/store.ts'
import {
  listClassesWithProgress,
  listStudentSessions,
  readSection,
  readStudentHead,
} from './student-page.ts'
import { listIssuedCertificates, listMarks, listReceivedMessages } from './student-page-store.ts'

/** The page about one student. */
export const studentPageRoutes = {
  getStudent: handle(calls.getStudent, ({ school, scope, input }) =>
    readStudentHead(school.db, input.studentId, scope),
  ),

  getStudentClasses: handle(calls.getStudentClasses, ({ school, scope, input, now }) =>
    readSection(school.db, { section: 'classes', ...input, scope }, (_, range) =>
      listClassesWithProgress(school, range, now),
    ),
  ),

  getStudentMarks: handle(calls.getStudentMarks, ({ school, scope, input, caller }) =>
    readSection(school.db, { section: 'submissions', ...input, scope }, (db, range) =>
      listMarks(db, { ...range, seesNames: seesNames(caller) }),
    ),
  ),

  getStudentLedger: handle(calls.getStudentLedger, ({ school, scope, input }) =>
    readSection(
      school.db,
      { section: 'ledger', ...input, scope },
      async (db, { studentId, ...range }) => {
        const entries = await listLedgerRange(db, { userId: studentId, ...range })
        return entries.map((it) => ({ ...it, description: staffTitle(it.description) }))
      },
    ),
  ),

  getStudentCertificates: handle(calls.getStudentCertificates, ({ school, scope, input }) =>
    readSection(school.db, { section: 'certificates', ...input, scope }, listIssuedCertificates),
  ),

  getStudentMessages: handle(calls.getStudentMessages, ({ school, scope, input }) =>
    readSection(school.db, { section: 'messages', ...input, scope }, listReceivedMessages),
  ),

  getStudentSessions: handle(calls.getStudentSessions, ({ school, scope, input, now }) =>
    readSection(school.db, { section: 'sessions', ...input, scope }, (db, range) =>
      listStudentSessions(db, range, now),
    ),
  ),
}
