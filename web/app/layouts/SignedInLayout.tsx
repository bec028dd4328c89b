// only signed-in pages have pagination and choices
import { useQuery } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { refreshUserQuery } from '../../api/refresh-user.ts'
import { useSession } from '../../api/session.ts'
import { afterNextPaint } from '../../kit/after-next-paint.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { ThemeToggle } from '../../kit/ThemeToggle.tsx'
import { BaseLayout } from './BaseLayout.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SiteName } from './SiteName.tsx'
import { WhatsAppBarLink } from './WhatsAppButton.tsx'
import '../../kit/choices.css'
import '../../kit/pager.css'
import './sidebar.css'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'

const phone = matchMedia('(max-width: 640px)')
function subscribeToWidth(listener: () => void) {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

type SignedInLayoutProps = {
  children: ReactNode
  /** The notification bell, in the sidebar and in the top bar. */
  bell?: ReactNode
  /** The number of unread messages. */
  unread?: number
}

/** The layout of signed-in pages: a sidebar from 1024 px, below that a top bar that opens the sidebar as a drawer. */
export function SignedInLayout({ children, bell, unread = 0 }: SignedInLayoutProps) {
  // the stored user may be outdated
  useQuery(refreshUserQuery)
  const isAdmin = useSession((it) => it.user?.role === ADMIN_ROLE)
  const [path] = useLocation()
  const isPhone = useSyncExternalStore(subscribeToWidth, () => phone.matches)
  // navigation closes the drawer, because it is open for one path only
  const [openOnPath, setOpenOnPath] = useState<string>()
  const isOpen = openOnPath === path
  // Back to that path leaves the drawer closed
  if (openOnPath !== undefined && !isOpen) setOpenOnPath(undefined)
  // the pressed button is painted first: a modal dialog changes the styles of the whole page
  const toggle = () => afterNextPaint(() => setOpenOnPath(isOpen ? undefined : path))
  return (
    <BaseLayout hasChatButton={!isAdmin}>
      <div className="app">
        <aside className="sidebar" aria-label={m.app_main()}>
          <Sidebar bell={bell} unread={unread} />
        </aside>
        <div>
          <header className="top-bar">
            <IconButton
              label={isOpen ? m.app_close_menu() : m.app_open_menu()}
              icon={<Menu className="icon" aria-hidden />}
              aria-expanded={isOpen}
              onClick={toggle}
            />
            <SiteName />
            <WhatsAppBarLink />
            <ThemeToggle />
            {bell}
          </header>
          <main className="main" id="main" tabIndex={-1}>
            <TestModeNotice />
            {children}
            {/* after the page also when another page replaces it */}
            <div id="page-end" aria-live="polite" />
          </main>
        </div>
      </div>
      {isPhone && <BottomBar unread={unread} />}
      <Drawer open={isOpen} onClose={toggle} label={m.app_menu()}>
        <Sidebar unread={unread} onClose={toggle} />
      </Drawer>
    </BaseLayout>
  )
}

// students do not download it
const TestModeBanner = lazyPart(
  async () => (await import('../../features/settings/admin/TestModeBanner.tsx')).TestModeBanner,
  renderNothing,
)

/** The banner of the test mode on the administrators' pages. */
function TestModeNotice() {
  const [path] = useLocation()
  if (!/^\/admin(\/|$)/.test(path)) return null
  return (
    <Suspense>
      <TestModeBanner />
    </Suspense>
  )
}
