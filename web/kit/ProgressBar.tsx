type ProgressBarProps = {
  value: number
  max: number
  /** The accessible text: '8 of 20 lessons'. */
  label: string
}

/** A progress bar. */
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
      style={{ '--p': percent }}
    >
      <i />
    </div>
  )
}
