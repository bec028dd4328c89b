import { ADMIN_ROLE } from '../../contract/auth.ts'
import { signUp } from '../auth/sign-up.ts'
import { now as clock } from '../kernel/clock.ts'
import type { School } from '../kernel/school.ts'
import { writeSettings } from '../settings/store.ts'
import { loadClasses } from './load-classes.ts'
import { loadLife } from './load-life.ts'
import { loadStudents } from './load-students.ts'
import { demoAdministrator, demoPassword, demoStudents } from './people.ts'
import { emptySchool, isUnfinished, markFinished, markUnfinished } from './unfinished-demo.ts'

const DAY = 24 * 3600

/**
 * Fills an empty school through the handlers of the product, and begins again in one where that was interrupted; leaves
 * one alone that has users. Answers whether it did.
 */
export async function loadDemo(school: School): Promise<boolean> {
  if (await isUnfinished(school.db)) await emptySchool(school)
  const user = await school.db.selectFrom('people').select('id').limit(1).executeTakeFirst()
  if (user) return false
  await markUnfinished(school.db)
  await fill(school)
  await markFinished(school.db)
  return true
}

async function fill(school: School) {
  const now = clock()
  const made = now - 200 * DAY
  const headId = await signUp(school.db, {
    ...demoAdministrator,
    password: demoPassword,
    role: ADMIN_ROLE,
    now: made,
  })
  await writeSettings(school.db, { ...settings, aisub: now + 90 * DAY })
  const classes = await loadClasses(school, { made, now })
  const studentIds = await loadStudents({ school, classes, headId, now })
  await loadLife({ school, classes, headId, studentIds, now })
}

/** The sign-ins of the demo school, a line each. */
export function demoSignIns(): string[] {
  return [
    `Administrator: ${demoAdministrator.email}  password: ${demoPassword}`,
    `Student:       ${demoStudents[0]?.email}  password: ${demoPassword}`,
  ]
}

const settings = {
  landingMessage: `As-salāmu ʿalaykum, and welcome.
This is a demo school: its classes, lessons and students are here to be looked at, tried and changed.
أَهْلًا وَسَهْلًا بِكُمْ فِي مَدْرَسَةِ لِسَانٍ.`,
  aboutUs: `Our courses take you from the first letter to the classical texts, in order. Each class is a row of short lessons with real Arabic, fully vocalised, and exams that open what comes next.
Begin with The Twenty-Eight Letters if you cannot read yet, or with Foundations of Naḥw if you can.`,
  howto: `Read a lesson to its end before you open the next one, and say every Arabic line aloud.
When you meet an exam, answer it in one sitting: your answers are kept on your phone if the line drops.`,
  privatelesson: `A private lesson is forty minutes with one teacher, by video or by phone.
Write to us with the days that suit you, and we answer within two days.`,
  whatsappNumber: '2348030000001',
}
