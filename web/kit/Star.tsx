import { Check, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { formatPercent, scoreBand } from './score-band.ts'

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
      {children && <span>{children}</span>}
    </span>
  )
}

type PercentStarProps = {
  value: number
  /** Uses the colour of the score band instead of the brand colour. */
  colourByBand?: boolean
  large?: boolean
  /** Replaces the percentage of a large star. */
  text?: string
  className?: string
}

/** A star whose outline shows a percentage, with the number inside. */
export function PercentStar({ value, colourByBand, large, text, className }: PercentStarProps) {
  const classes = classNames(
    'star',
    large && 'star-big',
    colourByBand && `band-${scoreBand(value)}`,
    className,
  )
  return (
    <span className={classes} style={{ '--p': value }}>
      <span className={large ? undefined : 'text-tiny'}>
        {large ? (text ?? formatPercent(value)) : Math.round(value)}
      </span>
    </span>
  )
}

/** A small filled star in the colour of a score band. */
export function BandStar({ value }: { value: number }) {
  return <span className={`star star-fill band-${scoreBand(value)}`} aria-hidden />
}

/** A score in the colour of its band. */
export function ScoreText({ value, className }: { value: number; className?: string }) {
  return (
    <span className={classNames(`score band-${scoreBand(value)}`, className)}>
      {formatPercent(value)}
    </span>
  )
}
