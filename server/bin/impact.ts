import type { BinKind } from '../../contract/bin.ts'
import type { DeletionImpact } from '../../contract/deletion-impact.ts'
import type { Db } from '../platform/db.ts'

const NOTHING: DeletionImpact = {
  students: 0,
  lessons: 0,
  submissions: 0,
  certificates: 0,
  classes: 0,
  balance: 0,
}

/** What a deletion concerns. */
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

async function impactOfClass(db: Db, classId: number) {
  const { students, lessons, submissions } = await db
    .selectNoFrom((it) => [
      it
        .selectFrom('enrolments')
        .innerJoin('users', 'users.id', 'enrolments.student_id')
        .where('enrolments.class_id', '=', classId)
        .where('users.deleted_at', 'is', null)
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('students'),
      it
        .selectFrom('lessons')
        .where('class_id', '=', classId)
        .where('deleted_at', 'is', null)
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('lessons'),
      it
        .selectFrom('exam_results')
        .where('class_id', '=', classId)
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('submissions'),
    ])
    .executeTakeFirstOrThrow()
  return { students: students ?? 0, lessons: lessons ?? 0, submissions: submissions ?? 0 }
}

async function impactOfLesson(db: Db, lessonId: number) {
  const { submissions } = await db
    .selectFrom('exam_results')
    .where('lesson_id', '=', lessonId)
    .select((it) => it.fn.countAll<number>().as('submissions'))
    .executeTakeFirstOrThrow()
  return { submissions }
}

async function impactOfTemplate(db: Db, templateId: number) {
  const { certificates } = await db
    .selectFrom('certificates')
    .where('template_id', '=', templateId)
    .select((it) => it.fn.countAll<number>().as('certificates'))
    .executeTakeFirstOrThrow()
  return { certificates }
}

async function impactOfStudent(db: Db, studentId: number) {
  const { balance, classes, submissions, certificates } = await db
    .selectNoFrom((it) => [
      it.selectFrom('users').where('id', '=', studentId).select('wallet').as('balance'),
      it
        .selectFrom('enrolments')
        .where('student_id', '=', studentId)
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('classes'),
      it
        .selectFrom('exam_results')
        .where('student_id', '=', studentId)
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('submissions'),
      it
        .selectFrom('certificates')
        .where('student_id', '=', studentId)
        .select((row) => row.fn.countAll<number>().as('n'))
        .as('certificates'),
    ])
    .executeTakeFirstOrThrow()
  return {
    balance: balance ?? 0,
    classes: classes ?? 0,
    submissions: submissions ?? 0,
    certificates: certificates ?? 0,
  }
}
