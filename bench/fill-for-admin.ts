import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '../server/auth/passwords.ts'
import { newReferralCode } from '../server/auth/sign-up.ts'
import { insertUser } from '../server/auth/store.ts'
import { ensureAdministrator } from '../server/bootstrap.ts'
import { now } from '../server/platform/clock.ts'
import { type Config, readConfig } from '../server/platform/config.ts'
import { type Db, inTransaction, openPostgres, openSqlite } from '../server/platform/db.ts'
import { migrate } from '../server/platform/migrate.ts'
import type { Sample } from './admin-calls/admin-call.ts'
import { fillDeletions } from './fill-deletions.ts'
import { fillMarks } from './fill-marks.ts'
import { fillReach } from './fill-reach.ts'
import { fillSchool, type Size } from './fill-school.ts'
import { fillTyped } from './fill-typed.ts'

/** The account of the teacher of three classes. */
export const TEACHER = { email: 'teacher@example.org', password: 'a good password' }

/** Fills the database of a server with this environment, unless an earlier run did, and returns what the owner's and the teacher's calls ask for. */
export async function fillForAdmin(
  env: Record<string, string>,
  size: Size,
): Promise<Record<'owner' | 'teacher', Sample>> {
  const config = readConfig(env)
  const db = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, { timeouts: false })
    : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
  await migrate(db)
  const filled = join(config.DATA_DIR, 'filled')
  if (!existsSync(filled)) {
    await ensureAdministrator(db, config, console.log)
    await fillSchool(db, size, async (tx, headId) => {
      await fillReach(tx, headId)
      await fillMarks(tx, headId)
      await fillTyped(tx)
      await fillDeletions(tx)
    })
    writeFileSync(filled, '')
  }
  await addTeacher(db, config)
  const sampleOf = await openSamples(db, size)
  const samples = { owner: await sampleOf(), teacher: await sampleOf(await classesOfTeacher(db)) }
  await db.destroy()
  return samples
}

/** A teacher of three classes: those of the largest gradebook and of the typed exam, and one more. */
async function addTeacher(db: Db, config: Config) {
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', TEACHER.email)
    .executeTakeFirst()
  if (known) return
  const ids = (await db.selectFrom('classes').select('id').orderBy('id', 'desc').execute()).map(
    ({ id }) => id,
  )
  const passwordHash = await hashPassword(config, TEACHER.password)
  await inTransaction(db, async (tx) => {
    const user_id = await insertUser(tx, {
      ...{ name: 'Yusuf Bello', email: TEACHER.email, phone: '', staff: 'teacher', passwordHash },
      ...{ referralCode: newReferralCode(TEACHER.email), referredBy: null, joinedAt: now() },
    })
    for (const class_id of new Set([ids[0], ids[1], ids.at(-1)]))
      if (class_id) await tx.insertInto('class_staff').values({ class_id, user_id }).execute()
  })
}

const classesOfTeacher = async (db: Db) =>
  (
    await db
      .selectFrom('class_staff')
      .innerJoin('users', 'users.id', 'class_staff.user_id')
      .select('class_id')
      .where('email', '=', TEACHER.email)
      .execute()
  ).map((it) => it.class_id)

/** What the calls of a person ask for: of the whole school, or of some classes. */
async function openSamples(db: Db, size: Size) {
  const messages = await db.selectFrom('messages').select('id').where('to_all', '=', 1).execute()
  const examOf = async (rand: string) =>
    (await db.selectFrom('lessons').select('id').where('exam_rand', '=', rand).executeTakeFirst())
      ?.id ?? 0
  const exams = { examId: await examOf('bench-exam'), typedExamId: await examOf('bench-typed') }
  return async (own?: number[]): Promise<Sample> => {
    const classes = db.selectFrom('classes').select('id').orderBy('id', 'desc').limit(500)
    const students = db
      .selectFrom('users')
      .select('users.id')
      .where('staff', '=', '')
      .orderBy('users.id', 'desc')
      .limit(500)
    const ownStudents = (ids: number[]) =>
      students.where(
        'users.id',
        'in',
        db.selectFrom('enrolments').select('student_id').where('class_id', 'in', ids),
      )
    const results = db.selectFrom('exam_results').select('id').orderBy('id').limit(500)
    const idsOf = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id)
    return {
      ...size,
      ...exams,
      now: now(),
      studentIds: await idsOf((own ? ownStudents(own) : students).execute()),
      classIds: await idsOf((own ? classes.where('id', 'in', own) : classes).execute()),
      resultIds: await idsOf((own ? results.where('class_id', 'in', own) : results).execute()),
      messageIds: messages.map(({ id }) => id),
    }
  }
}
