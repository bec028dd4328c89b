import type { ComponentType } from 'react'
import type { Permission } from '../../contract/staff/permissions.ts'
import { m } from '../../messages/m.ts'
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
  route('/login', m.app_title_sign_in(), 'guest'),
  route('/register', m.app_title_sign_up(), 'guest'),
  route('/forgot-password', m.app_title_reset_password(), 'guest'),
  route('/set-password', m.app_title_set_password(), 'anyone'),
  route('/invitation', m.app_title_invitation(), 'anyone'),
  route('/verify/:code', m.app_title_certificate(), 'anyone'),
  route('/privacy', m.app_title_privacy(), 'anyone'),
  route('/letters', m.letters_title(), 'anyone'),
  route('/letters/:part', m.letters_title(), 'anyone'),
  route('/courses/:publicId', m.app_title_class(), 'anyone'),

  route('/', m.app_title_dashboard()),
  route('/classes', m.app_title_available_classes()),
  route('/my-classes', m.app_title_my_classes()),
  route('/phone', m.app_title_on_this_phone()),
  route('/classes/:publicId', m.app_title_class()),
  route('/classes/:classId/lessons/:lessonId', m.app_title_lesson()),
  route('/words', m.app_title_words()),
  route('/profile', m.app_title_profile()),
  route('/wallet-history', m.app_title_wallet_history()),
  route('/messages', m.app_title_messages()),
  route('/messages/:publicId', m.app_title_message()),
  route('/game', m.app_title_islamic_knowledge_quiz(), 'student', 'none'),

  route('/admin', m.app_title_admin_dashboard(), { can: 'seeOverview' }),
  route('/admin/classes', m.app_title_manage_classes(), { can: 'editClasses' }),
  route('/admin/classes/manage/:id', m.app_title_class(), { can: 'editClasses' }),
  route('/admin/classes/manage/:id/gradebook', m.app_title_gradebook(), { can: 'viewMarks' }),
  route('/admin/classes/manage/:classId/lessons/:lessonId', m.app_title_lesson(), {
    can: 'editLessons',
  }),
  route('/admin/students', m.app_title_manage_students(), { can: 'viewStudents' }),
  route('/admin/students/:id', m.app_title_student(), { can: 'viewStudents' }),
  route('/admin/lists', m.app_title_lists(), { can: 'viewMoney' }),
  route('/admin/payments', m.app_title_payment_history(), { can: 'viewMoney' }),
  route('/admin/payments/record', m.app_title_record_payments(), { can: 'moveMoney' }),
  route('/admin/income-shares', m.app_title_income_shares(), { can: 'viewShares' }),
  route('/admin/owed', m.app_title_owed(), { can: 'viewMoney' }),
  route('/admin/transfers', m.app_title_transfers(), { can: 'viewMoney' }),
  route('/admin/coupons', m.app_title_coupons(), { can: 'viewMoney' }),
  route('/admin/messages', m.app_title_admin_messaging(), { can: 'sendMessages' }),
  route('/admin/staff', m.app_title_staff(), { can: 'manageStaff' }),
  route('/admin/settings', m.app_title_admin_settings(), { can: 'changeSettings' }),
  route('/admin/data-protection', m.app_title_data_protection(), { can: 'managePrivacy' }),
  route('/admin/backups', m.app_title_backups(), { can: 'changeSettings' }),
  route('/admin/certificates', m.app_title_certificate_management(), { can: 'giveCertificates' }),
  route('/admin/exams', m.app_title_exam_marking(), { can: 'markExams' }),
  route('/admin/exams/:submissionId', m.app_title_mark_exam(), { can: 'markExams' }, 'none'),
  route('/admin/quiz', m.app_title_quiz_bank(), { can: 'editQuiz' }),
  route('/admin/letters', m.letters_record_title(), { can: 'recordLetters' }),
  route('/admin/audit', m.app_title_audit(), { can: 'viewAudit' }),
  route('/admin/bin', m.app_title_bin(), { can: 'restoreDeleted' }),
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
