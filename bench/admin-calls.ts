/** What there is to ask for in the school that was filled. */
export type Sample = {
  students: number
  classes: number
  ledgerRows: number
  /** Some of them. */
  studentIds: number[]
  classIds: number[]
  now: number
}

/** A call of an administrators' screen. */
export type AdminCall = {
  name: string
  /** '/adminActions.php' unless said otherwise. */
  path?: string
  /** '' for a path that has no actions. */
  action: string
  /** What is asked the nth time, so that no two times are alike. */
  fields: (nth: number, sample: Sample) => object
  /** Answers thousands of rows on purpose, so that the 100 ms of a screen's call do not hold for it. */
  isUnbounded?: boolean
}

const orders = ['name', 'email', 'joined', 'wallet', 'role']
const somePage = (nth: number, rows: number, size = 10) =>
  1 + ((nth * 7919) % Math.ceil(rows / size))

/** Every screen's calls; a new screen adds its own. */
export const adminCalls: AdminCall[] = [
  { name: 'findStudents, first page', action: 'findStudents', fields: () => ({}) },
  {
    name: 'findStudents, any order, any page',
    action: 'findStudents',
    fields: (nth, { students }) => ({
      sort: orders[nth % orders.length],
      order: nth % 2 === 0 ? 'asc' : 'desc',
      page: somePage(nth, students),
    }),
  },
  {
    name: 'findStudents, a search for one',
    action: 'findStudents',
    fields: (nth, { students }) => ({ search: `student${(nth * 613) % students}@` }),
  },
  {
    name: 'findStudents, a search for many',
    action: 'findStudents',
    fields: (nth) => ({ search: String(nth % 10), sort: orders[nth % orders.length] }),
  },
  { name: 'getStudentList', action: 'getStudentList', fields: () => ({}), isUnbounded: true },
  { name: 'getAuditLog, first page', action: 'getAuditLog', fields: () => ({}) },
  {
    name: 'getAuditLog, any page',
    action: 'getAuditLog',
    fields: (nth, { ledgerRows }) => ({ page: somePage(nth, ledgerRows / 20, 20) }),
  },
  {
    name: 'getAuditLog, of a person',
    action: 'getAuditLog',
    fields: (nth, { students }) => ({ person: `student${(nth * 613) % students}@` }),
  },
  {
    name: 'editStudent',
    action: 'editStudent',
    fields: (nth, { studentIds }) => ({
      student_id: String(studentIds[nth % studentIds.length]),
      name: `Student ${nth}`,
      email: `edited${nth}@school.example`,
      phonenumber: '08030000000',
      role: '1',
    }),
  },
  {
    name: 'fundWallet',
    action: 'fundWallet',
    fields: (nth, { studentIds }) => ({
      student_id: String(studentIds[nth % studentIds.length]),
      amount: nth + 100,
    }),
  },
]
