import { type ReactNode, useRef, useState } from 'react'
import type { Step } from '../../../contract/letters/steps.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { ChoiceStep } from './ChoiceStep.tsx'
import { MeetStep } from './MeetStep.tsx'
import { afterStep, type Queue, recordStep, startQueue } from './steps-queue.ts'
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
          <StepView
            key={`${queue.done} ${queue.left.length}`}
            {...{ step, urlOf }}
            onAnswer={answered}
          />
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
