import { useLayoutEffect } from 'react'
import { Link } from '../../../kit/Link.tsx'
import { ADMIN_PAGES, isOnPage } from './admin-pages.ts'

type AdminEntriesProps = {
  path: string
  /** Called when the entries are shown: their code loads after the sidebar. */
  onShown: () => void
}

/** The administrators' pages in the sidebar. */
export function AdminEntries({ path, onShown }: AdminEntriesProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are shown
  useLayoutEffect(onShown, [])
  return (
    <ul>
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
