import { randomInt } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { shuffle } from '../platform/random.ts'

type StudentOfClass = { classId: number; studentId: number }

const keyOf = ({ classId, studentId }: StudentOfClass) => `${classId} ${studentId}`

/** What somebody sees who may not know the student (R-STAFF-004). */
export const studentLabel = (number: number) => `Student ${number}`

/**
 * The names of students for markers who may not know them: 'Student 14', always the same in a class. Students without a number get
 * one together with all others of the class who have submitted an exam, in random order.
 */
export async function readStudentLabels(
  db: Db,
  students: readonly StudentOfClass[],
): Promise<(student: StudentOfClass) => string> {
  const classIds = [...new Set(students.map((it) => it.classId))]
  let numbers = await findNumbers(db, classIds)
  const missing = students.filter((it) => !numbers.has(keyOf(it)))
  if (missing.length > 0) {
    await inTransaction(db, async (tx) => {
      for (const classId of new Set(missing.map((it) => it.classId))) await giveNumbers(tx, classId)
    })
    numbers = await findNumbers(db, classIds)
  }
  return (it) => studentLabel(numbers.get(keyOf(it)) ?? 0)
}

async function findNumbers(db: Db, classIds: readonly number[]): Promise<Map<string, number>> {
  if (classIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('student_numbers')
    .select(['class_id as classId', 'student_id as studentId', 'number'])
    .where('class_id', 'in', classIds)
    .execute()
  return new Map(rows.map((it) => [keyOf(it), it.number]))
}

/** Numbers the students of a class who have submitted an exam and have no number yet. */
async function giveNumbers(tx: Tx, classId: number): Promise<void> {
  // one after another, or two readers would give the same number
  await tx
    .updateTable('classes')
    .set((it) => ({ version: it.ref('version') }))
    .where('id', '=', classId)
    .execute()
  const given = await tx
    .selectFrom('student_numbers')
    .select(['student_id', 'number'])
    .where('class_id', '=', classId)
    .execute()
  const numbered = new Set(given.map((it) => it.student_id))
  const rows = await tx
    .selectFrom('exam_results')
    .select('student_id')
    .distinct()
    .where('class_id', '=', classId)
    .execute()
  const students = rows.map((it) => it.student_id).filter((it) => !numbered.has(it))
  const used = new Set(given.map((it) => it.number))
  // twice as many numbers as students: one who submits later gets no higher number than the others
  const highest = 2 * (numbered.size + students.length) + 20
  for (const studentId of shuffle(students)) {
    let number = randomInt(1, highest + 1)
    while (used.has(number)) number = randomInt(1, highest + 1)
    used.add(number)
    await tx
      .insertInto('student_numbers')
      .values({ class_id: classId, student_id: studentId, number })
      .execute()
  }
}
