import {
  BookOpen,
  Languages,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Mail,
  Smartphone,
  Trophy,
  User,
  Wallet,
} from 'lucide-react'
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { useKeepsLessons } from '../../features/offline/keeps-lessons.ts'
import { Link } from '../../kit/Link.tsx'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { numberText } from '../../kit/number-text.ts'
import { isWithin, useCurrentEntryPath } from './current-entry.ts'

type NavEntry = {
  to: string
  label: string
  icon?: LucideIcon
  /** The rest of the label for screen readers; pages say 'On this phone' of single items too. */
  detail?: string
}

const navEntries: NavEntry[] = [
  { to: paths.dashboard, label: m.app_dashboard(), icon: LayoutDashboard },
  { to: paths.classes, label: m.kit_classes(), icon: Library },
  { to: paths.myClasses, label: m.app_my_classes(), icon: BookOpen },
  { to: paths.words, label: m.app_words(), icon: Languages },
  { to: paths.game, label: m.app_quiz(), icon: Trophy },
  { to: paths.phone, label: m.app_phone(), detail: m.app_kept_lessons(), icon: Smartphone },
  { to: paths.messages, label: m.app_messages(), icon: Mail },
  { to: paths.walletHistory, label: m.app_wallet(), icon: Wallet },
  { to: paths.profile, label: m.app_profile(), icon: User },
]

/** The navigation (R-LAYOUT-001 to R-LAYOUT-007). The admin pages are listed while one of them is open. */
export function SidebarNav({ unread }: { unread: number }) {
  const { user } = useSession()
  const path = useCurrentEntryPath()
  const nav = useScrollCurrentIntoView(path)
  const keepsLessons = useKeepsLessons()
  const entries = navEntries.filter((it) => it.to !== paths.phone || keepsLessons)
  return (
    <nav className="nav" aria-label={m.app_main()} ref={nav}>
      <ul>
        {entries.map((it) => (
          <NavItem key={it.to} entry={it} path={path}>
            {it.to === paths.messages && unread > 0 && <UnreadBadge count={unread} />}
          </NavItem>
        ))}
        {user?.role === ADMIN_ROLE && <AdminEntry path={path} />}
      </ul>
    </nav>
  )
}

/** Scrolls the navigation to the current entry when the path changes. */
function useScrollCurrentIntoView(path: string) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which entry is current
  useLayoutEffect(() => {
    // a frame later, when the rest of the page can be laid out with it
    const animationFrame = requestAnimationFrame(() =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(animationFrame)
  }, [path])
  return nav
}

function NavItem({
  entry,
  path,
  children,
}: {
  entry: NavEntry
  path: string
  children?: ReactNode
}) {
  const { to, label, detail, icon: Icon } = entry
  return (
    <li className="relative">
      <Link to={to} aria-current={isWithin(path, to) ? 'page' : undefined}>
        {Icon && <Icon className="icon" aria-hidden />}
        {label}
        {detail && <span className="sr-only">{detail}</span>}
      </Link>
      {children}
    </li>
  )
}

function UnreadBadge({ count }: { count: number }) {
  return (
    <span
      className="count-badge pointer-events-none absolute end-3 top-1/2 -translate-y-1/2"
      aria-hidden
    >
      {numberText(count)}
    </span>
  )
}

// students do not download the administrators' entry
const Entry = lazyPart(
  async () => (await import('../../features/finder/admin/AdminEntry.tsx')).AdminEntry,
  renderNothing,
)

/** The entry of the administrators' area in the sidebar. */
function AdminEntry({ path }: { path: string }) {
  return (
    <Suspense>
      <Entry path={path} />
    </Suspense>
  )
}
