import { freezeClock } from '../freeze-clock.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent, type TestSchool } from '../test-school.ts'

/** A school with a class that no student could join by themselves, and a class with a price. */
export async function openSchoolWithClasses() {
  freezeClock('2026-11-22T10:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  // closed and inactive, so that no student could join it
  const grammar = await seedClass(school, {
    name: 'Naḥw 1',
    active: false,
    registrationCloses: '2026-01-01',
  })
  const reading = await seedClass(school, { name: 'Reading; slowly', price: 500_00 })
  return { school, maryam, grammar, reading }
}

/** Who is enrolled in which class. */
export const enrolments = ({ db }: TestSchool) =>
  db
    .selectFrom('enrolments')
    .innerJoin('users', 'users.id', 'student_id')
    .select(['users.email', 'class_id', 'paid'])
    .orderBy('users.email')
    .orderBy('class_id')
    .execute()

type Row = {
  line: number
  fate: string
  account?: string
  classes?: { name: string; outcome: string }[]
}

/** The outcome of each row of an import. */
export const outcomes = (rows: Row[]) =>
  rows.map(({ line, fate, classes = [] }) => [
    line,
    fate,
    ...classes.map(({ name, outcome }) => `${name}: ${outcome}`),
  ])

/** A school with a student whose email is in the imported files. */
export async function openSchoolWithAmina() {
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example' })
  const maryam = await seedAdministrator(school)
  await seedStudent(school, { email: 'amina@example.org' })
  return { school, maryam }
}
