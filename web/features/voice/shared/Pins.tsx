import { type ReactNode, useState } from 'react'
import { PRAISE } from '../../../../contract/voice/correction-kinds.ts'
import { type NumberedCorrection, turnPoint } from './places.ts'
import './pins.css'

type PinsProps = {
  src: { src: string; srcSet?: string; sizes?: string }
  alt: string
  turns: number
  corrections: readonly NumberedCorrection[]
  /** The point that the keyboard moves, or that is being marked, as it is shown. */
  cross?: { x: number; y: number } | undefined
  children?: ReactNode
}

/** A photographed answer in its own shape, turned by quarters, with the numbers of its corrections at their points. */
export function Pins({ src, alt, turns, corrections, cross, children }: PinsProps) {
  const [shape, setShape] = useState<{ width: number; height: number }>()
  const isOnSide = turns % 2 === 1
  const { width, height } = shape ?? { width: 3, height: 4 }
  const place = ({ x, y }: { x: number; y: number }) => ({ left: `${x / 10}%`, top: `${y / 10}%` })
  return (
    <div
      className="pins"
      dir="ltr"
      style={{ aspectRatio: isOnSide ? `${height} / ${width}` : `${width} / ${height}` }}
    >
      <img
        {...src}
        alt={alt}
        data-turns={turns % 4}
        style={
          isOnSide
            ? { width: `${(100 * width) / height}%`, height: `${(100 * height) / width}%` }
            : undefined
        }
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setShape({ width: naturalWidth, height: naturalHeight })
        }
      />
      {children}
      {corrections.map(({ id, number, kind, x, y }) =>
        x === undefined || y === undefined ? null : (
          <span
            key={id}
            className="pin num"
            data-praise={kind === PRAISE || undefined}
            style={place(turnPoint({ x, y }, turns))}
            aria-hidden
          >
            {number}
          </span>
        ),
      )}
      {cross && <span className="pin-cross" style={place(cross)} aria-hidden />}
    </div>
  )
}
