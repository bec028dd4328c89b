import { BookX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

type ClassNotFoundProps = {
  to: string
  linkText: string
  heading?: string
  /** The possible reason; by default the one for students. */
  children?: ReactNode
}

/** The page of a class that does not exist or is not visible, with a link to the list of classes (R-CLASS-016). */
export function ClassNotFound({ to, linkText, heading = 'Class', children }: ClassNotFoundProps) {
  return (
    <Card>
      <h1 className="sr-only">{heading}</h1>
      <EmptyState
        icon={BookX}
        title="Class not found"
        action={
          <ButtonLink to={to} variant="primary">
            {linkText}
          </ButtonLink>
        }
      >
        {children ?? 'It may have ended, or the link may be incomplete.'}
      </EmptyState>
    </Card>
  )
}
