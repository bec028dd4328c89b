import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from './BilingualTitle.tsx'
import { Link } from './Link.tsx'

type PageHeaderProps = { title: string; subtitle?: ReactNode; children?: ReactNode }

/** The head of a page: its h1, a sentence, and at the end its actions. */
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

/** The way back to the page above. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="back-link">
      <ArrowLeft className="icon mirror" aria-hidden />
      {children}
    </Link>
  )
}

/** The line with a gold star in its middle, where one thing ends and another begins. */
export function StarDivider() {
  return (
    <div className="star-divider" aria-hidden>
      <i />
    </div>
  )
}
