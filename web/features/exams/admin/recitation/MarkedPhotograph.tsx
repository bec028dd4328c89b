import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { pictureAttributes } from '../../../../../contract/lessons/picture-widths.ts'
import { m } from '../../../../../messages/m.ts'
import { Pins } from '../../../voice/shared/Pins.tsx'
import { type NumberedCorrection, turnBack, turnPoint } from '../../../voice/shared/places.ts'
import { useHold } from '../../../voice/shared/Waveform.tsx'

type Point = { x: number; y: number }

type MarkedPhotographProps = {
  src: string
  alt: string
  turns: number
  corrections: readonly NumberedCorrection[]
  pending: Point | undefined
  onPick: (point: Point) => void
  onHold: (point: Point) => void
  onRelease: () => void
}

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-25, 0],
  ArrowRight: [25, 0],
  ArrowUp: [0, -25],
  ArrowDown: [0, 25],
}

/** A photographed answer whose points are marked: by a tap, or with the arrow keys and Enter. */
export function MarkedPhotograph(props: MarkedPhotographProps) {
  const { turns, corrections, pending } = props
  const [cross, setCross] = useState<Point>()
  const hold = useHold(true, props.onRelease)
  const pointOf = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const share = (at: number, size: number) =>
      Math.round(Math.min(1000, Math.max(0, (1000 * at) / Math.max(1, size))))
    return turnBack(
      { x: share(event.clientX - left, width), y: share(event.clientY - top, height) },
      turns,
    )
  }
  const handleKey = (event: KeyboardEvent) => {
    const at = cross ?? { x: 500, y: 500 }
    const move = MOVES[event.key]
    if (move) setCross(clamped({ x: at.x + move[0], y: at.y + move[1] }))
    else if (event.key === 'Enter' || event.key === ' ') props.onPick(turnBack(at, turns))
    else return
    event.preventDefault()
  }
  return (
    <Pins
      src={pictureAttributes(props.src)}
      alt={props.alt}
      turns={turns}
      corrections={corrections}
      cross={pending ? turnPoint(pending, turns) : cross}
    >
      <button
        type="button"
        className="pins-surface"
        aria-label={m.corrections_point_of_photograph()}
        onKeyDown={handleKey}
        onBlur={() => setCross(undefined)}
        onPointerDown={(event) => {
          const point = pointOf(event)
          if (event.button === 0) hold.start(event, () => props.onHold(point))
        }}
        onPointerMove={hold.move}
        onPointerUp={(event) => {
          if (!hold.end()) props.onPick(pointOf(event))
        }}
        onPointerCancel={hold.end}
        onContextMenu={(event) => event.preventDefault()}
      />
    </Pins>
  )
}

const clamped = ({ x, y }: Point) => ({
  x: Math.min(1000, Math.max(0, x)),
  y: Math.min(1000, Math.max(0, y)),
})
