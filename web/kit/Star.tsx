import { Check, Lock } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { formatPercent, scoreBand } from './score-band.ts'

type StarProps = {
  /** done: filled with a check. open: outlined with what it holds, a number. lock: sunken, a lock or what it holds. plain: bare. */
  kind: 'done' | 'open' | 'lock' | 'plain'
  children?: ReactNode
  className?: string
}

/** The khatam as a marker of place and progress. Words always stand beside it. */
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
  /** Coloured by the score's band; else in the brand's colour. */
  colourByBand?: boolean
  large?: boolean
  /** What a big one says instead of its percentage. */
  text?: string
  className?: string
}

/** A star drawn as far round as its percentage, with the figure inside. */
export function PercentStar({ value, colourByBand, large, text, className }: PercentStarProps) {
  const classes = classNames(
    'star',
    large && 'star-big',
    colourByBand && `band-${scoreBand(value)}`,
    className,
  )
  return (
    <span className={classes} style={{ '--p': value } as CSSProperties}>
      <span className={large ? undefined : 'text-tiny'}>
        {large ? (text ?? formatPercent(value)) : Math.round(value)}
      </span>
    </span>
  )
}

/** A small filled star in the colour of a score's band. */
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
