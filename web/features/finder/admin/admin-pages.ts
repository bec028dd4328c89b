import {
  Award,
  CalendarClock,
  ClipboardCheck,
  CreditCard,
  Gamepad2,
  HandCoins,
  Landmark,
  Library,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Mic,
  ScrollText,
  Settings,
  TicketPercent,
  Trash2,
  UserCog,
  Users,
} from 'lucide-react'
import { may, type Permission, reachOf } from '../../../../contract/staff/permissions.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { useSession } from '../../../api/session.ts'
import { staffKindOf } from '../../../api/use-may.ts'

/** A page of the administrators' area. `label` is its entry in the sidebar. */
export type AdminPage = {
  to: string
  label: string
  icon: LucideIcon
  /** The permission that the page needs, as in web/app/routes.ts. */
  can?: Permission
  /** The label for who has the permission in own classes only. */
  ownLabel?: string
}

const { admin } = paths

/** The pages below the dashboard, in the order of the sidebar. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { to: admin.classes, label: m.finder_manage_classes(), icon: Library, can: 'editClasses' },
  { to: admin.students, label: m.kit_students(), icon: Users, can: 'viewStudents' },
  { to: admin.payments, label: m.finder_payments(), icon: CreditCard, can: 'viewMoney' },
  { to: admin.owed, label: m.finder_owed(), icon: CalendarClock, can: 'viewMoney' },
  { to: admin.transfers, label: m.finder_transfers(), icon: Landmark, can: 'viewMoney' },
  { to: admin.coupons, label: m.finder_coupons(), icon: TicketPercent, can: 'viewMoney' },
  {
    to: admin.incomeShares,
    label: m.finder_income_shares(),
    ownLabel: m.finder_my_statement(),
    icon: HandCoins,
    can: 'viewShares',
  },
  { to: admin.lists, label: m.finder_lists(), icon: ListChecks, can: 'viewMoney' },
  { to: admin.messages, label: m.finder_messaging(), icon: Megaphone, can: 'sendMessages' },
  { to: admin.certificates, label: m.finder_certificates(), icon: Award, can: 'giveCertificates' },
  { to: admin.exams, label: m.finder_exams(), icon: ClipboardCheck, can: 'markExams' },
  { to: admin.quiz, label: m.finder_quiz_bank(), icon: Gamepad2, can: 'editQuiz' },
  { to: admin.letters, label: m.letters_record_title(), icon: Mic, can: 'recordLetters' },
  { to: admin.staff, label: m.finder_staff(), icon: UserCog, can: 'manageStaff' },
  { to: admin.settings, label: m.kit_settings(), icon: Settings, can: 'changeSettings' },
  { to: admin.audit, label: m.finder_audit(), icon: ScrollText, can: 'viewAudit' },
  { to: admin.bin, label: m.finder_bin(), icon: Trash2, can: 'restoreDeleted' },
]

/** Those of the pages that the signed-in user may open (R-STAFF-011). */
export function useOpenPages(pages: readonly AdminPage[] = ADMIN_PAGES): readonly AdminPage[] {
  const kind = useSession(({ user }) => staffKindOf(user))
  return pages
    .filter(({ can }) => can === undefined || may(kind, can))
    .map((page) => {
      const isOwn = kind && page.can && reachOf(kind, page.can) === 'own classes'
      return isOwn && page.ownLabel ? { ...page, label: page.ownLabel } : page
    })
}

/** True if a path is the page or below it; the dashboard matches only its own path. */
export function isOnPage(path: string, { to }: Pick<AdminPage, 'to'>): boolean {
  return path === to || (to !== admin.dashboard && path.startsWith(`${to}/`))
}
