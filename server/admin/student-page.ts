import {
  STUDENT_SECTION_PAGE,
  type StudentClass,
  type StudentHead,
  type StudentSession,
} from '../../contract/admin/student-page.ts'
import { toShownPlan } from '../../contract/enrolment/parts.ts'
import { say } from '../../messages/message.ts'
import { readContactOf } from '../auth/contacts.ts'
import { readEnrolmentPayments } from '../enrolment/enrolment-payments.ts'
import { planOf } from '../enrolment/store.ts'
import { getCachedSyllabus } from '../lessons/syllabus.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import { seesContacts } from '../platform/scope.ts'
import { readProgressByClass, summarizeClass } from '../study/progress.ts'
import {
  countSections,
  findAccount,
  findLastActivity,
  findPerson,
  listSessions,
  listStudentEnrolments,
  type PageReader,
  type SectionRange,
} from './student-page-store.ts'

/** The header of a student's page. Rejects an unknown or deleted account with 404. */
export async function readStudentHead(
  db: Db,
  studentId: number,
  reader: PageReader,
): Promise<StudentHead> {
  const [account, counts, lastActiveAt] = await Promise.all([
    findAccount(db, studentId),
    countSections(db, studentId, reader),
    findLastActivity(db, studentId),
  ])
  if (!account) httpError('student_not_found', say('rules_admin_student_not_found'))
  const { referrerId, ...head } = account
  // who invited a student can be of another class
  const referredBy =
    referrerId === null || reader.scope.reach !== 'all'
      ? undefined
      : await findPerson(db, referrerId)
  const { code, contact } = await readContactOf(db, studentId)
  return {
    ...head,
    ...{ referredBy: referredBy ?? null, lastActiveAt, counts },
    ...(code !== '' && { code }),
    ...(contact && seesContacts(reader.scope) && { contact }),
  }
}

type Section = keyof StudentHead['counts']

/** A page of a section of a student's page; the last one if `page` is beyond it. 404 for an unknown or deleted account. */
export async function readSection<Row>(
  db: Db,
  {
    section,
    studentId,
    page = 1,
    ...reader
  }: PageReader & { section: Section; studentId: number; page?: number | undefined },
  list: (db: Db, range: SectionRange) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number; page: number }> {
  const [account, counts] = await Promise.all([
    findAccount(db, studentId),
    countSections(db, studentId, reader),
  ])
  if (!account) httpError('student_not_found', say('rules_admin_student_not_found'))
  const total = counts[section]
  const range = clampPage({ page, total, size: STUDENT_SECTION_PAGE })
  const { offset } = range
  const rows = await list(db, { ...reader, studentId, offset, limit: STUDENT_SECTION_PAGE })
  return { rows, total, page: range.page }
}

/** The classes of a student with the progress in each. */
export async function listClassesWithProgress(
  { db, config }: AppContext,
  range: SectionRange,
  { now, seesMoney }: { now: number; seesMoney: boolean },
): Promise<StudentClass[]> {
  const [enrolments, progressByClass] = await Promise.all([
    listStudentEnrolments(db, range),
    readProgressByClass(db, range.studentId, range),
  ])
  const moment = { now, timezone: config.SITE_TIMEZONE }
  const paidIds = seesMoney ? enrolments.map((it) => it.enrolment_id) : []
  const payments = await readEnrolmentPayments(db, paidIds, moment)
  const rows = await Promise.all(
    enrolments.map(async (it) => {
      const syllabus = await getCachedSyllabus(db, it)
      if (!syllabus) return []
      const progress = progressByClass.get(it.id)
      const { state: _, ...summary } = summarizeClass({ syllabus, enrolment: it, progress }, moment)
      return [
        {
          classId: it.id,
          className: it.name,
          price: it.price,
          isMonthly: it.monthly === 1,
          isActive: it.active === 1,
          enrolledAt: it.enrolled_at,
          plan: toShownPlan(planOf(it)),
          ...summary,
          payment: payments.get(it.enrolment_id),
        },
      ]
    }),
  )
  return rows.flat()
}

/** The sessions of a student with the fields shown on the page. */
export async function listStudentSessions(
  db: Db,
  range: SectionRange,
  now: number,
): Promise<StudentSession[]> {
  const sessions = await listSessions(db, range)
  return sessions.map((it) => ({
    ...it,
    isEnded: it.endsAt <= now,
    impersonator: it.impersonator ?? '',
  }))
}
