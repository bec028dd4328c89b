import type { CSSProperties } from 'react'

type ProgressBarProps = {
  value: number
  max: number
  /** What is read out: '8 of 20 lessons'. */
  label: string
}

/** How far along: a bar that is also spoken. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={label}
      style={{ '--p': percent } as CSSProperties}
    >
      <i />
    </div>
  )
}
