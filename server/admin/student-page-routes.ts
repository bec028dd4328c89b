import * as calls from '../../contract/admin/student-page.ts'
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
  getStudent: handle(calls.getStudent, ({ school, input }) =>
    readStudentHead(school.db, input.studentId),
  ),

  getStudentClasses: handle(calls.getStudentClasses, ({ school, input, now }) =>
    readSection(school.db, { section: 'classes', ...input }, (_, range) =>
      listClassesWithProgress(school, range, now),
    ),
  ),

  getStudentMarks: handle(calls.getStudentMarks, ({ school, input }) =>
    readSection(school.db, { section: 'submissions', ...input }, listMarks),
  ),

  getStudentLedger: handle(calls.getStudentLedger, ({ school, input }) =>
    readSection(school.db, { section: 'ledger', ...input }, async (db, { studentId, ...range }) => {
      const entries = await listLedgerRange(db, { userId: studentId, ...range })
      return entries.map((it) => ({ ...it, description: staffTitle(it.description) }))
    }),
  ),

  getStudentCertificates: handle(calls.getStudentCertificates, ({ school, input }) =>
    readSection(school.db, { section: 'certificates', ...input }, listIssuedCertificates),
  ),

  getStudentMessages: handle(calls.getStudentMessages, ({ school, input }) =>
    readSection(school.db, { section: 'messages', ...input }, listReceivedMessages),
  ),

  getStudentSessions: handle(calls.getStudentSessions, ({ school, input, now }) =>
    readSection(school.db, { section: 'sessions', ...input }, (db, range) =>
      listStudentSessions(db, range, now),
    ),
  ),
}
