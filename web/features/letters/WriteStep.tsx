import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { type Strokes, strokesOf } from '../../../contract/letters/letter-strokes.ts'
import type { Shape } from '../../../contract/letters/letters.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { ChooseStrokes } from './ChooseStrokes.tsx'
import { LetterGlyph } from './LetterGlyph.tsx'
import { letterName, SHAPE_NAMES } from './labels.ts'
import { arrowOf, partsOf, pathOf } from './stroke-paths.ts'
import { TracePad } from './TracePad.tsx'

const PHASES = [m.letters_write_watch(), m.letters_write_over(), m.letters_write_alone()]
const TEXTS = [m.letters_watch_text(), m.letters_over_text(), m.letters_alone_text()]
const CHOOSES = 'letters-choose-strokes'

type WriteStepProps = {
  letter: string
  shape: Shape
  /** Once: whether the letter was written. */
  onDone: (isWritten: boolean) => void
}

/** A letter is watched, traced over grey and written alone (R-LETTERS-003). */
export function WriteStep({ letter, shape, onDone }: WriteStepProps) {
  const [phase, setPhase] = useState(0)
  const [hasPassed, setPassed] = useState(false)
  const [status, setStatus] = useState('')
  const [run, setRun] = useState(0)
  const [chooses, setChooses] = useChooses()
  const goTo = (next: number) => {
    setPhase(next)
    setPassed(false)
    setStatus('')
    setRun(run + 1)
  }
  const pass = () => {
    setPassed(true)
    setStatus(m.letters_trace_right())
    if (phase === 2) onDone(true)
  }
  const Field = chooses ? ChooseStrokes : TracePad
  return (
    <div className="grid gap-3.5">
      <h2>{m.letters_write({ name: letterName(letter), shape: SHAPE_NAMES[shape] })}</h2>
      <p className="text-small text-ink-2">
        {m.letters_write_phase({ phase: PHASES[phase] ?? '', number: phase + 1 })}
      </p>
      <p>{chooses && phase > 0 ? m.letters_choose_text() : TEXTS[phase]}</p>
      {phase === 0 ? (
        <div className="letter-writing">
          <div className="letter-box">
            <LetterGlyph key={run} letter={letter} shape={shape} label={letterName(letter)}>
              <WatchStrokes strokes={strokesOf(letter, shape)} />
            </LetterGlyph>
          </div>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="primary" onClick={() => goTo(1)}>
              {m.letters_write_over()}
            </Button>
            <Button onClick={() => setRun(run + 1)}>
              <RotateCcw className="icon" aria-hidden />
              {m.letters_watch_again()}
            </Button>
          </div>
        </div>
      ) : (
        <>
          {!hasPassed && (
            <Field
              key={run}
              {...{ letter, shape }}
              isOver={phase === 1}
              onPass={pass}
              onProblem={setStatus}
            />
          )}
          {hasPassed && (
            <div className="letter-box">
              <LetterGlyph
                {...{ letter, shape }}
                className="letter-passed"
                label={letterName(letter)}
              />
            </div>
          )}
        </>
      )}
      <p role="status" className="letter-status" data-passed={hasPassed || undefined}>
        {hasPassed && <Check className="icon" aria-hidden />}
        {status}
      </p>
      {hasPassed && phase === 1 && (
        <div>
          <Button variant="primary" onClick={() => goTo(2)}>
            {m.letters_write_alone()}
          </Button>
        </div>
      )}
      {!hasPassed && phase > 0 && (
        <div className="flex flex-wrap gap-x-6">
          <Button variant="flush" onClick={() => goTo(0)}>
            {m.letters_watch_again()}
          </Button>
          <Button variant="flush" onClick={() => setChooses(!chooses)}>
            {chooses ? m.letters_draw_instead() : m.letters_choose_instead()}
          </Button>
          <Button variant="flush" onClick={() => onDone(false)}>
            {m.letters_skip()}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether strokes are chosen instead of drawn, remembered on the device. */
function useChooses() {
  const [chooses, setChooses] = useState(() => localStorage.getItem(CHOOSES) === '1')
  const change = (next: boolean) => {
    localStorage.setItem(CHOOSES, next ? '1' : '0')
    setChooses(next)
  }
  return [chooses, change] as const
}

const SECONDS = 1.1

/** The strokes one after another, as a pen draws them; with less motion all of them, numbered. */
function WatchStrokes({ strokes }: { strokes: Strokes }) {
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
