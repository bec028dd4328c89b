import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { numberText } from './number-text.ts'

type StarProps = {
  /**
   * `done`: filled with a check. `open`: outlined with its children. `lock`: sunken with its children or a lock.
   * `plain`: without a state.
   */
  kind: 'done' | 'open' | 'lock' | 'plain'
  children?: ReactNode
  className?: string
}

/** The eight-pointed star as a marker of status and progress. Always next to a text. */
export function Star({ kind, children, className }: StarProps) {
  return (
    <span className={classNames('star', kind !== 'plain' && `star-${kind}`, className)} aria-hidden>
      {kind === 'done' && <Check className="icon" />}
      {kind === 'lock' && !children && <Lock className="icon icon-s" />}
      {children && <span>{typeof children === 'number' ? numberText(children) : children}</span>}
    </span>
  )
}
