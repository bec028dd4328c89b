import {
  ClipboardCheck,
  CreditCard,
  Ellipsis,
  House,
  Library,
  ListChecks,
  Users,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import type { AdminReport } from '../../../../contract/admin/admin.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { paths } from '../../../api/paths.ts'
import { useCachedData } from '../../../api/use-cached-data.ts'
import { BarLink } from '../../../kit/BarLink.tsx'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { type AdminPage, isOnPage, useOpenPages } from './admin-pages.ts'

const loadMoreSheet = () => import('./MoreSheet.tsx')
const MoreSheet = lazyDialog(async () => (await loadMoreSheet()).MoreSheet)

// in the order of use; the first four that the user may open are shown
const CANDIDATES: readonly AdminPage[] = [
  { to: paths.admin.dashboard, label: m.finder_home(), icon: House },
  { to: paths.admin.classes, label: m.kit_classes(), icon: Library, can: 'editClasses' },
  { to: paths.admin.students, label: m.kit_students(), icon: Users, can: 'viewStudents' },
  { to: paths.admin.exams, label: m.finder_marking(), icon: ClipboardCheck, can: 'markExams' },
  { to: paths.admin.payments, label: m.finder_payments(), icon: CreditCard, can: 'viewMoney' },
  { to: paths.admin.lists, label: m.finder_lists(), icon: ListChecks, can: 'viewMoney' },
]
const SHOWN = 4

/** The four most used pages of the staff at the bottom of a phone, and a sheet with the others (R-STAFF-011). */
export function AdminBottomBar({ path }: { path: string }) {
  // open for one path only, so that navigation closes it
  const [openOnPath, setOpenOnPath] = useState<string>()
  const isOpen = openOnPath === path
  const unmarked = useUnmarkedCount()
  const entries = useOpenPages(CANDIDATES).slice(0, SHOWN)
  const isElsewhere = !entries.some((it) => isOnPage(path, it))
  return (
    <>
      <nav className="bottom-bar" aria-label={m.finder_shortcuts()}>
        <ul>
          {entries.map((it) => (
            <li key={it.to}>
              <BarLink
                page={it}
                isCurrent={isOnPage(path, it)}
                count={it.to === paths.admin.exams ? unmarked : 0}
                countText={m.finder_count_to_mark({ count: unmarked })}
              />
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-current={isElsewhere ? 'page' : undefined}
              onPointerEnter={() => void loadMoreSheet().catch(() => {})}
              onClick={() => setOpenOnPath(path)}
            >
              <span className="bottom-bar-icon">
                <Ellipsis className="icon" aria-hidden />
              </span>
              <span>{m.kit_more()}</span>
            </button>
          </li>
        </ul>
      </nav>
      {isOpen && (
        <Suspense>
          <MoreSheet
            path={path}
            barPaths={entries.map(({ to }) => to)}
            onClose={() => setOpenOnPath(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The number of submissions to mark, as the dashboard loaded it last; the bar sends no request. */
function useUnmarkedCount(): number {
  return useCachedData<AdminReport>(adminKeys.adminReport)?.unmarkedCount ?? 0
}
