import { Link } from '../../../kit/Link.tsx'
import { ADMIN_PAGES, isOnPage } from './admin-pages.ts'

// the code of the entries loads after the sidebar has scrolled to its current entry
const scrollToCurrent = (list: HTMLElement | null) =>
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })

/** The administrators' pages in the sidebar. */
export function AdminEntries({ path }: { path: string }) {
  return (
    <ul ref={scrollToCurrent}>
      {ADMIN_PAGES.map((it) => (
        <li key={it.to}>
          <Link to={it.to} aria-current={isOnPage(path, it) ? 'page' : undefined}>
            {it.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
