import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldableProps = {
  title: ReactNode
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  children: ReactNode
}

/** A part of a submission that the marker can fold away. */
export function Foldable({ title, isFolded, onFold, children }: FoldableProps) {
  return (
    <details
      className="marking-fold"
      open={!isFolded}
      onToggle={({ currentTarget }) => onFold(!currentTarget.open)}
    >
      <summary>
        <ChevronRight className="icon icon-s mirror" aria-hidden />
        <h3>{title}</h3>
      </summary>
      <div className="marking-fold-body">{children}</div>
    </details>
  )
}
