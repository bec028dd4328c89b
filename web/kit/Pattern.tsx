import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const STAR =
  'M81.9 14.1 72 38.1 96 48 72 57.9 81.9 81.9 57.9 72 48 96 38.1 72 14.1 81.9 24 57.9 0 48 24 38.1 14.1 14.1 38.1 24 48 0 57.9 24Z'
const CORNERS =
  'M8.2 0 14.1 14.1 0 8.2M87.8 0 81.9 14.1 96 8.2M96 87.8 81.9 81.9 87.8 96M0 87.8 14.1 81.9 8.2 96'

/** A dark panel with the geometric pattern, faded behind the text. */
export function DarkPanel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <section className={classNames('dark-panel', className)}>
      <Pattern alignEnd />
      {children}
    </section>
  )
}

/** The pattern as lines; `alignEnd` limits it to the end side. Requires a `.dark-panel`. */
export function Pattern({ alignEnd }: { alignEnd?: boolean }) {
  return <span className={classNames('pattern', alignEnd && 'pattern-end')} aria-hidden />
}

/** The pattern with filled stars, for the landing page. */
export function FilledPattern() {
  return (
    <svg className="pattern-filled" aria-hidden="true">
      <defs>
        <pattern
          id="pattern"
          width="96"
          height="96"
          patternUnits="userSpaceOnUse"
          patternTransform="translate(6 10)"
        >
          <path d={STAR} fill="var(--night-up)" />
          <path d={STAR + CORNERS} fill="none" stroke="var(--night-line)" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#pattern)" />
    </svg>
  )
}
