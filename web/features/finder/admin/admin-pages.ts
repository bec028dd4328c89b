import {
  Award,
  ClipboardCheck,
  CreditCard,
  Gamepad2,
  HandCoins,
  Library,
  ListChecks,
  type LucideIcon,
  Megaphone,
  ScrollText,
  Settings,
  Trash2,
  UserCog,
  Users,
} from 'lucide-react'
import type { Permission } from '../../../../contract/staff/permissions.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'

/** A page of the administrators' area. `label` is its entry in the sidebar. */
export type AdminPage = {
  to: string
  label: string
  icon: LucideIcon
  /** The permission that the page needs, as in web/app/routes.ts. */
  can?: Permission
}

const { admin } = paths

/** The pages below the dashboard, in the order of the sidebar. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { to: admin.classes, label: 'Manage Classes', icon: Library, can: 'editClasses' },
  { to: admin.students, label: 'Students', icon: Users, can: 'viewStudents' },
  { to: admin.payments, label: 'Payments', icon: CreditCard, can: 'viewMoney' },
  { to: admin.incomeShares, label: 'Income shares', icon: HandCoins, can: 'viewShares' },
  { to: admin.lists, label: 'Lists', icon: ListChecks, can: 'viewMoney' },
  { to: admin.messages, label: 'Messaging', icon: Megaphone, can: 'sendMessages' },
  { to: admin.certificates, label: 'Certificates', icon: Award, can: 'giveCertificates' },
  { to: admin.exams, label: 'Exams', icon: ClipboardCheck, can: 'markExams' },
  { to: admin.quiz, label: 'Quiz bank', icon: Gamepad2, can: 'editQuiz' },
  { to: admin.staff, label: 'Staff', icon: UserCog, can: 'manageStaff' },
  { to: admin.settings, label: 'Settings', icon: Settings, can: 'changeSettings' },
  { to: admin.audit, label: 'Audit', icon: ScrollText, can: 'viewAudit' },
  { to: admin.bin, label: 'Bin', icon: Trash2, can: 'restoreDeleted' },
]

/** Those of the pages that the signed-in user may open (R-STAFF-011). */
export function useOpenPages(pages: readonly AdminPage[] = ADMIN_PAGES): readonly AdminPage[] {
  const isPermitted = usePermissions()
  return pages.filter(({ can }) => can === undefined || isPermitted(can))
}

/** True if a path is the page or below it; the dashboard matches only its own path. */
export function isOnPage(path: string, { to }: Pick<AdminPage, 'to'>): boolean {
  return path === to || (to !== admin.dashboard && path.startsWith(`${to}/`))
}
