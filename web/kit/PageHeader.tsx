import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from './BilingualTitle.tsx'
import { Link } from './Link.tsx'

type PageHeaderProps = { title: string; subtitle?: ReactNode; children?: ReactNode }

/** The header of a page: title, subtitle and actions. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <div className="page-header">
      <div>
        <Heading>{title}</Heading>
        {subtitle && <p className="lead">{subtitle}</p>}
      </div>
      {children}
    </div>
  )
}

/** A link to the parent page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back-link">
      <ArrowLeft className="icon mirror" aria-hidden />
      {children}
    </Link>
  )
}

/** A divider with a gold star. */
export function StarDivider() {
  return (
    <div className="star-divider" aria-hidden>
      <i />
    </div>
  )
}
