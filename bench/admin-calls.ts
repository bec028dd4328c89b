/** Sizes and ids of the filled school. */
export type Sample = {
  students: number
  classes: number
  ledgerRows: number
  /** Some of them. */
  studentIds: number[]
  classIds: number[]
  /** Messages to all students. */
  messageIds: number[]
  /** An exam that all students have taken. */
  examId: number
  /** An exam with a typed question that all students have answered. */
  typedExamId: number
  now: number
}

/** A call of an administrators' screen. */
export type AdminCall = {
  name: string
  /** Defaults to '/adminActions.php'. */
  path?: string
  /** '' for a path without actions. */
  action: string
  /** The fields of the nth request; each is different. */
  fields: (index: number, sample: Sample) => object
  /** Returns thousands of rows by design, so the limit of 100 ms does not apply. */
  isUnbounded?: boolean
}

const orders = ['name', 'email', 'joined', 'wallet', 'role']
const pageFor = (index: number, rows: number, size = 10) =>
  1 + ((index * 7919) % Math.ceil(rows / size))

/** The calls of every administrators' screen. */
export const adminCalls: AdminCall[] = [
  { name: 'findStudents, first page', action: 'findStudents', fields: () => ({}) },
  {
    name: 'findStudents, any order, any page',
    action: 'findStudents',
    fields: (index, { students }) => ({
      sort: orders[index % orders.length],
      order: index % 2 === 0 ? 'asc' : 'desc',
      page: pageFor(index, students),
    }),
  },
  {
    name: 'findStudents, a search for one',
    action: 'findStudents',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'findStudents, a search for many',
    action: 'findStudents',
    fields: (index) => ({ search: String(index % 10), sort: orders[index % orders.length] }),
  },
  {
    name: 'findStudents, deactivated',
    action: 'findStudents',
    fields: () => ({ group: 'deactivated' }),
  },
  {
    name: 'findStudentSelection',
    action: 'findStudentSelection',
    fields: () => ({ group: 'students' }),
  },
  studentCall('getStudent'),
  studentCall('getStudentClasses'),
  studentCall('getStudentMarks'),
  studentCall('getStudentLedger'),
  studentCall('getStudentMessages'),
  // each student is added first and removed then, so that the school stays the same
  enrolmentCall('addStudentsToClass', { payment: 'waived' }),
  enrolmentCall('previewRemoval', {}),
  enrolmentCall('removeStudentsFromClass', { refund: 'none' }),
  { name: 'getStudentList', action: 'getStudentList', fields: () => ({}), isUnbounded: true },
  { name: 'getAuditLog, first page', action: 'getAuditLog', fields: () => ({}) },
  {
    name: 'getAuditLog, any page',
    action: 'getAuditLog',
    fields: (index, { ledgerRows }) => ({ page: pageFor(index, ledgerRows / 20, 20) }),
  },
  {
    name: 'getAuditLog, of a person',
    action: 'getAuditLog',
    fields: (index, { students }) => ({ person: `student${(index * 613) % students}@` }),
  },
  {
    name: 'editStudent',
    action: 'editStudent',
    fields: (index, { studentIds }) => ({
      student_id: String(studentIds[index % studentIds.length]),
      name: `Student ${index}`,
      email: `edited${index}@school.example`,
      phonenumber: '08030000000',
      role: '1',
    }),
  },
  {
    name: 'fundWallet',
    action: 'fundWallet',
    fields: (index, { studentIds }) => ({
      student_id: String(studentIds[index % studentIds.length]),
      amount: index + 100,
    }),
  },
  { name: 'findPayments, first page', action: 'findPayments', fields: () => ({}) },
  {
    name: 'findPayments, any type, any page',
    action: 'findPayments',
    fields: (index, { ledgerRows }) => ({
      type: ['', 'credit', 'debit'][index % 3],
      page: pageFor(index, ledgerRows / 2),
    }),
  },
  {
    name: 'findPayments, of a day',
    action: 'findPayments',
    // the first day with ledger entries
    fields: (index) => ({ date: '2023-04-24', page: 1 + (index % 50) }),
  },
  {
    name: 'findPayments, a month, any page',
    action: 'findPayments',
    fields: (index) => ({
      month: `2024-${String(1 + (index % 12)).padStart(2, '0')}`,
      page: 1 + ((index * 37) % 2_000),
    }),
  },
  {
    name: 'findPayments, income of two years',
    action: 'findPayments',
    fields: (index) => ({
      ...{ service: 'income', from: '2023-06-01', to: '2025-05-31', size: 100 },
      page: 1 + ((index * 37) % 1_000),
    }),
  },
  {
    name: 'findPayments, a text in a month',
    action: 'findPayments',
    fields: (index) => ({
      month: '2024-05',
      search: ['student 1', 'class 7', 'nobody'][index % 3],
    }),
  },
  { name: 'adminOverview', action: 'adminOverview', fields: () => ({}) },
  {
    name: 'findEnrolments',
    action: 'findEnrolments',
    fields: (index) => ({ page: 1 + index * 97 }),
  },
  {
    name: 'findEnrolments, a month',
    action: 'findEnrolments',
    fields: (index) => ({ month: '2024-05', page: 1 + index }),
  },
  {
    name: 'findEnrolments, lapsing',
    action: 'findEnrolments',
    fields: () => ({ state: 'lapsing' }),
  },
  { name: 'findFailedEmails', action: 'findFailedEmails', fields: () => ({}) },
  {
    name: 'findAnything',
    action: 'findAnything',
    fields: (index) => ({ search: ['student 99', 'class 7', 'nobody at all'][index % 3] }),
  },
  {
    name: 'findPayments, of a person',
    action: 'findPayments',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'findPayments, a text of many',
    action: 'findPayments',
    fields: (index) => ({ search: ['student 1', 'wallet funding', 'class 7', 'enrol'][index % 4] }),
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
  {
    name: 'getUnmarkedExamsPage, a search',
    path: '/lessonsAction.php',
    action: 'getUnmarkedExamsPage',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'getMarkingQueue',
    path: '/lessonsAction.php',
    action: 'getMarkingQueue',
    fields: () => ({}),
  },
  {
    name: 'getMarkedExamsPage, any page',
    path: '/lessonsAction.php',
    action: 'getMarkedExamsPage',
    fields: (index) => ({ page: pageFor(index, 250_000) }),
  },
  {
    name: 'getMarkedExamsPage, of a student',
    path: '/lessonsAction.php',
    action: 'getMarkedExamsPage',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'getSubmission',
    path: '/lessonsAction.php',
    action: 'getSubmission',
    fields: (index) => ({ result_id: String(1 + index) }),
  },
  typedCall('getTypedAnswers', () => ({})),
  typedCall('getTypedAnswers, any verdict and page', (index) => ({
    verdict: ['right', 'near', 'wrong'][index % 3],
    page: 1 + (index % 40),
  })),
  gradebookCall('getGradebook', 'getGradebook', () => ({})),
  gradebookCall('getGradebookRows, any page', 'getGradebookRows', (index) => ({
    page: pageFor(index, 2_000, 50),
  })),
  gradebookCall('getGradebookRows, any order and filter', 'getGradebookRows', (index) => ({
    sort: ['completed', 'average'][index % 2],
    show: ['all', 'unfinished', 'waiting', 'below70'][index % 4],
    order: index % 3 === 0 ? 'desc' : 'asc',
    page: pageFor(index, 1_000, 50),
  })),
  { name: 'findCardPayments', action: 'findCardPayments', fields: () => ({}) },
  { name: 'getSentMessages', action: 'getSentMessages', fields: () => ({}) },
  {
    name: 'getMessageReaders, any page',
    action: 'getMessageReaders',
    fields: (index, { messageIds, students }) => ({
      message_id: String(messageIds[index % messageIds.length]),
      unread: index % 2 === 0,
      page: pageFor(index, students * 0.4, 20),
    }),
  },
  audienceCall('a class', (index, { classIds }) => ({
    kind: 'class',
    class_id: String(classIds[index % classIds.length]),
  })),
  audienceCall('not seen', (index) => ({ kind: 'unseen', days: 7 + (index % 40) })),
  audienceCall('ending', (index) => ({ kind: 'ending', days: 1 + (index % 14) })),
  audienceCall('failed', (index, { examId }) => ({
    ...{ kind: 'failed', exam_id: String(examId), pass_mark: 30 + (index % 60) },
  })),
  audienceCall('unread', (index, { messageIds }) => ({
    kind: 'unread',
    message_id: String(messageIds[index % messageIds.length]),
  })),
  certificatesCall('any page', (index, { students }) => ({ page: pageFor(index, students) })),
  certificatesCall('revoked, any page', (index, { students }) => ({
    state: 'revoked',
    page: pageFor(index, students / 50),
  })),
  certificatesCall('of one student', (index, { students }) => ({
    search: `student${(index * 613) % students}@`,
  })),
  certificatesCall('of many students', (index) => ({ search: String(index % 10) })),
  {
    name: 'findCompleted',
    path: '/mycertificates.php',
    action: 'findCompleted',
    fields: (index, { classIds }) => ({
      class_id: String(classIds[index % 50]),
      template_id: '1',
    }),
  },
  {
    name: 'getQuizQuestions',
    action: 'getQuizQuestions',
    fields: (index) => ({
      level: ['easy', 'intermediate', 'hard'][index % 3],
      page: 1 + (index % 6),
    }),
  },
  {
    name: 'getCertificateTemplates',
    path: '/mycertificates.php',
    action: 'getCertificateTemplates',
    fields: () => ({}),
  },
]

/** A call of the page of a student. */
function studentCall(action: string): AdminCall {
  return {
    name: action,
    action,
    fields: (index, { studentIds }) => ({
      student_id: String(studentIds[index % studentIds.length]),
    }),
  }
}

/** A call that changes the enrolment of one student in the class with the highest id but one. */
function enrolmentCall(action: string, fields: object): AdminCall {
  return {
    name: action,
    action,
    fields: (index, { studentIds, classIds }) => ({
      student_ids: [String(studentIds[index % studentIds.length])],
      class_id: String(classIds[1]),
      ...fields,
    }),
  }
}

/** A call about changing classes. */
function lessonsCall(action: string): AdminCall {
  return {
    name: action,
    path: '/lessonsAction.php',
    action,
    fields: (index, { classIds }) => ({ class_id: String(classIds[index % classIds.length]) }),
  }
}

function audienceCall(name: string, audience: AdminCall['fields']): AdminCall {
  return {
    name: `countAudience, ${name}`,
    action: 'countAudience',
    fields: (index, sample) => ({ audience: audience(index, sample) }),
  }
}

function certificatesCall(name: string, fields: AdminCall['fields']): AdminCall {
  return {
    name: `getGivenCertificates, ${name}`,
    path: '/mycertificates.php',
    action: 'getGivenCertificates',
    fields,
  }
}

/** A call about the exam with a typed question. */
function typedCall(name: string, query: (index: number) => object): AdminCall {
  return {
    name,
    action: 'getTypedAnswers',
    path: '/lessonsAction.php',
    fields: (index, { typedExamId }) => ({ lesson_id: String(typedExamId), ...query(index) }),
  }
}

/** A call about the class with 2,000 students and 100 lessons. */
function gradebookCall(name: string, action: string, query: (index: number) => object): AdminCall {
  return {
    name,
    path: '/lessonsAction.php',
    action,
    fields: (index, { classIds }) => ({ class_id: String(classIds[0]), ...query(index) }),
  }
}
