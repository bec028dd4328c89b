import { CircleAlert } from 'lucide-react'
import { Button } from '../../kit/Button.tsx'
import { Meter } from '../../kit/Meter.tsx'

type SubmitDockProps = {
  answered: number
  of: number
  isPending: boolean
  /** Why the paper is not with the server. */
  problem: string | undefined
  /** Whether sending the same once more may help. */
  mayRepeat: boolean
}

/** How far the paper is, and the button that hands it in; always in view. */
export function SubmitDock({ answered, of, isPending, problem, mayRepeat }: SubmitDockProps) {
  const label = `${answered} of ${of} answered`
  return (
    <div className="dock sticky bottom-0 z-15 grid gap-2.5 border-t border-line bg-paper pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
      {problem && (
        <p className="err flex-wrap" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{problem}</span>
          {mayRepeat && <span className="text-ink-2">Your answers are still here.</span>}
        </p>
      )}
      <div className="flex items-center gap-4">
        <div className="grid grow gap-1.5">
          <p className="num text-small font-semibold">{label}</p>
          <Meter value={answered} max={of} label={label} />
        </div>
        <Button type="submit" look="main" className="px-6.5" busy={isPending && 'Submitting...'}>
          {mayRepeat ? 'Try again' : 'Submit Exam'}
        </Button>
      </div>
    </div>
  )
}
