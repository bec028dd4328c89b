import { TriangleAlert } from 'lucide-react'
import type { SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { scrollIntoViewAndFocus } from '../../../forms/ConflictNotice.tsx'
import { Button } from '../../../kit/Button.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { numberText } from '../../../kit/number-text.ts'
import { Text } from '../../../kit/Text.tsx'
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
          <Text
            of={m.exams_other_mark_saved}
            marker={<bdi className="font-semibold">{latest.markerName}</bdi>}
            score={<b className="num">{numberText(score)}</b>}
            time={<DateText at={latest.at} format="dateTime" />}
          />
        </p>
        {latest.feedback !== '' && (
          <p dir="auto" className="marking-note">
            {latest.feedback}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button disabled={isBusy} onClick={props.onKeepTheirs}>
            {m.exams_keep_score({ score })}
          </Button>
          {ownScore !== null && (
            <Button busy={isBusy && m.kit_saving()} onClick={props.onUseOwn}>
              {m.exams_save_my_score({ score: ownScore })}
            </Button>
          )}
        </div>
      </Note>
    </div>
  )
}
