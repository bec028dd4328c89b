import type { QueryClient } from '@tanstack/react-query'

/**
 * The key of every query in the cache. A query is declared with a key from here, and an action that changes its data
 * invalidates the same key. A key that is a prefix of others stands for all of them: `classPages` for each `classPage`.
 */
export const keys = {
  user: ['user'],
  settings: ['settings'],
  referralCount: ['referral-count'],

  publicClasses: ['public-classes'],
  eligibleClasses: ['eligible-classes'],
  myClasses: ['my-classes'],
  classPages: ['class'],
  classPage: (classRef: string) => ['class', classRef] as const,
  lessonPages: ['lesson'],
  lessonPage: (classRef: string, lessonId: string) => ['lesson', classRef, lessonId] as const,
  comments: (lessonId: number) => ['comments', lessonId] as const,
  semester: ['semester'],

  messages: ['messages'],
  messageList: ['messages', 'list'],
  bell: ['messages', 'bell'],

  walletHistory: ['wallet-history'],
  levelPrices: ['level-prices'],
  myCertificates: ['my-certificates'],
  certificate: (code: string) => ['certificate', code] as const,

  // of the administrators' pages
  adminReport: ['admin-report'],
  auditLog: (filters: object) => ['audit', filters] as const,
  students: ['students'],
  studentList: (filters: object) => ['students', filters] as const,
  studentSearch: (search: string) => ['students', 'search', search] as const,
  managedClasses: ['managed-classes'],
  managedClassPages: ['managed-class'],
  managedClass: (classId: number) => ['managed-class', classId] as const,
  classStudents: (classId: number) => ['class-students', classId] as const,
  attendance: (classId: number) => ['attendance', classId] as const,
  managedLessons: (classId: number) => ['managed-lessons', classId] as const,
  allManagedLessons: ['managed-lessons'],
  managedLesson: (lessonId: number) => ['managed-lesson', lessonId] as const,
  gradingQueue: ['unmarked-exams'],
  gradingQueuePage: (filters: object) => ['unmarked-exams', filters] as const,
  submission: (lessonId: number, userId: number) => ['paper-to-mark', lessonId, userId] as const,
  payments: ['payments'],
  paymentList: (filters: object, page: number) => ['payments', filters, page] as const,
  cardPayments: ['card-payments'],
  cardPaymentList: (filters: object, page: number) => ['card-payments', filters, page] as const,
  announcements: ['announcements'],
  announcementList: (page: number) => ['announcements', page] as const,
  unsentEmails: (messageId: number, page: number) =>
    ['announcements', 'unsent', messageId, page] as const,
  quizBank: ['quiz-bank'],
  quizQuestions: (filters: object) => ['quiz-bank', filters] as const,
  certificateTemplates: ['certificate-templates'],
  certificateClasses: ['certificate-classes'],
} as const

type KeyOf<Entry> = Entry extends (...params: never[]) => infer Key ? Key : Entry

/** A key that is declared above. */
export type AppQueryKey = KeyOf<(typeof keys)[keyof typeof keys]>

// any other key in a query, an invalidation or a cache access is a type error
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AppQueryKey
  }
}

/** Marks queries as stale and refetches those that are on the screen. Resolves when they have been fetched. */
export async function invalidate(
  queryClient: QueryClient,
  ...stale: readonly AppQueryKey[]
): Promise<void> {
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
