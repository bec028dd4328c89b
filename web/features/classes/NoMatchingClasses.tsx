import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyCard } from '../../kit/EmptyState.tsx'

type NoMatchingClassesProps = { title: string; onClear: () => void; children: ReactNode }

/** The state of a class list without matches. */
export function NoMatchingClasses({ title, onClear, children }: NoMatchingClassesProps) {
  return (
    <EmptyCard
      icon={Search}
      title={title}
      action={
        <Button variant="outline" onClick={onClear}>
          {m.classes_clear_filters()}
        </Button>
      }
    >
      {children}
    </EmptyCard>
  )
}
