import type { AllowanceOfStudent } from '../../contract/exams/allowances.ts'
import type { ExamAllowance } from '../../contract/exams/exam-rules.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import { notify } from '../messages/announce.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { lockLesson } from './lock-lesson.ts'
import {
  type ExamOfStudent,
  findAllowance,
  listAttempts,
  listOpenings,
  saveAllowance,
} from './sitting-store.ts'

/**
 * The rules of an exam and what a student of its class was given besides. Throws 404 for another student. Without `seesNames` the used
 * attempts of a class with anonymous marking are the marked ones, or they would tell whose submission waits (R-STAFF-004).
 */
export async function readAllowance(
  db: Db,
  exam: ExamOfStudent,
  { seesNames }: { seesNames: boolean },
): Promise<AllowanceOfStudent> {
  const found = await requireExamOfStudent(db, exam)
  const isHidden = !seesNames && found.isAnonymous === 1
  const [allowance, openings, attempts] = await Promise.all([
    findAllowance(db, exam),
    isHidden ? [] : listOpenings(db, exam),
    listAttempts(db, exam),
  ])
  const shown = attempts.filter((it) => !isHidden || it.markedAt !== null)
  return {
    subject: found.subject,
    studentName: found.studentName,
    attempts: found.attempts,
    limitMinutes: found.time_limit,
    lastMoment: found.closes_at,
    used: Math.max(0, ...[...openings, ...shown].map((it) => it.attempt)),
    ...allowance,
  }
}

/**
 * Gives a student of the class further attempts, more minutes or a later last moment, with an audit entry and a message to the student
 * (R-FAIR-003). A repetition changes nothing. Declines a lesson that is no exam.
 */
export async function giveAllowance(
  tx: Tx,
  exam: ExamOfStudent,
  { actorId, now, ...allowance }: ExamAllowance & { actorId: number; now: number },
): Promise<void> {
  await lockLesson(tx, exam.lessonId)
  const { kind, subject, className, classId } = await requireExamOfStudent(tx, exam)
  if (!LESSON_KINDS[kind].hasQuestions) decline('not_an_exam', say('rules_exams_lesson_not_exam'))
  const before = await findAllowance(tx, exam)
  if (isSame(before, allowance)) return
  await saveAllowance(tx, exam, allowance)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'setExamAllowance', subjectId: exam.studentId, now },
    detail: say('notices_exam_of_class', { exam: subject, class: className }),
    before: toValues(before),
    after: toValues(allowance),
  })
  if (!givesMore(before, allowance)) return
  await notify(tx, {
    studentIds: [exam.studentId],
    write: (m) => ({
      subject: m.notices_exam_allowance_subject(),
      body: m.notices_exam_allowance_body({ exam: subject, class: className }),
    }),
    classId,
    lessonId: exam.lessonId,
    now,
  })
}

const isSame = (a: ExamAllowance, b: ExamAllowance) =>
  a.extraAttempts === b.extraAttempts &&
  a.extraMinutes === b.extraMinutes &&
  a.closesAt === b.closesAt

const givesMore = (before: ExamAllowance, after: ExamAllowance) =>
  after.extraAttempts > before.extraAttempts ||
  after.extraMinutes > before.extraMinutes ||
  after.closesAt > before.closesAt

const toValues = ({ extraAttempts, extraMinutes, closesAt }: ExamAllowance) => ({
  extraAttempts,
  extraMinutes,
  lastMoment: closesAt || null,
})

async function requireExamOfStudent(db: Db, { studentId, lessonId }: ExamOfStudent) {
  const found = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .innerJoin('enrolments', 'enrolments.class_id', 'classes.id')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .select(['lessons.kind', 'lessons.subject', 'lessons.attempts', 'lessons.time_limit'])
    .select(['lessons.closes_at', 'classes.id as classId', 'classes.name as className'])
    .select(['users.name as studentName', 'classes.anonymous_marking as isAnonymous'])
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where('enrolments.student_id', '=', studentId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return found ?? httpError('student_not_found', say('rules_exams_student_not_found'))
}
