/** Addresses that people guess, and the page that each means (R-API-002). */

const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...['dashboard', 'home', 'index', 'start', 'main', 'student', 'student/dashboard'],
    // parts of the dashboard
    ...['certificates', 'certificate', 'my-certificates', 'refer', 'referral', 'referrals'],
  ],
  '/login': ['signin', 'sign-in', 'log-in', 'auth', 'auth/login', 'admin/login', 'user/login'],
  '/register': ['signup', 'sign-up', 'join', 'create-account', 'auth/register', 'registration'],
  '/forgot-password': ['forgot', 'forgotpassword', 'reset-password', 'password-reset', 'recover'],
  '/classes': ['courses', 'course', 'class', 'lessons', 'catalog', 'available-classes', 'browse'],
  '/my-classes': [
    ...['myclasses', 'my-class', 'my-courses', 'mycourses', 'my-lessons', 'learn', 'learning'],
    ...['exams', 'exam', 'my-exams', 'results'],
  ],
  '/profile': ['account', 'me', 'my-profile', 'settings', 'my-account', 'user', 'calendar'],
  '/wallet-history': [
    ...['wallet', 'wallet/history', 'payments', 'payment', 'billing', 'balance', 'history', 'fund'],
    ...['fund-wallet', 'transactions'],
  ],
  '/messages': ['inbox', 'message', 'mail', 'notifications', 'announcements'],
  '/game': ['quiz', 'games', 'play'],
  '/words': ['my-words', 'review', 'vocabulary', 'flashcards'],
  '/letters': ['letter', 'alphabet'],
  '/privacy': ['privacy-policy', 'privacy-notice'],
  '/phone': ['offline', 'downloads', 'kept'],
  '/admin': ['admin/dashboard', 'admin/home', 'admin/index', 'administrator', 'administration'],
  '/admin/classes': [
    ...['admin/class', 'admin/courses', 'admin/course', 'admin/lessons', 'admin/classes/manage'],
    ...['admin/sessions', 'admin/gradebook', 'admin/attendance'],
  ],
  '/admin/students': ['admin/student', 'admin/users', 'admin/user', 'admin/people', 'students'],
  '/admin/payments': [
    ...['admin/payment', 'admin/wallet', 'admin/transactions', 'admin/income', 'admin/finance'],
    ...['admin/money', 'admin/ledger', 'admin/refunds'],
  ],
  '/admin/payments/record': ['admin/record-payments', 'admin/payments/new'],
  '/admin/owed': ['admin/debts', 'admin/debtors', 'admin/fees', 'admin/owing'],
  '/admin/coupons': ['admin/coupon', 'admin/discounts', 'admin/vouchers'],
  '/admin/transfers': ['admin/transfer'],
  '/admin/income-shares': ['admin/shares', 'admin/statements', 'admin/statement'],
  '/admin/messages': ['admin/message', 'admin/messaging', 'admin/announcements', 'admin/mail'],
  '/admin/settings': ['admin/setting', 'admin/config', 'admin/configuration', 'admin/school'],
  '/admin/backups': ['admin/backup', 'admin/copies'],
  '/admin/data-protection': ['admin/privacy'],
  '/admin/letters': ['admin/letter', 'admin/alphabet'],
  '/admin/staff': ['admin/teachers', 'admin/teacher', 'admin/team', 'admin/roles'],
  '/admin/certificates': ['admin/certificate'],
  '/admin/exams': ['admin/exam', 'admin/marking', 'admin/mark', 'admin/grading', 'admin/results'],
  '/admin/quiz': ['admin/game', 'admin/quizzes', 'admin/questions'],
  '/admin/audit': ['admin/log', 'admin/logs', 'admin/audit-log', 'admin/activity'],
  '/admin/bin': ['admin/trash', 'admin/deleted', 'admin/recycle-bin'],
  '/admin/lists': ['admin/list', 'admin/reports', 'admin/report', 'admin/enrolments'],
}

const pageOf = new Map(
  Object.entries(PAGES).flatMap(([page, guesses]) => guesses.map((it) => [it, page] as const)),
)

/** A class of the staff by its number, and the pages of their own that begin with that of the area. */
const BY_NUMBER: readonly (readonly [RegExp, string])[] = [
  [/^admin\/(?:class|classes|courses|course)\/([1-9]\d{0,14})$/, '/admin/classes/manage/$1'],
  [/^admin\/(?:student|user|users)\/([1-9]\d{0,14})$/, '/admin/students/$1'],
  [/^(?:class|course)\/([\w-]{1,64})$/, '/classes/$1'],
]

const KNOWN_PATHS = new Set(Object.keys(PAGES))

/** The page that a guessed path means, without its query; undefined for any other path. */
export function guessedPage(path: string): string | undefined {
  const trimmed = path.replaceAll(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')
  const name = trimmed.toLowerCase().replace(/_/g, '-')
  const page = pageOf.get(name)
  if (page) return page
  // another case, or a slash at its end
  if (`/${name}` !== path && KNOWN_PATHS.has(`/${name}`)) return `/${name}`
  for (const [pattern, target] of BY_NUMBER)
    if (pattern.test(trimmed)) return trimmed.replace(pattern, target)
  return undefined
}
