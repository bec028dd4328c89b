import { classNames } from './class-names.ts'
import { numberText } from './number-text.ts'
import { formatPercent, scoreBand } from './score-band.ts'

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
        {large ? (text ?? formatPercent(value)) : numberText(Math.round(value))}
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
