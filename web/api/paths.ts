/** Every path of the site. */
export const paths = {
  login: '/login',
  /** The landing page with a referral code. */
  invitation: (code: string) => `/login?ref=${encodeURIComponent(code)}`,
  /** The landing page, which returns to a path after sign-in; '' for the dashboard. */
  signIn: (next: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Where the link of an invitation leads, with its token as the fragment. */
  setPassword: '/set-password',
  /** Where the link of an invitation to the staff leads, with its token as the fragment. */
  staffInvitation: '/invitation',
  /** The public page of a class. */
  publicClass: (publicId: string) => `/courses/${publicId}`,
  /** The privacy notice, with the form for complaints. */
  privacy: '/privacy',
  /** The public track of the letters, and one of its parts: a unit by its number, 'placement' or 'repeat'. */
  letters: '/letters',
  lettersPart: (part: string) => `/letters/${part}`,
  verify: (code: string) => `/verify/${encodeURIComponent(code)}`,

  dashboard: '/',
  classes: '/classes',
  myClasses: '/my-classes',
  phone: '/phone',
  class: (publicId: string) => `/classes/${publicId}`,
  lesson: (classId: string | number, lessonId: string | number) =>
    `/classes/${classId}/lessons/${lessonId}`,
  words: '/words',
  profile: '/profile',
  /** The security part of the profile alone, then a link back. */
  secondStep: (next: string) => `/profile?second-step&next=${encodeURIComponent(next)}`,
  walletHistory: '/wallet-history',
  messages: '/messages',
  message: (publicId: string) => `/messages/${publicId}`,
  game: '/game',

  admin: {
    dashboard: '/admin',
    classes: '/admin/classes',
    class: (id: string | number) => `/admin/classes/manage/${id}`,
    /** A class, or one of its lessons, as a student sees it. */
    preview: (classId: string | number, lessonId: string | number = '') =>
      `/admin/classes/manage/${classId}?preview=${lessonId}`,
    gradebook: (classId: string | number) => `/admin/classes/manage/${classId}/gradebook`,
    lesson: (classId: string | number, lessonId: string | number) =>
      `/admin/classes/manage/${classId}/lessons/${lessonId}`,
    students: '/admin/students',
    lists: '/admin/lists',
    student: (id: string | number) => `/admin/students/${id}`,
    payments: '/admin/payments',
    /** Records payments of many students, of a class if one is given. */
    recordPayments: (classId: string | number = '') =>
      `/admin/payments/record${classId === '' ? '' : `?class=${classId}`}`,
    incomeShares: '/admin/income-shares',
    owed: '/admin/owed',
    coupons: '/admin/coupons',
    transfers: '/admin/transfers',
    messages: '/admin/messages',
    settings: '/admin/settings',
    staff: '/admin/staff',
    backups: '/admin/backups',
    dataProtection: '/admin/data-protection',
    certificates: '/admin/certificates',
    exams: '/admin/exams',
    submission: (id: string | number) => `/admin/exams/${id}`,
    quiz: '/admin/quiz',
    letters: '/admin/letters',
    audit: '/admin/audit',
    bin: '/admin/bin',
  },
}
