import type { BinKind, DeletionImpact } from '../../contract/bin/bin.ts'
import { countRows } from '../platform/count-rows.ts'
import type { Db } from '../platform/db.ts'

const NOTHING: DeletionImpact = {
  students: 0,
  lessons: 0,
  submissions: 0,
  certificates: 0,
  classes: 0,
  balance: 0,
}

/** The data that a deletion affects. */
export async function readImpact(
  db: Db,
  { kind, itemId }: { kind: BinKind; itemId: number },
): Promise<DeletionImpact> {
  if (kind === 'class') return { ...NOTHING, ...(await impactOfClass(db, itemId)) }
  if (kind === 'lesson') return { ...NOTHING, ...(await impactOfLesson(db, itemId)) }
  if (kind === 'template') return { ...NOTHING, ...(await impactOfTemplate(db, itemId)) }
  if (kind === 'student') return { ...NOTHING, ...(await impactOfStudent(db, itemId)) }
  return NOTHING
}

const impactOfClass = (db: Db, classId: number) =>
  countRows(db, (it) => ({
    students: it
      .selectFrom('enrolments')
      .innerJoin('users', 'users.id', 'enrolments.student_id')
      .where('enrolments.class_id', '=', classId)
      .where('users.deleted_at', 'is', null),
    lessons: it
      .selectFrom('lessons')
      .where('class_id', '=', classId)
      .where('deleted_at', 'is', null),
    submissions: it.selectFrom('exam_results').where('class_id', '=', classId),
  }))

const impactOfLesson = (db: Db, lessonId: number) =>
  countRows(db, (it) => ({
    submissions: it.selectFrom('exam_results').where('lesson_id', '=', lessonId),
  }))

const impactOfTemplate = (db: Db, templateId: number) =>
  countRows(db, (it) => ({
    certificates: it.selectFrom('certificates').where('template_id', '=', templateId),
  }))

async function impactOfStudent(db: Db, studentId: number) {
  const counts = await countRows(db, (it) => ({
    classes: it.selectFrom('enrolments').where('student_id', '=', studentId),
    submissions: it.selectFrom('exam_results').where('student_id', '=', studentId),
    certificates: it.selectFrom('certificates').where('student_id', '=', studentId),
  }))
  const user = await db
    .selectFrom('users')
    .select('wallet')
    .where('id', '=', studentId)
    .executeTakeFirst()
  return { ...counts, balance: user?.wallet ?? 0 }
}
