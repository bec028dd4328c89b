import { PRAISE } from '../../contract/voice/correction-kinds.ts'
import type { Fault } from '../../contract/voice/corrections.ts'
import { TOP_FAULTS, TREND_ANSWERS } from '../../contract/voice/faults.ts'
import { MAX_CLASS_FAULTS } from '../../contract/voice/manage-corrections.ts'
import type { Db } from '../platform/db.ts'
import { inScope, type Scope, WHOLE_SCHOOL } from '../platform/scope.ts'

/** The answers that are read for the faults of a student, the latest. */
const READ_ANSWERS = 200

/** The most frequent faults of a student in marked answers of the classes in scope, with how often they were made in the last ones (R-VOICE-012). */
export async function faultsOfStudent(
  db: Db,
  studentId: number,
  scope: Scope = WHOLE_SCHOOL,
): Promise<Fault[]> {
  const answers = await db
    .selectFrom('exam_results')
    .select('id')
    .where('student_id', '=', studentId)
    .where('marked_at', 'is not', null)
    .$call(inScope(scope, 'exam_results.class_id'))
    .where((it) =>
      it.exists(
        it
          .selectFrom('answer_corrections')
          .select('answer_corrections.id')
          .whereRef('answer_corrections.result_id', '=', 'exam_results.id'),
      ),
    )
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(READ_ANSWERS)
    .execute()
  if (answers.length === 0) return []
  const ids = answers.map((it) => it.id)
  const rows = await db
    .selectFrom('answer_corrections')
    .select(['result_id as answerId', 'kind', 'letter'])
    .select((it) => it.fn.countAll<number>().as('count'))
    .where('result_id', 'in', ids)
    .where('kind', '!=', PRAISE)
    .groupBy(['result_id', 'kind', 'letter'])
    .execute()
  const latest = ids.slice(0, TREND_ANSWERS).reverse()
  const byFault = Map.groupBy(rows, (it) => `${it.kind}\n${it.letter}`)
  return [...byFault.values()]
    .flatMap((ofFault) => {
      const [first] = ofFault
      if (!first) return []
      const inAnswer = new Map(ofFault.map((it) => [it.answerId, Number(it.count)]))
      const count = ofFault.reduce((sum, it) => sum + Number(it.count), 0)
      const recent = latest.map((id) => inAnswer.get(id) ?? 0)
      return [{ kind: first.kind, letter: first.letter, count, recent }]
    })
    .sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind))
    .slice(0, TOP_FAULTS)
}

type OfClass = { classId: number; lessonId: number | undefined }

const selectOfClass = (db: Db, { classId, lessonId }: OfClass) =>
  db
    .selectFrom('answer_corrections')
    .innerJoin('exam_results', 'exam_results.id', 'answer_corrections.result_id')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .where('exam_results.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .$if(lessonId !== undefined, (it) => it.where('exam_results.lesson_id', '=', lessonId ?? 0))

/** By how many students of a class each fault was made (R-VOICE-012). */
export async function faultsOfClass(db: Db, ofClass: OfClass) {
  const [{ students }, faults, exams] = await Promise.all([
    selectOfClass(db, ofClass)
      .select((it) => it.fn.count<number>('exam_results.student_id').distinct().as('students'))
      .executeTakeFirstOrThrow(),
    selectOfClass(db, ofClass)
      .select(['answer_corrections.kind', 'answer_corrections.letter'])
      .select((it) => it.fn.count<number>('exam_results.student_id').distinct().as('students'))
      .where('answer_corrections.kind', '!=', PRAISE)
      .groupBy(['answer_corrections.kind', 'answer_corrections.letter'])
      .orderBy('students', 'desc')
      .orderBy('answer_corrections.kind')
      .orderBy('answer_corrections.letter')
      .limit(MAX_CLASS_FAULTS)
      .execute(),
    selectOfClass(db, { ...ofClass, lessonId: undefined })
      .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
      .select(['lessons.id', 'lessons.subject'])
      .groupBy(['lessons.id', 'lessons.subject'])
      .orderBy('lessons.id', 'desc')
      .limit(100)
      .execute(),
  ])
  return {
    students: Number(students),
    faults: faults.map((it) => ({ ...it, students: Number(it.students) })),
    exams,
  }
}
