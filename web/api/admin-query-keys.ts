/** The keys of queries on administrators' pages, apart from query-keys.ts because students do not download them. */
export const adminKeys = {
  adminReport: ['admin-report'],
  adminOverview: ['admin-overview'],
  enrolmentLists: ['enrolment-list'],
  enrolmentList: (filters: object) => ['enrolment-list', filters] as const,
  failedEmails: ['failed-emails'],
  failedEmailList: (page: object) => ['failed-emails', page] as const,
  auditLog: (filters: object) => ['audit', filters] as const,
  bin: (filters: object) => ['bin', filters] as const,
  deletionImpact: (kind: string, itemId: number) => ['deletion-impact', kind, itemId] as const,
  students: ['students'],
  studentList: (filters: object) => ['students', filters] as const,
  studentSearch: (search: string) => ['students', 'search', search] as const,
  studentPage: (studentId: number) => ['students', 'page', studentId] as const,
  studentSection: (studentId: number, section: string, page: number) =>
    ['students', 'page', studentId, section, page] as const,
  classChoices: ['class-choices'],
  removalStakes: (classId: number, studentIds: readonly number[]) =>
    ['removal-stakes', classId, studentIds] as const,
  managedClasses: ['managed-classes'],
  managedClassPages: ['managed-class'],
  managedClass: (classId: number) => ['managed-class', classId] as const,
  /** Like the class page, stale after a change of the class. */
  previewClass: (classId: number) => ['managed-class', classId, 'preview'] as const,
  previewLesson: (classId: number, lessonId: number) =>
    ['managed-lessons', classId, 'preview', lessonId] as const,
  allClassStudents: ['class-students'],
  classStudents: (classId: number) => ['class-students', classId] as const,
  attendance: (classId: number) => ['attendance', classId] as const,
  managedLessons: (classId: number) => ['managed-lessons', classId] as const,
  allManagedLessons: ['managed-lessons'],
  uploadLimit: ['upload-limit'],
  managedLesson: (lessonId: number) => ['managed-lesson', lessonId] as const,
  examsWithQuestions: (search: string, page: number) =>
    ['exams-with-questions', search, page] as const,
  examVersions: (lessonId: number) => ['exam-versions', lessonId] as const,
  gradingQueue: ['unmarked-exams'],
  gradingQueuePage: (filters: object) => ['unmarked-exams', filters] as const,
  /** The order in which one marker goes through the queue; a mark does not change it. */
  markingQueues: ['marking-queue'],
  markingQueue: (filters: object) => ['marking-queue', filters] as const,
  markedExams: ['marked-exams'],
  markedExamsPage: (filters: object) => ['marked-exams', filters] as const,
  examClasses: ['exam-classes'],
  classExams: (classId: number) => ['class-exams', classId] as const,
  gradebooks: ['gradebook'],
  gradebook: (classId: number) => ['gradebook', classId] as const,
  gradebookRows: (classId: number, filters: object, page: number) =>
    ['gradebook', classId, filters, page] as const,
  submission: (submissionId: number) => ['submission', submissionId] as const,
  payments: ['payments'],
  paymentList: (filters: object, page: object) => ['payments', filters, page] as const,
  cardPayments: ['card-payments'],
  cardPaymentList: (filters: object, page: object) => ['card-payments', filters, page] as const,
  announcements: ['announcements'],
  announcementList: (page: number) => ['announcements', page] as const,
  unsentEmails: (messageId: number, page: number) =>
    ['announcements', 'unsent', messageId, page] as const,
  messageReaders: (messageId: number, isUnread: boolean, page: number) =>
    ['announcements', 'readers', messageId, isUnread, page] as const,
  scheduledMessages: (page: number) => ['announcements', 'scheduled', page] as const,
  scheduledMessage: (id: number) => ['scheduled-message', id] as const,
  audienceClasses: ['audience-classes'],
  audienceExams: (classId: number) => ['audience-exams', classId] as const,
  audienceCount: (audience: object) => ['audience-count', audience] as const,
  quizBank: ['quiz-bank'],
  quizQuestions: (filters: object) => ['quiz-bank', filters] as const,
  certificateTemplates: ['certificate-templates'],
  certificateClasses: ['certificate-classes'],
  certificatePreview: (text: object) => ['certificate-preview', text] as const,
  allGivenCertificates: ['given-certificates'],
  givenCertificates: (filters: object, page: number) =>
    ['given-certificates', 'list', filters, page] as const,
  certificateHistory: (certificateId: number) =>
    ['given-certificates', 'history', certificateId] as const,
  completedStudents: (choice: object, page: number) =>
    ['given-certificates', 'completed', choice, page] as const,
} as const
