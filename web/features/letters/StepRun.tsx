import { type ReactNode, useRef, useState } from 'react'
import type { Skill } from '../../../contract/letters/letter-progress.ts'
import { signSound } from '../../../contract/letters/letter-sounds.ts'
import { strokesOf } from '../../../contract/letters/letter-strokes.ts'
import { joinsForward, SIGNS, shapesOf, signedText } from '../../../contract/letters/letters.ts'
import { inLatin } from '../../../contract/letters/read-aloud.ts'
import { mistakenLetters, type Step } from '../../../contract/letters/steps.ts'
import { lettersIn } from '../../../contract/letters/units.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'
import { LetterGlyph } from './LetterGlyph.tsx'
import { letterName, SHAPE_NAMES, SIGN_NAMES } from './labels.ts'
import { record } from './progress-store.ts'
import { SoundButton } from './SoundButton.tsx'
import { WriteStep } from './WriteStep.tsx'

type StepRunProps = {
  label: string
  steps: readonly Step[]
  /** Steps that were done in an earlier visit. */
  done?: number
  urlOf: (sound: string) => string | undefined
  onProgress?: (done: number) => void
  onFinish?: (first: number) => void
  /** After the last step. */
  result: (first: number) => ReactNode
}

/** One step a screen; what was wrong returns at the end. */
export function StepRun({
  label,
  steps,
  done = 0,
  urlOf,
  onProgress,
  onFinish,
  result,
}: StepRunProps) {
  const [queue, setQueue] = useState(() => startQueue(steps, done))
  const [next, setNext] = useState<Queue>()
  const top = useRef<HTMLDivElement>(null)
  const [step] = queue.left
  const answered = (isRight: boolean, chosen?: unknown) => {
    if (!step || next) return
    recordStep(step, { isRight, chosen })
    setNext(afterStep(queue, isRight))
  }
  const goOn = () => {
    if (!step) return
    const after = next ?? afterStep(queue, true)
    if (!next) recordStep(step, { isRight: true })
    setQueue(after)
    setNext(undefined)
    onProgress?.(after.done)
    if (after.left.length === 0) onFinish?.(after.first)
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    })
  }
  return (
    <div ref={top} tabIndex={-1} className="grid gap-3.5 outline-none">
      {step && (
        <div className="grid gap-1.5">
          <p className="num text-small text-ink-2">
            {m.letters_step_of({
              number: Math.min(queue.done + 1, steps.length),
              count: steps.length,
            })}
          </p>
          <ProgressBar value={queue.done} max={steps.length} label={label} />
        </div>
      )}
      {step ? (
        <Card padded className="grid gap-3.5">
          <StepView key={queue.turn} {...{ step, urlOf }} onAnswer={answered} />
          {(next || step.kind === 'meet') && (
            <div>
              <Button
                variant="primary"
                onClick={goOn}
                ref={(it) => it?.focus({ preventScroll: true })}
              >
                {(next ?? afterStep(queue, true)).left.length === 0
                  ? m.letters_finish()
                  : m.letters_next()}
              </Button>
            </div>
          )}
        </Card>
      ) : (
        result(queue.first)
      )}
    </div>
  )
}

type StepViewProps = {
  step: Step
  urlOf: (sound: string) => string | undefined
  onAnswer: (isRight: boolean, chosen?: unknown) => void
}

function StepView({ step, urlOf, onAnswer }: StepViewProps) {
  if (step.kind === 'meet') return <MeetStep letter={step.letter} urlOf={urlOf} />
  if (step.kind === 'trace')
    return <WriteStep letter={step.letter} shape={step.shape} onDone={onAnswer} />
  return <ChoiceStep step={step} urlOf={urlOf} onAnswer={onAnswer} />
}

type MeetStepProps = { letter: string; urlOf: (sound: string) => string | undefined }

/** A new letter: its named shapes, and its sound under six signs. */
function MeetStep({ letter, urlOf }: MeetStepProps) {
  // with one pen, as in a line
  const em = Math.min(...shapesOf(letter).map((it) => strokesOf(letter, it).glyph.size))
  return (
    <div className="grid gap-3.5">
      <h2>{m.letters_meet({ name: letterName(letter) })}</h2>
      <section className="grid gap-2" aria-labelledby="shapes">
        <h3 id="shapes">{m.letters_meet_shapes()}</h3>
        <ul className="letter-shapes" dir="rtl">
          {shapesOf(letter).map((shape) => (
            <li key={shape}>
              <LetterGlyph letter={letter} shape={shape} em={em} label={letterName(letter)} />
              <span className="text-small">{SHAPE_NAMES[shape]}</span>
            </li>
          ))}
        </ul>
        {!joinsForward(letter) && <p className="text-small text-ink-2">{m.letters_meet_two()}</p>}
        {letter === 'ا' && <p className="text-small text-ink-2">{m.letters_meet_alif()}</p>}
      </section>
      <section className="grid gap-2" aria-labelledby="signs">
        <h3 id="signs">{m.letters_meet_signs()}</h3>
        <ul className="letter-signs" dir="rtl">
          {SIGNS.map((sign) => {
            const text = signedText(letter, sign)
            const url = urlOf(signSound(letter, sign))
            return (
              <li key={sign}>
                <span className="letter-sign" lang="ar">
                  {text}
                </span>
                <span className="text-small" dir="ltr">
                  {inLatin(text)}
                </span>
                <span className="text-small text-ink-2">{SIGN_NAMES[sign]}</span>
                {url && <SoundButton url={url} text={text} />}
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}

/**
 * Steps that are left; a wrong one returns at the end. `first` counts those that were right at first, and `turn` those that were
 * shown, because a step that returns is shown anew.
 */
type Queue = {
  left: readonly Step[]
  done: number
  first: number
  turn: number
  wrong: ReadonlySet<Step>
}

const startQueue = (steps: readonly Step[], done = 0): Queue => ({
  left: steps.slice(done),
  done,
  first: done,
  turn: 0,
  wrong: new Set(),
})

/** The queue after its first step. */
function afterStep(queue: Queue, isRight: boolean): Queue {
  const [step, ...others] = queue.left
  if (!step) return queue
  const { done, first, wrong } = queue
  const turn = queue.turn + 1
  if (isRight)
    return { left: others, done: done + 1, first: first + (wrong.has(step) ? 0 : 1), turn, wrong }
  return { left: [...others, step], done, first, turn, wrong: new Set([...wrong, step]) }
}

/** Records what a step says about letters (R-LETTERS-004). `isLast` of a letter's shapes completes its writing. */
function recordStep(step: Step, { isRight, chosen }: { isRight: boolean; chosen?: unknown }): void {
  const outcomes = outcomesOf(step, isRight, chosen)
  for (const [letter, skill] of outcomes) record(letter, skill, isRight)
}

function outcomesOf(step: Step, isRight: boolean, chosen: unknown): [string, Skill][] {
  if (step.kind === 'meet') return [[step.letter, 'seen']]
  if (step.kind === 'trace') {
    const isLast = step.shape === shapesOf(step.letter).at(-1)
    return isLast || !isRight ? [[step.letter, 'written']] : []
  }
  const skill = 'word' in step ? 'read' : 'apart'
  const right = 'word' in step ? lettersIn(step.word.text) : [step.letter]
  const letters = isRight ? right : mistakenLetters(step, chosen)
  return letters.map((letter) => [letter, skill])
}
