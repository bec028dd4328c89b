import { DAY } from '../../contract/platform/duration.ts'
import { signUp } from '../auth/sign-up.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now as clock } from '../platform/clock.ts'
import { inTransaction } from '../platform/db.ts'
import { writeSettings } from '../settings/store.ts'
import { giveClasses } from '../staff/store.ts'
import { demoAdministrator, demoPassword, demoStaff, demoStudents } from './accounts.ts'
import { seedActivity } from './seed-activity.ts'
import { type SeededClass, seedClasses } from './seed-classes.ts'
import {
  deleteSeededData,
  isSeedIncomplete,
  markSeedComplete,
  markSeedIncomplete,
} from './seed-state.ts'
import { seedStudents } from './seed-students.ts'
import { seedReviews, seedWords } from './seed-words.ts'

/**
 * Fills an empty school through the handlers of the product, or starts again if seeding was interrupted. Changes nothing
 * and returns false if the school has users.
 */
export async function seedDemo(school: AppContext): Promise<boolean> {
  if (await isSeedIncomplete(school.db)) await deleteSeededData(school)
  const user = await school.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (user) return false
  await markSeedIncomplete(school.db)
  await seedSchool(school)
  await markSeedComplete(school.db)
  return true
}

async function seedSchool(school: AppContext) {
  const now = clock()
  const createdAt = now - 200 * DAY
  const adminId = await signUp(school, {
    ...demoAdministrator,
    password: demoPassword,
    staff: 'owner',
    now: createdAt,
  })
  await writeSettings(school.db, { ...settings, aiSubscriptionEnd: now + 90 * DAY })
  const classes = await seedClasses(school, { createdAt, now })
  await writeSettings(school.db, startClasses(classes))
  await seedStaff(school, { classes, createdAt })
  await seedWords(school, { classes, createdAt })
  const studentIds = await seedStudents({ school, classes, adminId, now })
  await seedReviews(school, { studentIds, now })
  await seedActivity({ school, classes, adminId, studentIds, now })
}

/** Adds the staff, each with their classes. */
async function seedStaff(
  school: AppContext,
  { classes, createdAt }: { classes: readonly SeededClass[]; createdAt: number },
) {
  for (const { classes: slugs, ...account } of demoStaff) {
    const userId = await signUp(school, { ...account, password: demoPassword, now: createdAt })
    const classIds = classes.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id)
    await inTransaction(school.db, (tx) => giveClasses(tx, classIds, [userId]))
  }
}

/** The free classes in which new students begin. */
function startClasses(classes: readonly SeededClass[]) {
  const idOf = (slug: string) => classes.find((it) => it.slug === slug)?.id ?? 0
  return {
    startClassNone: idOf('first-words'),
    startClassLittle: idOf('first-words'),
    startClassYes: idOf('nahw'),
  }
}

/** One line per demo account that the start prints. */
export function demoSignIns(): string[] {
  return [
    `Administrator: ${demoAdministrator.email}  password: ${demoPassword}`,
    ...demoStaff.map(
      ({ staff, email }) =>
        `${staff.charAt(0).toUpperCase()}${`${staff.slice(1)}:`.padEnd(14)}${email}  password: ${demoPassword}`,
    ),
    `Student:       ${demoStudents[0]?.email}  password: ${demoPassword}`,
  ]
}

const settings = {
  lettersTrack: true,
  landingMessage: `As-salāmu ʿalaykum, and welcome.
This is a demo school: its classes, lessons and students are here to be looked at, tried and changed.
أَهْلًا وَسَهْلًا بِكُمْ فِي مَدْرَسَةِ لِسَانٍ.`,
  aboutUs: `Our courses take you from the first letter to the classical texts, in order. Each class is a row of short lessons with real Arabic, fully vocalised, and exams that open what comes next.
Begin with the letters, free and without an account, if you cannot read yet, or with Foundations of Naḥw if you can.`,
  howTo: `Read a lesson to its end before you open the next one, and say every Arabic line aloud.
When you meet an exam, answer it in one sitting: your answers are kept on your phone if the line drops.`,
  privateLesson: `A private lesson is forty minutes with one teacher, by video or by phone.
Write to us with the days that suit you, and we answer within two days.`,
  whatsappNumber: '2348030000001',
}
