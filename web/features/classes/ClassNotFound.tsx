import { BookX } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
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
export function ClassNotFound({
  to,
  linkText,
  heading = m.kit_class(),
  children,
}: ClassNotFoundProps) {
  return (
    <Card>
      <h1 className="sr-only">{heading}</h1>
      <EmptyState
        icon={BookX}
        title={m.classes_class_not_found()}
        action={
          <ButtonLink to={to} variant="primary">
            {linkText}
          </ButtonLink>
        }
      >
        {children ?? m.classes_not_found_reason()}
      </EmptyState>
    </Card>
  )
}
