import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { INVALID_SCORE, parseTheoryScore } from '../../../../contract/exam-submission.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { LoadingRegion, Skeleton } from '../../../kit/Skeleton.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AnswerComparison, type Picture } from './AnswerComparison.tsx'
import type { SelectedSubmission } from './GradingQueue.tsx'
import { submissionQuery } from './queries.ts'
import { SuggestedScore } from './SuggestedScore.tsx'
import { useMarkExam } from './use-mark-exam.ts'

/** The error of an invalid score (R-AEXAM-007). */
const validateScore = validateBy<{ score: string }>({
  score: (text) => (parseTheoryScore(text) === null ? INVALID_SCORE : undefined),
})

type MarkDialogProps = {
  selected: SelectedSubmission
  onClose: () => void
  /** Opens a photographed answer in full size. */
  onOpenPicture: (picture: Picture) => void
}

/** A submission beside the reference answer, and the field for its score (R-AEXAM-005, R-AEXAM-007). */
export function MarkDialog({ selected, onClose, onOpenPicture }: MarkDialogProps) {
  const { submission: queued, hasAssistant } = selected
  const { dateTime } = useDateFormat()
  const query = useQuery(submissionQuery(queued))
  const submission = query.data
  const scoreField = useRef<HTMLInputElement>(null)
  const form = useForm({ initial: () => unchanged({ score: '' }), validate: validateScore })
  const mark = useMarkExam(onClose)
  const submit = form.handleSubmit(({ score: text }) => {
    const score = parseTheoryScore(text)
    if (submission && score !== null) mark.mutate({ queued, submission, score })
  }, mark.isPending || !submission)
  return (
    <FormDialog
      wide
      title="Mark Exam"
      submitLabel="Save Marking"
      isSubmitDisabled={!submission}
      busyLabel={mark.isPending && 'Saving...'}
      error={mark.errorMessage}
      onClose={onClose}
      onSubmit={submit}
    >
      <dl className="marking-facts">
        <SummaryItem label="Subject">
          <BilingualTitle>{queued.subject}</BilingualTitle>
        </SummaryItem>
        <SummaryItem label="Class">
          <BilingualTitle>{queued.className}</BilingualTitle>
        </SummaryItem>
        <SummaryItem label="Student">
          <bdi>{queued.studentName}</bdi>
        </SummaryItem>
        <SummaryItem label="Handed in">{dateTime(queued.submittedAt)}</SummaryItem>
      </dl>
      {submission ? (
        <>
          <AnswerComparison
            submission={submission}
            onOpenPicture={onOpenPicture}
            onPictureExpired={() => void query.refetch()}
          />
          {hasAssistant && !submission.isImage && (
            <SuggestedScore
              lessonId={queued.lessonId}
              resultId={submission.submissionId}
              onUse={(score) => {
                form.update({ score: String(score) })
                scoreField.current?.focus()
              }}
            />
          )}
          <TextInput
            ref={scoreField}
            label="Theory Score (0-100)"
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={1}
            required
            autoComplete="off"
            readOnly={mark.isPending}
            className="num max-w-40"
            {...form.field('score')}
          />
        </>
      ) : (
        <QueryBoundary
          query={query}
          errorTitle="The answer did not load"
          errorLayout="note"
          skeleton={
            <LoadingRegion className="marking-answers">
              <Skeleton className="h-40 w-full rounded-control" />
              <Skeleton className="h-40 w-full rounded-control" />
            </LoadingRegion>
          }
        >
          {() => <Note tone="info">This exam has already been marked, or it was deleted.</Note>}
        </QueryBoundary>
      )}
    </FormDialog>
  )
}

function SummaryItem({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
