import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { formatSignedNaira, inNaira } from '../../kit/naira.ts'
import { digitsText } from '../../kit/number-text.ts'
import { scoreBand } from '../../kit/score-band.ts'
import { Note, TotalsList } from '../../kit/Tile.tsx'
import { isAnswered, isPerfect, type Run } from './run.ts'
import type { RewardClaim } from './use-judge.ts'

type ResultDialogProps = {
  run: Run
  claim: RewardClaim
  onPlayAgain: () => void
  onLeave: () => void
}

/** The result of a run and its reward (R-GAME-010 to R-GAME-013). */
export function ResultDialog({ run, claim, onPlayAgain, onLeave }: ResultDialogProps) {
  const { score, questions } = run
  const percentage = Math.round((score / questions.length) * 100)
  // after the win of the day a round has no reward
  const hasWon = claim.state === 'added' || claim.state === 'kept'
  return (
    <Dialog
      open
      // closing now would hide the result of the claim
      closable={claim.state !== 'adding'}
      onClose={onLeave}
      title={isPerfect(run) ? m.game_congratulations() : m.game_quiz_complete()}
      description={
        <span className="flex items-center gap-4.5 text-prose font-semibold text-ink">
          <ScoreStar percentage={percentage} />
          <span>{m.game_scored({ score, count: questions.length, percentage })}</span>
        </span>
      }
      actions={
        <>
          <ButtonLink
            to={paths.dashboard}
            variant={hasWon ? 'primary' : 'outline'}
            className="px-2 sm:px-4.5"
          >
            {m.game_back_dashboard()}
          </ButtonLink>
          <Button variant={hasWon ? 'outline' : 'primary'} onClick={onPlayAgain}>
            {m.game_play_again()}
          </Button>
        </>
      }
    >
      {/* the result receives the focus, not a button, because the user may still be pressing answer keys */}
      <div className="grid gap-3 outline-none" tabIndex={-1} data-first aria-live="polite">
        <RunOutcome run={run} claim={claim} />
      </div>
    </Dialog>
  )
}

function ScoreStar({ percentage }: { percentage: number }) {
  const style = { '--drawn': percentage }
  return (
    <span
      className={`star star-big star-filling band-${scoreBand(percentage)}`}
      style={style}
      aria-hidden
    >
      <span>{digitsText(`${percentage}%`)}</span>
    </span>
  )
}

function RunOutcome({ run, claim }: { run: Run; claim: RewardClaim }) {
  if (run.stopReason) return <Failure>{run.stopReason}</Failure>
  if (isPerfect(run)) return <Reward claim={claim} />
  return (
    <>
      {!isAnswered(run) && <p className="font-semibold">{m.game_time_up()}</p>}
      <p className="text-ink-2">
        {claim.state === 'practice' ? PRACTICE_ROUND : m.game_not_perfect()}
      </p>
    </>
  )
}

const PRACTICE_ROUND = m.game_practice_round()

function NextWin() {
  return <p className="text-small text-ink-2">{m.game_next_win()}</p>
}

function Reward({ claim }: { claim: RewardClaim }) {
  if (claim.state === 'added') {
    return (
      <>
        <TotalsList
          rows={[
            [
              m.game_reward_added(),
              <span key="sum" className="font-semibold text-success-ink">
                {formatSignedNaira(claim.amount, true)}
              </span>,
            ],
            [m.game_new_balance(), inNaira(claim.balance)],
          ]}
        />
        <NextWin />
      </>
    )
  }
  if (claim.state === 'kept')
    return (
      <>
        <p className="font-semibold text-success-ink">{claim.message}</p>
        <NextWin />
      </>
    )
  if (claim.state === 'failed') return <Failure>{claim.reason}</Failure>
  if (claim.state === 'practice') return <p className="text-ink-2">{PRACTICE_ROUND}</p>
  return <p className="text-ink-2">{m.game_adding_reward()}</p>
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Note tone="error" icon={<CircleX className="icon" aria-hidden />}>
        {children}
      </Note>
    </div>
  )
}
