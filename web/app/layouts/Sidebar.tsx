import { LogOut, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ADMIN_ROLE } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { staffText } from '../../features/staff/shared/kind-texts.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { Button } from '../../kit/Button.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { inNaira } from '../../kit/naira.ts'
import { ThemeToggle } from '../../kit/ThemeToggle.tsx'
import { SidebarNav } from './SidebarNav.tsx'
import { SiteName } from './SiteName.tsx'
import { signOut } from './sign-out.ts'
import { WhatsAppSidebarLink } from './WhatsAppButton.tsx'

type SidebarProps = {
  bell?: ReactNode
  unread: number
  /** Renders a close button, in the drawer. */
  onClose?: () => void
}

/** The sidebar: site name, bell, navigation and the current user. */
export function Sidebar({ bell, unread, onClose }: SidebarProps) {
  const isAdmin = useSession((it) => it.user?.role === ADMIN_ROLE)
  return (
    <div className="sidebar-content">
      <div className="sidebar-header">
        <SiteName />
        {bell}
        {onClose && (
          <IconButton
            label={m.app_close_menu()}
            icon={<X className="icon" aria-hidden />}
            onClick={onClose}
          />
        )}
      </div>
      <SidebarNav unread={unread} />
      <div className="sidebar-footer">
        <CurrentUser />
        {/* in a language with long words the two buttons move below it */}
        <div className="flex flex-wrap gap-1">
          <LogoutButton />
          <div className="flex gap-1">
            {isAdmin && <WhatsAppSidebarLink />}
            <ThemeToggle />
          </div>
        </div>
      </div>
    </div>
  )
}

function CurrentUser() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="current-user">
      <Avatar name={user.name} />
      <div className="grow">
        <b className="page-side" dir="auto">
          {user.name}
        </b>
        <span className="num text-tiny text-ink-3">
          {user.role === ADMIN_ROLE ? staffText(user.staff) : inNaira(user.wallet)}
        </span>
      </div>
    </div>
  )
}

function LogoutButton() {
  const [, navigate] = useLocation()
  const handleLogout = async () => {
    if (!(await signOut())) return
    // without a return path: the next user starts at the dashboard
    navigate(paths.login)
  }
  return (
    <Button variant="text" className="sidebar-logout" onClick={() => void handleLogout()}>
      <LogOut className="icon mirror" aria-hidden />
      {m.app_logout()}
    </Button>
  )
}
