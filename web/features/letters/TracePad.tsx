import { type PointerEvent, useRef, useState } from 'react'
import { judgeTrace, type TraceVerdict } from '../../../contract/letters/judge-trace.ts'
import { alikeOf, BOX, type Point, strokesOf } from '../../../contract/letters/letter-strokes.ts'
import type { Shape } from '../../../contract/letters/letters.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { LetterGlyph } from './LetterGlyph.tsx'
import { letterName } from './labels.ts'
import { partsOf } from './stroke-paths.ts'

const INK_WIDTH = 9

function problemText(verdict: TraceVerdict): string {
  if (verdict.passes) return m.letters_trace_right()
  const { problem, line = 0 } = verdict
  return {
    missing: m.letters_trace_missing(),
    extra: m.letters_trace_extra(),
    'dots-first': m.letters_trace_dots_first(),
    order: m.letters_trace_order(),
    direction: m.letters_trace_direction({ number: line + 1 }),
    shape: m.letters_trace_shape(),
  }[problem]
}

type TracePadProps = {
  letter: string
  shape: Shape
  /** Whether the letter is shown in grey. */
  isOver: boolean
  onPass: () => void
  onProblem: (text: string) => void
}

/** The field in which a letter is drawn. What a finger draws goes to a canvas at once, and is judged when it is complete. */
export function TracePad({ letter, shape, isOver, onPass, onProblem }: TracePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<Point[][]>([])
  const [count, setCount] = useState(0)
  const strokes = strokesOf(letter, shape)
  const judge = () => judgeTrace(drawn.current, strokes, alikeOf(letter, shape))
  const clear = () => {
    drawn.current = []
    setCount(0)
    canvas.current?.getContext('2d')?.clearRect(0, 0, canvas.current.width, canvas.current.height)
  }
  const check = () => {
    const verdict = judge()
    if (verdict.passes) return onPass()
    onProblem(problemText(verdict))
    clear()
  }
  const pen = usePen(drawn, () => {
    setCount(drawn.current.length)
    if (drawn.current.length >= partsOf(strokes).length && judge().passes) onPass()
  })
  return (
    <div className="letter-writing">
      <div className="letter-box">
        <LetterGlyph letter={letter} shape={shape} isGlyphHidden={!isOver} />
        <canvas
          ref={canvas}
          className="letter-canvas"
          width={BOX * 3}
          height={BOX * 3}
          aria-label={m.letters_field({ name: letterName(letter) })}
          {...pen}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" disabled={count === 0} onClick={check}>
          {m.letters_check()}
        </Button>
        <Button disabled={count === 0} onClick={clear}>
          {m.letters_clear()}
        </Button>
      </div>
    </div>
  )
}

type CanvasEvent = PointerEvent<HTMLCanvasElement>

/** What a pointer that is down draws with. */
type Pen = { id: number; box: DOMRect; scale: number; context: CanvasRenderingContext2D }

/** Draws what a pointer draws, in parts since the last event, and collects it in the units of the box. */
function usePen(drawn: { current: Point[][] }, onStroke: () => void) {
  const pen = useRef<Pen>(undefined)
  const add = (events: readonly { clientX: number; clientY: number }[]) => {
    const stroke = drawn.current.at(-1)
    if (!stroke || !pen.current) return
    const { box, scale, context } = pen.current
    context.beginPath()
    const from = stroke.at(-1)
    if (from) context.moveTo(from[0] * scale, from[1] * scale)
    for (const { clientX, clientY } of events) {
      const x = ((clientX - box.left) / box.width) * BOX
      const y = ((clientY - box.top) / box.height) * BOX
      stroke.push([x, y])
      context.lineTo(x * scale, y * scale)
      // a tap is a dot
      if (stroke.length === 1) context.lineTo(x * scale + 0.1, y * scale)
    }
    context.stroke()
  }
  const end = (event: CanvasEvent) => {
    if (pen.current?.id !== event.pointerId) return
    pen.current = undefined
    onStroke()
  }
  return {
    onPointerDown: (event: CanvasEvent) => {
      const canvas = event.currentTarget
      const context = canvas.getContext('2d')
      if (pen.current || event.button !== 0 || !context) return
      canvas.setPointerCapture(event.pointerId)
      const scale = canvas.width / BOX
      Object.assign(context, { lineWidth: INK_WIDTH * scale, lineCap: 'round', lineJoin: 'round' })
      context.strokeStyle = getComputedStyle(canvas).color
      pen.current = { id: event.pointerId, box: canvas.getBoundingClientRect(), scale, context }
      drawn.current.push([])
      add([event])
    },
    onPointerMove: (event: CanvasEvent) => {
      if (pen.current?.id !== event.pointerId) return
      const parts = event.nativeEvent.getCoalescedEvents?.() ?? []
      add(parts.length > 0 ? parts : [event])
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
