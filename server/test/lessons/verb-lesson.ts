import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test-school.ts'

/** The form of a lesson. */
export const verbLesson = { subject: 'Signs of the verb', inputetype: 'Lesson', scheduled: '0' }

/** A school with one class and an administrator. */
export async function openSchoolWithClass() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const nahw = await seedClass(school)
  return { school, maryam, class_id: String(nahw.id) }
}
