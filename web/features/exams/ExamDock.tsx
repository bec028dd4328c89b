import { ArrowLeft, ArrowRight, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { classNames } from '../../kit/class-names.ts'
import { ProgressBar } from '../../kit/ProgressBar.tsx'

type QuestionDockProps = {
  /** How much time is left, if that is limited. */
  timer?: ReactNode
  /** '3 of 12'; '' on the screen of the instructions. */
  position: string
  nextLabel: string
  /** Undefined on the first screen. */
  onBack: (() => void) | undefined
}

/** The dock of one screen on a phone. Its main button submits the form, which opens the next screen. */
export function QuestionDock({ timer, position, nextLabel, onBack }: QuestionDockProps) {
  return (
    <Dock isStepped>
      {timer}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {onBack && <BackButton onBack={onBack} />}
        {position && (
          <p className="num grow text-center text-small font-semibold whitespace-nowrap">
            {position}
          </p>
        )}
        <Button type="submit" variant="primary" className={position ? 'min-w-28' : 'grow'}>
          {nextLabel}
          <ArrowRight className="icon mirror" aria-hidden />
        </Button>
      </div>
    </Dock>
  )
}

type SubmitDockProps = {
  timer?: ReactNode
  progress: { answered: number; total: number; label: string }
  isPending: boolean
  /** Why the last submission failed. */
  errorMessage: string | undefined
  /** True if the same submission may succeed on another attempt. */
  canRetry: boolean
  /** On a phone: back to the last part. */
  onBack?: (() => void) | undefined
}

/** The progress and the submit button, always visible. */
export function SubmitDock(props: SubmitDockProps) {
  const { timer, progress, isPending, errorMessage, canRetry, onBack } = props
  const { answered, total, label } = progress
  return (
    <Dock isStepped={onBack !== undefined}>
      {timer}
      {errorMessage && (
        <p className="field-error flex-wrap" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{errorMessage}</span>
          {canRetry && <span className="text-ink-2">{m.exams_answers_still_here()}</span>}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className={classNames('grid grow gap-1.5', onBack && 'basis-full')}>
          <p className="num text-small font-semibold">{label}</p>
          <ProgressBar value={answered} max={total} label={label} />
        </div>
        {onBack && <BackButton onBack={onBack} />}
        <Button
          type="submit"
          variant="primary"
          className={classNames('px-6.5', onBack && 'grow')}
          busy={isPending && m.exams_submitting()}
        >
          {canRetry ? m.kit_try_again() : m.exams_submit_exam()}
        </Button>
      </div>
    </Dock>
  )
}

function Dock({ isStepped, children }: { isStepped: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'submit-bar sticky bottom-0 z-15 grid gap-2.5 border-t border-line bg-paper pt-3',
        'pb-[calc(12px+env(safe-area-inset-bottom))]',
        isStepped && 'exam-dock',
      )}
    >
      {children}
    </div>
  )
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button onClick={onBack}>
      <ArrowLeft className="icon mirror" aria-hidden />
      {m.kit_back()}
    </Button>
  )
}
