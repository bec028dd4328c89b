import type { RecordingPurpose } from '../../../contract/voice/recordings.ts'
import { now } from '../../platform/clock.ts'
import { newPublicId } from '../../platform/random.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../exams/seed-exam.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, type TestSchool } from '../test-school.ts'

/** Two lines with three words each. */
export const READING = 'الحَمْدُ لِلَّهِ رَبِّ\nالعَالَمِينَ عَلَى نِعَمِهِ'

type Recorded = {
  userId: number
  purpose?: RecordingPurpose
  lessonId?: number
  submissionId?: number
  attempt?: number
  milliseconds?: number
}

/** A stored recording, as an upload leaves it. */
export async function seedRecording({ db }: Pick<TestSchool, 'db'>, recorded: Recorded) {
  const key = newPublicId()
  const { id } = await db
    .insertInto('answer_files')
    .values({
      user_id: recorded.userId,
      purpose: recorded.purpose ?? 'answer',
      lesson_id: recorded.lessonId ?? null,
      result_id: recorded.submissionId ?? null,
      uncounted_id: null,
      attempt: recorded.attempt ?? 1,
      limited_to: null,
      file: `recordings/${key}.m4a`,
      mime_type: 'audio/mp4',
      bytes: 90_000,
      milliseconds: recorded.milliseconds ?? 30_000,
      peaks: Array.from({ length: 200 }, (_, at) => (at % 20 < 4 ? 0 : 60)).join(','),
      idempotency_key: key,
      created_at: now(),
      due_at: null,
      finished_at: now(),
      failed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An exam whose text Amina has read aloud, with a teacher and a marker of its class, and those of another class. */
export async function openRecitation({ theory = 'الحمد لله' } = {}) {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school, { name: 'Reading aloud' })
  const exam = await seedExam(school, { classId, questions: [], theoryAnswer: 'The reference' })
  await school.db
    .updateTable('lessons')
    .set({ reading: READING })
    .where('id', '=', exam.id)
    .execute()
  const owner = await seedAdministrator(school)
  const teacher = await seedStaff(school, 'teacher', [classId], { name: 'Ibrahim Lawal' })
  const marker = await seedStaff(school, 'marker', [classId], { name: 'Hauwa Bello' })
  const stranger = await seedStaff(school, 'teacher', [(await seedClass(school)).id])
  const submit = async (name: string) => {
    const student = await seedCandidate(school, exam, name)
    await submitAnswers(school, exam, student, { theory })
    const row = (await submissionsOf(school, exam)).find((it) => it.student_id === student.id)
    const submissionId = row?.id ?? 0
    await seedRecording(school, { userId: student.id, lessonId: exam.id, submissionId })
    return { student, submissionId, result_id: String(submissionId) }
  }
  const amina = await submit('Amina Bello')
  return { school, classId, exam, owner, teacher, marker, stranger, submit, ...amina }
}
