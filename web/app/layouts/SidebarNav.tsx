import { useQuery } from '@tanstack/react-query'
import {
  BookOpen,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Mail,
  Shield,
  User,
  Wallet,
} from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { ADMIN_ROLE } from '../../../contract/auth.ts'
import type { ClassPage } from '../../../contract/study.ts'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { Link } from '../../kit/Link.tsx'

type NavEntry = { to: string; label: string; icon?: LucideIcon }

const navEntries: NavEntry[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.classes, label: 'Classes', icon: Library },
  { to: paths.myClasses, label: 'My Classes', icon: BookOpen },
  { to: paths.messages, label: 'Messages', icon: Mail },
  { to: paths.walletHistory, label: 'Wallet', icon: Wallet },
  { to: paths.profile, label: 'Profile', icon: User },
]

const adminEntries: NavEntry[] = [
  { to: paths.admin.classes, label: 'Manage Classes' },
  { to: paths.admin.students, label: 'Students' },
  { to: paths.admin.payments, label: 'Payments' },
  { to: paths.admin.messages, label: 'Messaging' },
  { to: paths.admin.certificates, label: 'Certificates' },
  { to: paths.admin.exams, label: 'Exams' },
  { to: paths.admin.quiz, label: 'Quiz bank' },
  { to: paths.admin.settings, label: 'Settings' },
  { to: paths.admin.audit, label: 'Audit' },
]

/** The sidebar's entries (R-LAYOUT-001 to R-LAYOUT-007); Admin has its pages under it while one of them is open. */
export function SidebarNav({ unread }: { unread: number }) {
  const { user } = useSession()
  const path = useCurrentEntryPath()
  const nav = useScrollCurrentIntoView(path)
  return (
    <nav className="nav" aria-label="Main" ref={nav}>
      <ul>
        {navEntries.map((it) => (
          <NavItem key={it.to} entry={it} path={path}>
            {it.to === paths.messages && unread > 0 && <UnreadBadge count={unread} />}
          </NavItem>
        ))}
        {user?.role === ADMIN_ROLE && <AdminEntries path={path} />}
      </ul>
    </nav>
  )
}

/** Scrolls the entries, where they are more than fit, to the current one; the page itself stays. */
function useScrollCurrentIntoView(path: string) {
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which entry is current
  useLayoutEffect(() => {
    // within the frame that shows it, but not before the rest of the page is there to be laid out with it
    const animationFrame = requestAnimationFrame(() => {
      const navRect = nav.current?.getBoundingClientRect()
      const entryRect = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
      if (!navRect || !entryRect) return
      const overflow =
        Math.max(0, entryRect.bottom - navRect.bottom) + Math.min(0, entryRect.top - navRect.top)
      nav.current?.scrollBy({ top: overflow, behavior: 'instant' })
    })
    return () => cancelAnimationFrame(animationFrame)
  }, [path])
  return nav
}

/** The address by which the entry is found: a class that one has joined, and its lessons, stand under My Classes. */
function useCurrentEntryPath(): string {
  const [path] = useLocation()
  const [, area, classRef = '', subpath] = path.split('/')
  // what the page itself has asked for; the sidebar asks nothing
  const page = useQuery<ClassPage>({ queryKey: keys.classPage(classRef), enabled: false }).data
  if (`/${area}` !== paths.classes || classRef === '') return path
  if (subpath !== undefined || page?.isEnrolled) return paths.myClasses
  // no entry lights up to go out again a moment later
  return page ? path : ''
}

function AdminEntries({ path }: { path: string }) {
  return (
    <NavItem entry={{ to: paths.admin.dashboard, label: 'Admin', icon: Shield }} path={path}>
      {isWithin(path, paths.admin.dashboard) && (
        <ul>
          {adminEntries.map((it) => (
            <NavItem key={it.to} entry={it} path={path} />
          ))}
        </ul>
      )}
    </NavItem>
  )
}

/** A page belongs to an entry whose address it is, or under whose address it stands. */
function isWithin(path: string, to: string) {
  return path === to || (to !== paths.dashboard && path.startsWith(`${to}/`))
}

function isCurrent(path: string, to: string) {
  // Admin's own entry gives way to its pages' entries
  if (to === paths.admin.dashboard) return path === to
  return isWithin(path, to)
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
  const { to, label, icon: Icon } = entry
  return (
    <li className="relative">
      <Link to={to} aria-current={isCurrent(path, to) ? 'page' : undefined}>
        {Icon && <Icon className="icon" aria-hidden />}
        {label}
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
      {count}
    </span>
  )
}
