import { BookOpen, House, type LucideIcon, Mail, Trophy, Wallet } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BarLink } from '../../kit/BarLink.tsx'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { hasBottomBar } from './bottom-bar-pages.ts'
import { isWithin, useCurrentEntryPath } from './current-entry.ts'
import { useKeyboardOpen } from './keyboard-open.ts'
import './bottom-bar.css'

type BarEntry = { to: string; label: string; icon: LucideIcon }

const entries: readonly BarEntry[] = [
  { to: paths.dashboard, label: m.app_home(), icon: House },
  { to: paths.myClasses, label: m.app_my_classes(), icon: BookOpen },
  { to: paths.game, label: m.app_quiz(), icon: Trophy },
  { to: paths.messages, label: m.app_messages(), icon: Mail },
  { to: paths.walletHistory, label: m.app_wallet(), icon: Wallet },
]

const AdminBottomBar = lazyPart(
  async () => (await import('../../features/finder/admin/AdminBottomBar.tsx')).AdminBottomBar,
  renderNothing,
)

/** The five most used pages at the bottom of a phone. The drawer lists every page. */
export function BottomBar({ unread }: { unread: number }) {
  const [path] = useLocation()
  const entryPath = useCurrentEntryPath()
  const isKeyboardOpen = useKeyboardOpen()
  if (isKeyboardOpen || !hasBottomBar(path)) return null
  if (isWithin(path, paths.admin.dashboard)) {
    return (
      <Suspense>
        <AdminBottomBar path={path} />
      </Suspense>
    )
  }
  return (
    <nav className="bottom-bar" aria-label={m.app_shortcuts()}>
      <ul>
        {entries.map((it) => (
          <li key={it.to}>
            <BarLink
              page={it}
              isCurrent={isWithin(entryPath, it.to)}
              count={it.to === paths.messages ? unread : 0}
              countText={m.app_unread_count({ count: unread })}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
