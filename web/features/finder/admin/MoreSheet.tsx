import { LayoutDashboard, Search } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Link } from '../../../kit/Link.tsx'
import { type AdminPage, isOnPage, useOpenPages } from './admin-pages.ts'
import { openFinder } from './open-finder.ts'

type MoreSheetProps = {
  path: string
  /** The pages of the bar, which the sheet does not repeat. */
  barPaths: readonly string[]
  onClose: () => void
}

const STUDENT_AREA: AdminPage = {
  to: paths.dashboard,
  label: m.finder_student_area(),
  icon: LayoutDashboard,
}

/** The administrators' pages that are not in the bottom bar, and the finder. */
export function MoreSheet({ path, barPaths, onClose }: MoreSheetProps) {
  const pages = [...useOpenPages().filter(({ to }) => !barPaths.includes(to)), STUDENT_AREA]
  const find = () => {
    onClose()
    openFinder()
  }
  return (
    <Dialog open onClose={onClose} title={m.kit_more()}>
      <nav aria-label={m.finder_more_pages()}>
        <ul className="grid grid-cols-2 gap-2">
          <li className="col-span-2">
            <button type="button" className={ENTRY} onClick={find}>
              <Search className="icon" aria-hidden />
              {m.finder_find()}
            </button>
          </li>
          {pages.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className={ENTRY}
                aria-current={isOnPage(path, { to }) && to !== paths.dashboard ? 'page' : undefined}
                onClick={() => isOnPage(path, { to }) && onClose()}
              >
                <Icon className="icon" aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}

const ENTRY =
  'flex min-h-12 w-full items-center gap-3 rounded-control border border-line px-3 text-start font-medium text-ink no-underline aria-[current]:border-brand-line aria-[current]:bg-brand-soft aria-[current]:text-brand-ink'
