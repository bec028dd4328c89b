import type { Strokes } from '../../../contract/letters/letter-strokes.ts'
import { arrowOf, partsOf, pathOf } from './stroke-paths.ts'

const SECONDS = 1.1

/** The strokes one after another, as a pen draws them; with less motion all of them, numbered. */
export function WatchStrokes({ strokes }: { strokes: Strokes }) {
  return partsOf(strokes).map((part, i) => {
    const [x, y] = part[0] ?? [0, 0]
    const style = { animationDelay: `${i * SECONDS + 0.3}s` }
    const isDot = part.length === 1
    return (
      // the order is what is shown
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a letter never change places
      <g key={i}>
        {isDot ? (
          <circle className="letter-dot" style={style} cx={x} cy={y} r="7" />
        ) : (
          <>
            <path className="letter-stroke" style={style} d={pathOf(part)} pathLength="1" />
            <path className="letter-arrow" d={arrowOf(part)} />
          </>
        )}
        <text className="letter-number" x={x + 10} y={y - 6}>
          {i + 1}
        </text>
      </g>
    )
  })
}
