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
  Users,
} from 'lucide-react'
import { paths } from '../../../api/paths.ts'

/** A page of the administrators' area. `label` is its entry in the sidebar. */
export type AdminPage = { to: string; label: string; icon: LucideIcon }

const { admin } = paths

/** The pages below the dashboard, in the order of the sidebar. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { to: admin.classes, label: 'Manage Classes', icon: Library },
  { to: admin.students, label: 'Students', icon: Users },
  { to: admin.payments, label: 'Payments', icon: CreditCard },
  { to: admin.incomeShares, label: 'Income shares', icon: HandCoins },
  { to: admin.lists, label: 'Lists', icon: ListChecks },
  { to: admin.messages, label: 'Messaging', icon: Megaphone },
  { to: admin.certificates, label: 'Certificates', icon: Award },
  { to: admin.exams, label: 'Exams', icon: ClipboardCheck },
  { to: admin.quiz, label: 'Quiz bank', icon: Gamepad2 },
  { to: admin.settings, label: 'Settings', icon: Settings },
  { to: admin.audit, label: 'Audit', icon: ScrollText },
  { to: admin.bin, label: 'Bin', icon: Trash2 },
]

/** True if a path is the page or below it; the dashboard matches only its own path. */
export function isOnPage(path: string, { to }: Pick<AdminPage, 'to'>): boolean {
  return path === to || (to !== admin.dashboard && path.startsWith(`${to}/`))
}
