import { Shield } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Link } from '../../../kit/Link.tsx'
import { isOnPage, useOpenPages } from './admin-pages.ts'
import { openFinder } from './open-finder.ts'

const home = paths.admin.dashboard

// this code loads after the sidebar has scrolled to its current entry
const scrollToCurrent = (list: HTMLElement | null) =>
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })

/** The entry of the administrators' area in the sidebar. Its pages are listed while one of them is open. */
export function AdminEntry({ path }: { path: string }) {
  const pages = useOpenPages()
  return (
    <li className="relative">
      <Link to={home} aria-current={path === home ? 'page' : undefined}>
        <Shield className="icon" aria-hidden />
        {m.finder_admin()}
      </Link>
      {(path === home || path.startsWith(`${home}/`)) && (
        <ul ref={scrollToCurrent}>
          <li>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 rounded-control ps-11 pe-3 font-medium text-[0.9375rem] text-ink-2 hover:bg-sunken lg:min-h-9"
              onClick={openFinder}
            >
              {m.finder_find()}
              <kbd className="ms-auto text-ink-3 text-tiny">/</kbd>
            </button>
          </li>
          {pages.map((it) => (
            <li key={it.to}>
              <Link to={it.to} aria-current={isOnPage(path, it) ? 'page' : undefined}>
                {it.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
