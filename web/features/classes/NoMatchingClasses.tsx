import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

type NoMatchingClassesProps = { title: string; onClear: () => void; children: ReactNode }

/** The state of a class list without matches. */
export function NoMatchingClasses({ title, onClear, children }: NoMatchingClassesProps) {
  return (
    <Card>
      <EmptyState
        icon={Search}
        title={title}
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
