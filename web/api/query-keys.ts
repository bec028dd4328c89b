import type { QueryClient } from '@tanstack/react-query'
import type { adminKeys } from './admin-query-keys.ts'

/**
 * The key of every query in the cache; those of administrators' pages are in admin-query-keys.ts. A query is declared
 * with a key from here, and an action that changes its data invalidates the same key. A key that is a prefix of others
 * stands for all of them: `classPages` for each `classPage`.
 */
export const keys = {
  staffInvitation: (token: string) => ['staff-invitation', token] as const,
  user: ['user'],
  sessions: ['sessions'],
  settings: ['settings'],
  referralCount: ['referral-count'],
  myData: ['my-data'],
  privacyNotice: ['privacy-notice'],
  letterSounds: ['letter-sounds'],

  publicClasses: ['public-classes'],
  publicClass: (publicId: string) => ['public-class', publicId] as const,
  referralOffer: (code: string) => ['referral-offer', code] as const,
  eligibleClasses: ['eligible-classes'],
  foundLessons: (search: string) => ['found-lessons', search] as const,
  myClasses: ['my-classes'],
  classPages: ['class'],
  classPage: (classRef: string) => ['class', classRef] as const,
  lessonPages: ['lesson'],
  lessonPage: (classRef: string, lessonId: string) => ['lesson', classRef, lessonId] as const,
  lessonSizes: (classRef: string, lessonIds: number[]) =>
    ['lesson-sizes', classRef, ...lessonIds] as const,
  comments: (lessonId: number) => ['comments', lessonId] as const,
  myCorrections: (lessonId: number) => ['my-corrections', lessonId] as const,
  modelsOfLines: (lessonId: number) => ['line-models', lessonId] as const,
  myFaults: ['my-faults'],
  recordingTerms: (lessonId: number) => ['recording-terms', lessonId] as const,
  semester: ['semester'],
  studyWeek: ['study-week'],
  guardianLinks: ['guardian-links'],
  calendarFeed: ['calendar-feed'],
  upcomingSessions: ['upcoming-sessions'],
  words: ['words'],
  wordsDue: ['words', 'due'],
  myWords: ['words', 'mine'],

  messages: ['messages'],
  messageList: ['messages', 'list'],
  bell: ['messages', 'bell'],

  walletHistory: ['wallet-history'],
  awaitedPayments: ['awaited-payments'],
  transferAccount: ['transfer-account'],
  joinPrice: (classRef: string, coupon: string, price: number) =>
    ['join-price', classRef, coupon, price] as const,
  paymentOutcome: (reference: string) => ['payment-outcome', reference] as const,
  levelPrices: ['level-prices'],
  quizDay: ['quiz-day'],
  myCertificates: ['my-certificates'],
  certificate: (code: string) => ['certificate', code] as const,
} as const

type Keys = typeof keys & typeof adminKeys
type KeyOf<Entry> = Entry extends (...params: never[]) => infer Key ? Key : Entry

/** A key of either file. */
export type AppQueryKey = KeyOf<Keys[keyof Keys]>

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
