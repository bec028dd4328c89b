import { CircleX } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { paths } from '../../api/paths.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { inNaira, signed } from '../../kit/naira.ts'
import { bandOf } from '../../kit/score-band.ts'
import { Note, SumBox } from '../../kit/Tile.tsx'
import type { Claim } from './claim.ts'
import { isAnswered, isPerfect, type Run } from './run.ts'

type ResultDialogProps = { run: Run; claim: Claim; onAgain: () => void; onLeave: () => void }

/** How the run ended, and what came of it (wallet-and-admin §2). */
export function ResultDialog({ run, claim, onAgain, onLeave }: ResultDialogProps) {
  const { score, questions } = run
  const percentage = Math.round((score / questions.length) * 100)
  return (
    <Dialog
      open
      // whoever closes it now would not hear what became of the reward
      closable={claim.state !== 'adding'}
      onClose={onLeave}
      title={isPerfect(run) ? 'Congratulations!' : 'Quiz Complete'}
      description={
        <span className="flex items-center gap-4.5 text-prose font-semibold text-ink">
          <FillingStar percentage={percentage} />
          <span>
            You scored {score} out of {questions.length} ({percentage}%)
          </span>
        </span>
      }
      actions={
        <>
          <ButtonLink to={paths.dashboard} className="px-2 sm:px-4.5">
            Back to Dashboard
          </ButtonLink>
          <Button look="main" onClick={onAgain}>
            Play Again
          </Button>
        </>
      }
    >
      {/* the result takes the focus and not a button, for whoever was still pressing keys */}
      <div className="grid gap-3 outline-none" tabIndex={-1} data-first aria-live="polite">
        <Outcome run={run} claim={claim} />
      </div>
    </Dialog>
  )
}

function FillingStar({ percentage }: { percentage: number }) {
  const style = { '--drawn': percentage } as CSSProperties
  return (
    <span
      className={`star star-big star-filling band-${bandOf(percentage)}`}
      style={style}
      aria-hidden
    >
      <span>{percentage}%</span>
    </span>
  )
}

function Outcome({ run, claim }: { run: Run; claim: Claim }) {
  if (run.stoppedBecause) return <Failure>{run.stoppedBecause}</Failure>
  return isPerfect(run) ? <Reward claim={claim} /> : <TryAgain inTime={isAnswered(run)} />
}

function TryAgain({ inTime }: { inTime: boolean }) {
  return (
    <>
      {!inTime && <p className="font-semibold">Time is up.</p>}
      <p className="text-ink-2">You need 100% to win the reward. Try again!</p>
    </>
  )
}

function Reward({ claim }: { claim: Claim }) {
  if (claim.state === 'added') {
    return (
      <SumBox
        rows={[
          [
            'Reward added',
            <span key="sum" className="font-semibold text-good-ink">
              {signed(claim.amount, true)}
            </span>,
          ],
          ['New balance', inNaira(claim.balance)],
        ]}
      />
    )
  }
  if (claim.state === 'failed') return <Failure>{claim.why}</Failure>
  return <p className="text-ink-2">Adding your reward...</p>
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Note tone="bad" icon={<CircleX className="icon" aria-hidden />}>
        {children}
      </Note>
    </div>
  )
}
