import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'

type NoMatchingClassesProps = { title: string; onClear: () => void; children: ReactNode }

/** Nothing in the list is what was asked for. */
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
