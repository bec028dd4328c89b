import { TriangleAlert } from 'lucide-react'
import type { SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { scrollIntoViewAndFocus } from '../../../forms/ConflictNotice.tsx'
import { Button } from '../../../kit/Button.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Note } from '../../../kit/Tile.tsx'

type MarkConflictProps = {
  /** The submission with the mark of the other administrator. */
  submission: SubmissionDetails
  /** Null if the marker has not entered a valid score. */
  ownScore: number | null
  isBusy: boolean
  onKeepTheirs: () => void
  onUseOwn: () => void
}

/** The mark that another administrator saved meanwhile, and the choice between both. */
export function MarkConflict(props: MarkConflictProps) {
  const { submission, ownScore, isBusy } = props
  const [latest] = submission.history
  if (!latest) return null
  // of two marks their mean counts
  const score = submission.theoryScore ?? latest.score
  return (
    <div ref={scrollIntoViewAndFocus} tabIndex={-1} role="alert">
      <Note tone="warning" icon={<TriangleAlert className="icon" aria-hidden />}>
        <p>
          <bdi className="font-semibold">{latest.markerName}</bdi> gave this exam{' '}
          <b className="num">{score}</b> (<DateText at={latest.at} format="dateTime" />
          ). Your input is not saved.
        </p>
        {latest.feedback !== '' && (
          <p dir="auto" className="marking-note">
            {latest.feedback}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={props.onKeepTheirs}>
            Keep {score}
          </Button>
          {ownScore !== null && (
            <Button busy={isBusy && 'Saving...'} onClick={props.onUseOwn}>
              Save my {ownScore}
            </Button>
          )}
        </div>
      </Note>
    </div>
  )
}
