import { useState } from 'react'
import { type Point, strokesOf } from '../../../contract/letters/letter-strokes.ts'
import type { Shape } from '../../../contract/letters/letters.ts'
import { m } from '../../../messages/m.ts'
import { LetterGlyph } from './LetterGlyph.tsx'
import { arrowOf, partsOf, pathOf, strokeText } from './stroke-paths.ts'

type ChooseStrokesProps = {
  letter: string
  shape: Shape
  isOver: boolean
  onPass: () => void
  onProblem: (text: string) => void
}

/** Choosing the next stroke, for who cannot draw (R-LETTERS-003): a stroke that goes the other way is never right. */
export function ChooseStrokes({ letter, shape, isOver, onPass, onProblem }: ChooseStrokesProps) {
  const [done, setDone] = useState(0)
  const parts = partsOf(strokesOf(letter, shape))
  const choose = (chosen: readonly Point[]) => {
    if (chosen !== parts[done]) {
      setDone(0)
      const isReverse = parts[done]?.at(-1) === chosen[0]
      return onProblem(
        isReverse ? m.letters_trace_direction({ number: done + 1 }) : m.letters_trace_order(),
      )
    }
    if (done + 1 === parts.length) return onPass()
    setDone(done + 1)
  }
  const [drawn, left] = [parts.slice(0, done), parts.slice(done)]
  const options = left.flatMap((it) => (it.length > 1 ? [it, it.toReversed()] : [it]))
  // in an order that does not tell the answer
  const shown = options.toSorted((one, other) => strokeText(one).localeCompare(strokeText(other)))
  return (
    <div className="letter-writing">
      <div className="letter-box">
        <LetterGlyph letter={letter} shape={shape} isGlyphHidden={!isOver}>
          {drawn.map((it) => (
            <Stroke key={strokeText(it)} points={it} />
          ))}
        </LetterGlyph>
      </div>
      <p id="next-stroke" className="font-semibold">
        {m.letters_choose_next()}
      </p>
      <ul className="letter-choices" aria-labelledby="next-stroke">
        {shown.map((it) => (
          <li key={`${it[0]} ${it.at(-1)}`}>
            <button
              type="button"
              className="letter-choice"
              aria-label={strokeText(it)}
              onClick={() => choose(parts.find((part) => part === it) ?? it)}
            >
              <LetterGlyph letter={letter} shape={shape} isGlyphHidden={!isOver}>
                <Stroke points={it} hasArrow />
              </LetterGlyph>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Stroke({ points, hasArrow }: { points: readonly Point[]; hasArrow?: boolean }) {
  const [x, y] = points[0] ?? [0, 0]
  if (points.length === 1) return <circle className="letter-ink-dot" cx={x} cy={y} r="9" />
  return (
    <>
      <path className="letter-ink" d={pathOf(points)} />
      {hasArrow && (
        <>
          <path className="letter-ink-arrow" d={arrowOf(points)} />
          <circle className="letter-start" cx={x} cy={y} r="8" />
        </>
      )}
    </>
  )
}
