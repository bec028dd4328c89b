import * as calls from '../../contract/admin/student-page.ts'
import { may } from '../../contract/staff/permissions.ts'
import { browserIn } from '../auth/browser-name.ts'
import { seesNames } from '../exams/sees-names.ts'
import type { Scope } from '../platform/scope.ts'
import type { Caller } from '../rpc/authenticate.ts'
import { handle } from '../rpc/handler.ts'
import { staffTitle } from '../wallet/entry-title.ts'
import { listLedgerRange } from '../wallet/store.ts'
import {
  listClassesWithProgress,
  listStudentSessions,
  readSection,
  readStudentHead,
} from './student-page.ts'
import {
  listIssuedCertificates,
  listMarks,
  listReceivedMessages,
  type PageReader,
} from './student-page-store.ts'

const toReader = ({ scope, caller }: { scope: Scope; caller: Caller }): PageReader => ({
  scope,
  seesNames: seesNames(caller),
})

/** The page about one student. */
export const studentPageRoutes = {
  getStudent: handle(calls.getStudent, ({ school, input, ...it }) =>
    readStudentHead(school.db, input.studentId, toReader(it)),
  ),

  getStudentClasses: handle(calls.getStudentClasses, ({ school, input, now, ...it }) =>
    readSection(school.db, { section: 'classes', ...input, ...toReader(it) }, (_, range) =>
      listClassesWithProgress(school, range, {
        now,
        seesMoney: may(it.caller.staff, 'viewMoney'),
      }),
    ),
  ),

  getStudentMarks: handle(calls.getStudentMarks, ({ school, input, ...it }) =>
    readSection(school.db, { section: 'submissions', ...input, ...toReader(it) }, listMarks),
  ),

  getStudentLedger: handle(calls.getStudentLedger, ({ school, input, locale, ...it }) =>
    readSection(
      school.db,
      { section: 'ledger', ...input, ...toReader(it) },
      async (db, { studentId, ...range }) => {
        const entries = await listLedgerRange(db, { userId: studentId, ...range })
        return entries.map((it) => ({ ...it, description: staffTitle(it.description, locale) }))
      },
    ),
  ),

  getStudentCertificates: handle(calls.getStudentCertificates, ({ school, input, ...it }) =>
    readSection(
      school.db,
      { section: 'certificates', ...input, ...toReader(it) },
      listIssuedCertificates,
    ),
  ),

  getStudentMessages: handle(calls.getStudentMessages, ({ school, input, ...it }) =>
    readSection(
      school.db,
      { section: 'messages', ...input, ...toReader(it) },
      listReceivedMessages,
    ),
  ),

  getStudentSessions: handle(calls.getStudentSessions, ({ school, input, now, locale, ...it }) =>
    readSection(
      school.db,
      { section: 'sessions', ...input, ...toReader(it) },
      async (db, range) => {
        const sessions = await listStudentSessions(db, range, now)
        return sessions.map((row) => ({ ...row, browser: browserIn(locale, row.browser) }))
      },
    ),
  ),
}
