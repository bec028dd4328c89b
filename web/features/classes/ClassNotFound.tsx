import { BookX } from 'lucide-react'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

/** The page of a class that does not exist or is not visible, with a link to the list of classes (R-CLASS-016). */
export function ClassNotFound({ to, linkText }: { to: string; linkText: string }) {
  return (
    <Card>
      <h1 className="sr-only">Class</h1>
      <EmptyState
        icon={BookX}
        title="Class not found"
        action={
          <ButtonLink to={to} variant="primary">
            {linkText}
          </ButtonLink>
        }
      >
        It may have ended, or the link may be incomplete.
      </EmptyState>
    </Card>
  )
}
