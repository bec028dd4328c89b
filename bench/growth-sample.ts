import { hashPassword } from '../server/auth/passwords.ts'
import { now } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import type { Db } from '../server/platform/db.ts'
import { newToken, sha256Hex } from '../server/platform/random.ts'
import { writeSettings } from '../server/settings/store.ts'
import { LESSONS } from './fill-study.ts'

export const PASSWORD = 'a good password'

/** A signed-in student. `classes` are the public ids of their classes; `free` and `paid` are classes to join. */
export type Student = {
  id: number
  email: string
  token: string
  classes: string[]
  free: string
  paid: string
}

/** Ids of the lessons and the exam of a class, for the fields of requests. */
export type Course = { lessonIds: number[]; lastExam: { rand: string; answer: object } }

/** Users and ids for requests to a filled school. Readers and writers are different students. */
export type GrowthSample = {
  readers: Student[]
  writers: Student[]
  courses: Map<string, Course>
  messageId: number
}

/** Selects students across the school, signs them in, and opens a quiz run for each writer. */
export async function chooseStudents(
  db: Db,
  { students, readers, writers }: { students: number; readers: number; writers: number },
): Promise<GrowthSample> {
  if (readers + writers > students) throw new Error(`${students} students are too few`)
  const emails = Array.from(
    { length: readers + writers },
    // steps of a prime number, so that all are different
    (_, index) => `student${1 + ((index * 7919) % students)}@school.example`,
  )
  const chosen = await signInStudents(db, emails)
  await openQuizzes(db, chosen.slice(readers))
  const { id: messageId } = await db
    .selectFrom('messages')
    .select('id')
    .where('rand', '=', 'bench-message-2')
    .executeTakeFirstOrThrow()
  return {
    readers: chosen.slice(0, readers),
    writers: chosen.slice(readers),
    courses: await coursesOf(db),
    messageId,
  }
}

async function signInStudents(db: Db, emails: string[]): Promise<Student[]> {
  const users = await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(readConfig({}), PASSWORD) })
    .where('email_key', 'in', emails)
    .where('deleted_at', 'is', null)
    .returning(['id', 'email'])
    .execute()
  const enrolments = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['student_id', 'classes.rand'])
    .where(
      'student_id',
      'in',
      users.map(({ id }) => id),
    )
    .orderBy('enrolments.id')
    .execute()
  const open = await db
    .selectFrom('classes')
    .select(['rand', 'price'])
    .where('active', '=', 1)
    .orderBy('id')
    .execute()
  const students = users.map((it): Student => {
    const classes = enrolments
      .filter(({ student_id }) => student_id === it.id)
      .map(({ rand }) => rand)
    const others = open.filter(({ rand }) => !classes.includes(rand))
    const one = (isFree: boolean) => {
      const some = others.filter(({ price }) => (price === 0) === isFree)
      return some[it.id % some.length]?.rand ?? ''
    }
    return { ...it, token: newToken(), classes, free: one(true), paid: one(false) }
  })
  const at = now()
  const sessions = students.map(({ id, token }) => ({
    user_id: id,
    token_hash: sha256Hex(token),
    created_at: at,
    expires_at: at + 86_400,
  }))
  await db.insertInto('sessions').values(sessions).execute()
  const inOrder = new Map(students.map((it) => [it.email, it]))
  return emails.flatMap((it) => inOrder.get(it) ?? [])
}

/**
 * Opens a quiz run for each player, started a minute ago with a limit of an hour, so that its reward can be claimed during the
 * measurement. The school trusts browsers, and the daily maximum of rewards is never reached.
 */
async function openQuizzes(db: Db, players: Student[]) {
  await writeSettings(db, { quizTrustsClient: true, rewardDailyMax: 1_000_000_000_00 })
  const run = { opened_at: now() - 60, questions: 10, limit_seconds: 3600 } as const
  const runs = players.map(({ id }) => ({ ...run, student_id: id, level: 'easy' as const }))
  await db.insertInto('quiz_runs').values(runs).execute()
}

async function coursesOf(db: Db): Promise<Map<string, Course>> {
  const lessons = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .leftJoin('questions', (join) =>
      join
        .onRef('questions.lesson_id', '=', 'lessons.id')
        .on('lessons.position', '=', LESSONS.lastExam),
    )
    .select(['classes.rand', 'lessons.id', 'exam_rand', 'lessons.position'])
    .select(['questions.id as question', 'answer'])
    .orderBy('lessons.class_id')
    .orderBy('lessons.position')
    .execute()
  const courses = new Map<string, Course>()
  for (const { rand, id, position, exam_rand, question, answer } of lessons) {
    const course = courses.get(rand) ?? { lessonIds: [], lastExam: { rand: '', answer: {} } }
    courses.set(rand, course)
    course.lessonIds[position - 1] = id
    course.lastExam.rand = exam_rand
    if (question) Object.assign(course.lastExam.answer, { [question]: answer })
  }
  return courses
}
