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
  { name: 'findPayments, first page', action: 'findPayments', fields: () => ({}) },
  {
    name: 'findPayments, any type, any page',
    action: 'findPayments',
    fields: (nth, { ledgerRows }) => ({
      type: ['', 'credit', 'debit'][nth % 3],
      page: somePage(nth, ledgerRows / 2),
    }),
  },
  {
    name: 'findPayments, of a day',
    action: 'findPayments',
    // the ledger's first day, on which it is filled
    fields: (nth) => ({ date: '2023-04-24', page: 1 + (nth % 50) }),
  },
  {
    name: 'findPayments, of a person',
    action: 'findPayments',
    fields: (nth, { students }) => ({ search: `student${(nth * 613) % students}@` }),
  },
  {
    name: 'findPayments, a text of many',
    action: 'findPayments',
    fields: (nth) => ({ search: ['student 1', 'wallet funding', 'class 7', 'enrol'][nth % 4] }),
  },
  {
    name: 'getPaymentHistory',
    action: 'getPaymentHistory',
    fields: () => ({}),
    isUnbounded: true,
  },
  { name: 'adminReport', path: '/adminReport.php', action: '', fields: () => ({}) },
  lessonsCall('getClassDetails'),
  lessonsCall('getLessons'),
  lessonsCall('getClassStudents'),
  lessonsCall('lessonAttendance'),
  {
    name: 'getUnmarkedExamsPage',
    path: '/lessonsAction.php',
    action: 'getUnmarkedExamsPage',
    fields: () => ({}),
  },
  { name: 'findCardPayments', action: 'findCardPayments', fields: () => ({}) },
  { name: 'getSentMessages', action: 'getSentMessages', fields: () => ({}) },
  {
    name: 'getQuizQuestions',
    action: 'getQuizQuestions',
    fields: (nth) => ({ level: ['easy', 'intermediate', 'hard'][nth % 3], page: 1 + (nth % 6) }),
  },
  {
    name: 'getCertificateTemplates',
    path: '/mycertificates.php',
    action: 'getCertificateTemplates',
    fields: () => ({}),
  },
]

/** A call about one class after the other. */
function lessonsCall(action: string): AdminCall {
  return {
    name: action,
    path: '/lessonsAction.php',
    action,
    fields: (nth, { classIds }) => ({ class_id: String(classIds[nth % classIds.length]) }),
  }
}
