import { CircleAlert } from 'lucide-react'
import { Button } from '../../kit/Button.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'

type SubmitBarProps = {
  answered: number
  total: number
  isPending: boolean
  /** Why the last submission failed. */
  errorMessage: string | undefined
  /** True if the same submission may succeed on another attempt. */
  canRetry: boolean
}

/** The progress and the submit button, always visible. */
export function SubmitBar({ answered, total, isPending, errorMessage, canRetry }: SubmitBarProps) {
  const label = `${answered} of ${total} answered`
  return (
    <div className="submit-bar sticky bottom-0 z-15 grid gap-2.5 border-t border-line bg-paper pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
      {errorMessage && (
        <p className="field-error flex-wrap" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{errorMessage}</span>
          {canRetry && <span className="text-ink-2">Your answers are still here.</span>}
        </p>
      )}
      <div className="flex items-center gap-4">
        <div className="grid grow gap-1.5">
          <p className="num text-small font-semibold">{label}</p>
          <ProgressBar value={answered} max={total} label={label} />
        </div>
        <Button
          type="submit"
          variant="primary"
          className="px-6.5"
          busy={isPending && 'Submitting...'}
        >
          {canRetry ? 'Try again' : 'Submit Exam'}
        </Button>
      </div>
    </div>
  )
}
