import { openTestSchool, seedAdministrator } from '../test-school.ts'

/** The form of a class with a price. */
export const form = {
  category: 'Grammar',
  name: 'Foundations of Naḥw',
  about: 'The grammar of the sentence.',
  premium: '1',
  amount: '7500',
  status: '1',
  regclosedate: '2030-12-02',
  monthlylimit: '4',
}

/** A school with an administrator. */
export async function openSchoolWithAdmin() {
  const school = await openTestSchool()
  return { school, maryam: await seedAdministrator(school) }
}
