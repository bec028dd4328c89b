/** The students of the demo school: invented, with addresses of a domain that nobody has. */

const names = [
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

export type DemoPerson = { name: string; email: string; phone: string }

/** Thirty students; the first is the one whose sign-in is printed. */
export const demoStudents: DemoPerson[] = names.map((name, at) => ({
  name,
  email: at === 0 ? 'student@demo.example' : `student${at + 1}@demo.example`,
  phone: `0803${String(1_000_000 + at * 37_123)}`,
}))

export const demoAdministrator: DemoPerson = {
  name: 'Ustādh Ibrahim Sani',
  email: 'head@demo.example',
  phone: '08030000001',
}

export const demoPassword = 'marhaba-lisan'
