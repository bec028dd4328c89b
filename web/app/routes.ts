import type { ComponentType } from 'react'
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

/** Loads an admin screen together with the stylesheet for administrators. */
const withAdminStyles = (load: () => Promise<ScreenFile>) => async () =>
  (await Promise.all([load(), import('./admin.css')]))[0]

/** The file of a screen: 'admin/classes.manage.$id' for '/admin/classes/manage/:id', and the dashboard for the root of an area. */
function screenFileOf(path: string): string {
  const parts = splitPath(path.replaceAll(':', '$'))
  const folder = parts[0] === 'admin' ? `${parts.shift()}/` : ''
  return folder + (parts.join('.') || 'dashboard')
}

function route(
  path: string,
  title: string,
  access: RouteAccess = 'student',
  layout?: LayoutName,
): Route {
  const screenFile = screenFiles[`../screens/${screenFileOf(path)}.tsx`]
  const loadFile = screenFile && access === 'admin' ? withAdminStyles(screenFile) : screenFile
  let loaded: ComponentType | undefined
  const load = loadFile && (async () => (loaded ??= (await loadFile()).Screen))
  const layoutName = layout ?? (access === 'guest' || access === 'anyone' ? 'auth' : 'signed-in')
  return {
    path,
    title,
    access,
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

  route('/admin', 'Admin Dashboard', 'admin'),
  route('/admin/classes', 'Manage Classes', 'admin'),
  route('/admin/classes/manage/:id', 'Class', 'admin'),
  route('/admin/classes/manage/:id/gradebook', 'Gradebook', 'admin'),
  route('/admin/classes/manage/:classId/lessons/:lessonId', 'Lesson', 'admin'),
  route('/admin/students', 'Manage Students', 'admin'),
  route('/admin/students/:id', 'Student', 'admin'),
  route('/admin/lists', 'Lists', 'admin'),
  route('/admin/payments', 'Payment History', 'admin'),
  route('/admin/income-shares', 'Income Shares', 'admin'),
  route('/admin/messages', 'Admin Messaging', 'admin'),
  route('/admin/settings', 'Admin Settings', 'admin'),
  route('/admin/certificates', 'Certificate Management', 'admin'),
  route('/admin/exams', 'Exam Marking', 'admin'),
  route('/admin/exams/:submissionId', 'Mark Exam', 'admin', 'none'),
  route('/admin/quiz', 'Quiz bank', 'admin'),
  route('/admin/audit', 'Audit', 'admin'),
  route('/admin/bin', 'Bin', 'admin'),
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
