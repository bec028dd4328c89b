import type { StaffKind } from '../../contract/staff/staff-kinds.ts'

// invented names; example domains are reserved by RFC 2606
const STUDENT_NAMES = [
  'Aisha Bello',
  'Musa Ɗanjuma',
  'Olúwaṣeun Adéyẹmí',
  'Fatima Yusuf',
  'Chukwuemeka Okafor',
  'Hauwa Ibrahim',
  'Abdullahi Sani',
  'Zainab Abubakar',
  'Ibrahim Ƙaura',
  'Maryam Lawal',
  'Yūsuf Ọláwálé',
  'Khadija Umar',
  'Sulaiman Garba',
  'Amina Tijjani',
  'Ngọzi Eze',
  'Bashir Aliyu',
  'Ruqayya Mustapha',
  'Ismaʿil Balogun',
  'Halima Dauda',
  'Tùndé Bákàrè',
  'Asma’u Bala',
  'Umar Farouk Isa',
  'Safiya Kabir',
  'Mubarak Ojo',
  'Nana Hadiza Shehu',
  'Ahmad Zubair',
  'Bilkisu Adamu',
  'Adebayo Lateef',
  'Jamila Waziri',
  'عبد الرحمن محمد',
]

export type DemoAccount = { name: string; email: string; phone: string }

/** Thirty students. The start of the demo prints the sign-in of the first one. */
export const demoStudents: DemoAccount[] = STUDENT_NAMES.map((name, index) => ({
  name,
  email: index === 0 ? 'student@demo.example' : `student${index + 1}@demo.example`,
  phone: `0803${String(1_000_000 + index * 37_123)}`,
}))

export const demoAdministrator: DemoAccount = {
  name: 'Ustādh Ibrahim Sani',
  email: 'head@demo.example',
  phone: '08030000001',
}

type DemoStaff = DemoAccount & { staff: StaffKind; classes: readonly string[] }

/** A teacher, a marker and an accountant, with the classes in which they work by their slugs. */
export const demoStaff: readonly DemoStaff[] = [
  {
    ...{ name: 'Ustādha Maryam Sani', email: 'teacher@demo.example', phone: '08030000002' },
    ...{ staff: 'teacher', classes: ['first-words', 'nahw'] },
  },
  {
    ...{ name: 'Bilal Musa', email: 'marker@demo.example', phone: '08030000003' },
    ...{ staff: 'marker', classes: ['nahw'] },
  },
  {
    ...{ name: 'Hafsa Idris', email: 'accountant@demo.example', phone: '08030000004' },
    ...{ staff: 'accountant', classes: [] },
  },
]

export const demoPassword = 'marhaba-lisan'
