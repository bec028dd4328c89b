import type { ComponentType } from 'react'
import type { Permission } from '../../contract/staff/permissions.ts'
import { loadSignedInLayout } from './layouts/SignedIn.tsx'

/** `guest`: visitors only. `anyone`: visitors and users. `admin`: role 11. */
export type RouteAccess = 'guest' | 'anyone' | 'student' | 'admin'
export type LayoutName = 'auth' | 'signed-in' | 'none'

type ScreenFile = { Screen: ComponentType }
export type Route = {
  path: string
  title: string
  access: RouteAccess
  layout: LayoutName
  /** Loads the component; undefined if the screen file does not exist. */
  loadScreen: (() => Promise<ComponentType>) | undefined
  /** The component, once its code has loaded. */
  loadedScreen: () => ComponentType | undefined
  /** Prefetches the code of the screen and its layout; resolves when it has loaded or failed. */
  prefetch: () => Promise<void>
}

// every file in web/screens is a screen, except the parts of large ones
const screenFiles = import.meta.glob<ScreenFile>([
  '../screens/**/*.tsx',
  '!**/parts/**',
  '!**/*.test.tsx',
])

/** Loads an admin screen together with the stylesheet for administrators and the check of its permission (R-STAFF-011). */
const loadForStaff = (load: () => Promise<ScreenFile>, can: Permission) => async () => {
  const [{ Screen }, { guardScreen }] = await Promise.all([
    load(),
    import('../features/staff/admin/guard-screen.tsx'),
    import('./admin.css'),
  ])
  return { Screen: guardScreen(Screen, can) }
}

/** The file of a screen: 'admin/classes.manage.$id' for '/admin/classes/manage/:id', and the dashboard for the root of an area. */
function screenFileOf(path: string): string {
  const parts = splitPath(path.replaceAll(':', '$'))
  const folder = parts[0] === 'admin' ? `${parts.shift()}/` : ''
  return folder + (parts.join('.') || 'dashboard')
}

function route(
  path: string,
  title: string,
  access: Exclude<RouteAccess, 'admin'> | { can: Permission } = 'student',
  layout?: LayoutName,
): Route {
  const screenFile = screenFiles[`../screens/${screenFileOf(path)}.tsx`]
  const loadFile =
    screenFile && typeof access === 'object' ? loadForStaff(screenFile, access.can) : screenFile
  let loaded: ComponentType | undefined
  const load = loadFile && (async () => (loaded ??= (await loadFile()).Screen))
  const layoutName = layout ?? (access === 'guest' || access === 'anyone' ? 'auth' : 'signed-in')
  return {
    path,
    title,
    access: typeof access === 'object' ? 'admin' : access,
    layout: layoutName,
    loadScreen: load,
    loadedScreen: () => loaded,
    // an error is shown when the page is opened
    prefetch: async () =>
      void (await Promise.allSettled([
        // first, so that the styles of the screen come after those of the layout
        layoutName === 'signed-in' ? loadSignedInLayout() : undefined,
        load?.(),
      ])),
  }
}

/** Every route of the site (R-ROUTE-001 to R-ROUTE-009). */
export const routes: readonly Route[] = [
  route('/login', 'Sign In', 'guest'),
  route('/register', 'Sign Up', 'guest'),
  route('/forgot-password', 'Reset Password', 'guest'),
  route('/set-password', 'Set Password', 'anyone'),
  route('/invitation', 'Invitation', 'anyone'),
  route('/verify/:code', 'Certificate', 'anyone'),
  route('/courses/:publicId', 'Class', 'anyone'),

  route('/', 'Dashboard'),
  route('/classes', 'Available Classes'),
  route('/my-classes', 'My Classes'),
  route('/phone', 'On this phone'),
  route('/classes/:publicId', 'Class'),
  route('/classes/:classId/lessons/:lessonId', 'Lesson'),
  route('/profile', 'Profile'),
  route('/wallet-history', 'Wallet History'),
  route('/messages', 'Messages'),
  route('/messages/:publicId', 'Message'),
  route('/game', 'Islamic Knowledge Quiz', 'student', 'none'),

  route('/admin', 'Admin Dashboard', { can: 'seeOverview' }),
  route('/admin/classes', 'Manage Classes', { can: 'editClasses' }),
  route('/admin/classes/manage/:id', 'Class', { can: 'editClasses' }),
  route('/admin/classes/manage/:id/gradebook', 'Gradebook', { can: 'viewMarks' }),
  route('/admin/classes/manage/:classId/lessons/:lessonId', 'Lesson', { can: 'editLessons' }),
  route('/admin/students', 'Manage Students', { can: 'viewStudents' }),
  route('/admin/students/:id', 'Student', { can: 'viewStudents' }),
  route('/admin/lists', 'Lists', { can: 'viewMoney' }),
  route('/admin/payments', 'Payment History', { can: 'viewMoney' }),
  route('/admin/income-shares', 'Income Shares', { can: 'viewShares' }),
  route('/admin/messages', 'Admin Messaging', { can: 'sendMessages' }),
  route('/admin/staff', 'Staff', { can: 'manageStaff' }),
  route('/admin/settings', 'Admin Settings', { can: 'changeSettings' }),
  route('/admin/certificates', 'Certificate Management', { can: 'giveCertificates' }),
  route('/admin/exams', 'Exam Marking', { can: 'markExams' }),
  route('/admin/exams/:submissionId', 'Mark Exam', { can: 'markExams' }, 'none'),
  route('/admin/quiz', 'Quiz bank', { can: 'editQuiz' }),
  route('/admin/audit', 'Audit', { can: 'viewAudit' }),
  route('/admin/bin', 'Bin', { can: 'restoreDeleted' }),
]

/** The access of a route. An unknown path requires a sign-in like any other, so that visitors cannot probe for paths. */
export const accessOf = (route: Route | undefined): RouteAccess => route?.access ?? 'student'

/** The route of a path: the same number of segments, each equal or a `:parameter`. */
export function findRoute(address: string): Route | undefined {
  const parts = splitPath(address.split(/[?#]/)[0] ?? '')
  return routes.find(({ path }) => {
    const patternParts = splitPath(path)
    return (
      patternParts.length === parts.length &&
      patternParts.every((it, i) => it.startsWith(':') || it === parts[i])
    )
  })
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean)
}
