import { START, setClock } from '../freeze-clock.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test-school.ts'

/** A school at the time `START` with an administrator and a student. */
export async function openSchoolAtStart() {
  setClock(START)
  const school = await openTestSchool()
  const admin = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  return { school, admin, amina }
}
