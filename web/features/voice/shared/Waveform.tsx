import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import { m } from '../../../../messages/m.ts'
import { formatLength } from './format-length.ts'
import './waveform.css'

/** A correction on the wave: its number, and whether it plays at the moment. */
export type WaveMark = { number: number; at: number; isCurrent?: boolean }

type WaveformProps = {
  peaks: readonly number[]
  milliseconds: number
  position: number
  marks?: readonly WaveMark[]
  /** The place of a correction that is being made. */
  pending?: number | undefined
  label?: string
  onSeek: (milliseconds: number) => void
  /** A tap or Enter at a place, which otherwise moves there. */
  onPick?: ((milliseconds: number) => void) | undefined
  /** A place held down, and its release; without them holding does nothing. */
  onHold?: ((milliseconds: number) => void) | undefined
  onRelease?: (() => void) | undefined
}

const STEP_MS = 1_000
const PAGE_MS = 10_000
const HOLD_MS = 400

/**
 * The wave of a recording with its corrections as dots. It is a slider: a tap or the arrow keys move in it. Time runs to the right
 * in every language.
 */
export function Waveform(props: WaveformProps) {
  const { peaks, milliseconds, position, marks = [], pending, label, onSeek } = props
  const pick = props.onPick ?? onSeek
  const hold = useHold(props.onHold !== undefined, props.onRelease)
  const clamp = (at: number) => Math.round(Math.min(milliseconds, Math.max(0, at)))
  const placeOf = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return clamp(((event.clientX - left) / Math.max(1, width)) * milliseconds)
  }
  const share = (at: number) => `${(100 * at) / Math.max(1, milliseconds)}%`
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // otherwise the same press would also choose in what opens
      event.preventDefault()
      pick(position)
    }
    const to = keyMoves[event.key]?.(position, milliseconds)
    if (to === undefined) return
    event.preventDefault()
    onSeek(clamp(to))
  }
  return (
    <div className="wave" dir="ltr">
      <div
        className="wave-track"
        role="slider"
        tabIndex={0}
        aria-label={label ?? m.corrections_place_in_recording()}
        aria-valuemin={0}
        aria-valuemax={Math.round(milliseconds / 1000)}
        aria-valuenow={Math.round(position / 1000)}
        aria-valuetext={m.corrections_time_of({
          at: formatLength(position),
          length: formatLength(milliseconds),
        })}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          if (event.button === 0) hold.start(event, () => props.onHold?.(placeOf(event)))
        }}
        onPointerMove={hold.move}
        onPointerUp={(event) => {
          if (!hold.end()) pick(placeOf(event))
        }}
        onPointerCancel={hold.end}
        onContextMenu={(event) => props.onHold && event.preventDefault()}
      >
        <Bars peaks={peaks} />
        <div
          className="wave-played"
          style={{ clipPath: `inset(0 calc(100% - ${share(position)}) 0 0)` }}
          aria-hidden
        >
          <Bars peaks={peaks} />
        </div>
        <span className="wave-cursor" style={{ insetInlineStart: share(position) }} />
        {pending !== undefined && (
          <span className="wave-pending" style={{ insetInlineStart: share(pending) }} />
        )}
        {marks.map(({ number, at, isCurrent }) => (
          <span
            key={number}
            className="wave-mark num"
            data-current={isCurrent || undefined}
            style={{ insetInlineStart: share(at) }}
            aria-hidden
          >
            {number}
          </span>
        ))}
      </div>
      <p className="wave-clock num">
        <bdi>{formatLength(position)}</bdi>
        <bdi>{formatLength(milliseconds)}</bdi>
      </p>
    </div>
  )
}

const keyMoves: Record<string, (at: number, end: number) => number> = {
  ArrowLeft: (at) => at - STEP_MS,
  ArrowDown: (at) => at - STEP_MS,
  ArrowRight: (at) => at + STEP_MS,
  ArrowUp: (at) => at + STEP_MS,
  PageDown: (at) => at - PAGE_MS,
  PageUp: (at) => at + PAGE_MS,
  Home: () => 0,
  End: (_, end) => end,
}

const HEIGHT = 40

/** The bars of 200 peaks as one path; a recording without peaks is a line. */
const Bars = memo(function Bars({ peaks }: { peaks: readonly number[] }) {
  const loudest = Math.max(1, ...peaks)
  const path = peaks
    .map((peak, index) => {
      const half = Math.max(0.7, (peak / loudest) * (HEIGHT / 2 - 2))
      return `M${index + 0.5} ${HEIGHT / 2 - half}v${2 * half}`
    })
    .join('')
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, peaks.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path || `M0 ${HEIGHT / 2}h1`} />
    </svg>
  )
})

/** A finger that stays in one place for a moment: `start` its work, `end` tells whether it has begun. */
export function useHold(
  isHeldFor: boolean,
  onRelease: (() => void) | undefined,
): {
  start: (event: PointerEvent, begin: () => void) => void
  move: (event: PointerEvent) => void
  end: () => boolean
} {
  const held = useRef<{
    timer?: ReturnType<typeof setTimeout>
    isHeld: boolean
    x: number
    y: number
  }>({ isHeld: false, x: 0, y: 0 })
  return {
    start: (event, begin) => {
      clearTimeout(held.current.timer)
      held.current = { isHeld: false, x: event.clientX, y: event.clientY }
      if (!isHeldFor) return
      // the release counts also outside
      if (event.currentTarget instanceof Element)
        event.currentTarget.setPointerCapture(event.pointerId)
      held.current.timer = setTimeout(() => {
        held.current.isHeld = true
        begin()
      }, HOLD_MS)
    },
    // a finger that moves scrolls the page
    move: ({ clientX, clientY }) => {
      const { x, y, isHeld, timer } = held.current
      if (!isHeld && Math.hypot(clientX - x, clientY - y) > 12) clearTimeout(timer)
    },
    end: () => {
      clearTimeout(held.current.timer)
      const { isHeld } = held.current
      held.current.isHeld = false
      if (isHeld) onRelease?.()
      return isHeld
    },
  }
}
