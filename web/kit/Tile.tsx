import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'brand' | 'gold' | 'success' | 'info' | 'warning' | 'error' | 'plain'

/** An icon on a coloured square. */
export function Tile({
  tone = 'plain',
  children,
  className,
}: {
  tone?: Tone
  children: ReactNode
  className?: string
}) {
  return (
    <span className={classNames('tile', tone !== 'plain' && `tile-${tone}`, className)} aria-hidden>
      {children}
    </span>
  )
}

type NoteProps = {
  tone?: 'info' | 'warning' | 'error' | 'success'
  icon?: ReactNode
  children: ReactNode
}

/** A highlighted note. */
export function Note({ tone = 'info', icon, children }: NoteProps) {
  return (
    <div className={`note note-${tone}`}>
      {icon}
      <div className="grow">{children}</div>
    </div>
  )
}

/** Amounts with labels; the last row is the total. */
export function TotalsList({
  rows,
}: {
  rows: readonly (readonly [label: ReactNode, sum: ReactNode])[]
}) {
  return (
    <dl className="totals-list num">
      {rows.map(([label, sum], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sum keep their places
        <div key={i}>
          <dt>{label}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  )
}
