import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../api/call-api.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { LoadingRegion, Skeleton } from '../../../kit/Skeleton.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { AnswerComparison, type Picture } from './AnswerComparison.tsx'
import type { SelectedSubmission } from './GradingQueue.tsx'
import { submissionQuery } from './queries.ts'
import { SuggestedScore } from './SuggestedScore.tsx'
import { parseScore, useMarkExam } from './use-mark-exam.ts'

type MarkDialogProps = {
  selected: SelectedSubmission
  onClose: () => void
  /** Opens a photographed answer large. */
  onOpenPicture: (picture: Picture) => void
}

/** One paper beside the reference answer, and the score it is given (R-AEXAM-005, R-AEXAM-007). */
export function MarkDialog({ selected, onClose, onOpenPicture }: MarkDialogProps) {
  const { submission: queued, hasAssistant: mayAssist } = selected
  const query = useQuery(submissionQuery(queued))
  const submission = query.data
  const scoreField = useRef<HTMLInputElement>(null)
  const [scoreText, setScoreText] = useState('')
  const [error, setError] = useState<string>()
  const markMutation = useMarkExam(onClose)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (markMutation.isPending || !submission) return
    const parsed = parseScore(scoreText)
    setError('error' in parsed ? parsed.error : undefined)
    if ('error' in parsed) scoreField.current?.focus()
    else markMutation.mutate({ queued, submission, score: parsed.score })
  }
  const changeScore = (score: string) => {
    setError(undefined)
    setScoreText(score)
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      closable={!markMutation.isPending}
      onSubmit={submit}
      title="Mark Exam"
      actions={
        <>
          <Button disabled={markMutation.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="main"
            disabled={!submission}
            busy={markMutation.isPending && 'Saving...'}
          >
            Save Marking
          </Button>
        </>
      }
    >
      <dl className="marking-facts">
        <SummaryItem name="Subject">
          <BilingualTitle>{queued.subject}</BilingualTitle>
        </SummaryItem>
        <SummaryItem name="Class">
          <BilingualTitle>{queued.class_name}</BilingualTitle>
        </SummaryItem>
        <SummaryItem name="Student">
          <bdi>{queued.student_name}</bdi>
        </SummaryItem>
        <SummaryItem name="Handed in">
          <DateText at={queued.submitted_at} format="dateTime" />
        </SummaryItem>
      </dl>
      {submission ? (
        <>
          <AnswerComparison
            submission={submission}
            onOpenPicture={onOpenPicture}
            onPictureExpired={() => void query.refetch()}
          />
          {mayAssist && !submission.photographed && (
            <SuggestedScore
              lessonId={queued.lesson_id}
              resultId={submission.result_id}
              onUse={(score) => {
                changeScore(String(score))
                scoreField.current?.focus()
              }}
            />
          )}
          <TextInput
            ref={scoreField}
            label="Theory Score (0-100)"
            error={error}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={1}
            required
            autoComplete="off"
            readOnly={markMutation.isPending}
            className="num max-w-40"
            value={scoreText}
            onChange={(event) => changeScore(event.target.value)}
          />
        </>
      ) : (
        <SubmissionUnavailable query={query} />
      )}
    </Dialog>
  )
}

function SummaryItem({ name: label, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type SubmissionQuery = {
  data: unknown
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

function SubmissionUnavailable({
  query: { data, error, isFetching, refetch },
}: {
  query: SubmissionQuery
}) {
  if (data === null) {
    return (
      <Note tone="info">This exam waits no more: somebody has marked it, or it was deleted.</Note>
    )
  }
  if (!error) {
    return (
      <LoadingRegion className="marking-answers">
        <Skeleton className="h-40 w-full rounded-control" />
        <Skeleton className="h-40 w-full rounded-control" />
      </LoadingRegion>
    )
  }
  return (
    <Note tone="bad" icon={<CloudOff className="icon" aria-hidden />}>
      <p>{error instanceof ApiError ? messageOf(error) : 'The answer did not load.'}</p>
      <Button className="mt-2.5" busy={isFetching && 'Loading...'} onClick={() => void refetch()}>
        Try again
      </Button>
    </Note>
  )
}
