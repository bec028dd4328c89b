import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, FileX } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError } from '../../../api/call-api.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { ButtonLink } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Link } from '../../../kit/Link.tsx'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { ScoreText } from '../../../kit/ScoreStar.tsx'
import { LoadingRegion, Skeleton } from '../../../kit/Skeleton.tsx'
import { Text } from '../../../kit/Text.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { UncountedNotes } from '../UncountedNotes.tsx'
import { ClaimNotice } from './ClaimNotice.tsx'
import { MarkForm } from './MarkForm.tsx'
import { MarkHistory } from './MarkHistory.tsx'
import { ObjectiveResult } from './ObjectiveResult.tsx'
import { DecisionPanel } from './PairedMarks.tsx'
import { PaperSitting } from './PaperSitting.tsx'
import type { Picture } from './PhotographedAnswer.tsx'
import { submissionQuery } from './queries.ts'
import { SimilarAnswers } from './SimilarAnswers.tsx'
import { StudentLink } from './SubmissionName.tsx'
import { SubmittedAnswer } from './SubmittedAnswer.tsx'
import { useMarkingSession } from './use-marking-session.ts'
import './marking.css'
import './paired-marks.css'

const AnswerCorrections = lazyPart(
  async () => (await import('./recitation/AnswerCorrections.tsx')).AnswerCorrections,
)

const DESK = '(min-width: 1024px)'

type MarkingPageProps = {
  submissionId: number
  /** Opens a photographed answer in full size. */
  onOpenPicture: (picture: Picture) => void
}

/** One submission with all details for its marker, and the form for its mark (R-AEXAM-005). */
export function MarkingPage({ submissionId, onOpenPicture }: MarkingPageProps) {
  const [, navigate] = useLocation()
  const session = useMarkingSession(submissionId)
  const query = useQuery(submissionQuery(submissionId))
  // on mount only: saving a mark also makes the data stale, but the form must stay until the page changes
  const [wasStale] = useState(query.isStale)
  const [folded, fold] = useFoldedParts()
  const submission = query.data
  const { place, hasNext, openNext, listPath } = session
  return (
    <div className="marking">
      <header className="marking-bar">
        <Link to={listPath} className="btn marking-back">
          <ArrowLeft className="icon mirror" aria-hidden />
          {m.kit_cancel()}
        </Link>
        <h1 className="grow">{m.exams_mark_exam()}</h1>
        {place && (
          <div className="marking-place">
            <p className="num text-small font-semibold" role="status">
              {m.exams_position({ ...place })}
              {submission && <span className="sr-only">: {submission.studentName}</span>}
            </p>
            <ProgressBar
              value={place.position}
              max={place.total}
              label={m.exams_position({ ...place })}
            />
          </div>
        )}
      </header>
      <ClaimNotice submissionId={submissionId} />
      <QueryBoundary
        // stale data stays hidden until the refetch, because the mark may have changed
        query={wasStale && !query.isFetchedAfterMount ? { ...query, data: undefined } : query}
        errorTitle={m.exams_submission_did_not_load()}
        skeleton={<MarkingSkeleton />}
        renderError={(error) => isNotFound(error) && <SubmissionNotFound listPath={listPath} />}
      >
        {(loaded) => (
          <div className="marking-page">
            <div className="marking-content">
              <SubmissionHeading submission={loaded} />
              <SubmittedAnswer
                key={loaded.id}
                submission={loaded}
                isQuestionFolded={folded.question}
                onFoldQuestion={(question) => fold({ question })}
                onOpenPicture={onOpenPicture}
                onPictureExpired={() => void query.refetch()}
              />
              <Suspense>
                <AnswerCorrections key={`corrections ${loaded.id}`} submission={loaded} />
              </Suspense>
              <SimilarAnswers key={`similar ${loaded.id}`} submission={loaded} />
              <ObjectiveResult
                submission={loaded}
                isFolded={folded.objective}
                onFold={(objective) => fold({ objective })}
                onOpenPicture={onOpenPicture}
              />
              <UncountedNotes submissions={loaded.notCounted} showsAnswers />
              <MarkHistory history={loaded.history} />
            </div>
            <Mark
              key={`form ${loaded.id}`}
              submission={loaded}
              hasNext={hasNext}
              onSkip={place && (() => void openNext())}
              onSaved={(opensNext) => (opensNext ? void openNext() : navigate(listPath))}
            />
          </div>
        )}
      </QueryBoundary>
    </div>
  )
}

/** The form for the mark, or the score of a paper that has nothing to mark. */
function Mark(props: ComponentProps<typeof MarkForm>) {
  const { id, isImage, answer, recordings, totalScore, secondMark } = props.submission
  if (secondMark?.state === 'differ')
    return (
      <DecisionPanel
        submissionId={id}
        secondMark={secondMark}
        onDecided={() => props.onSaved(false)}
      />
    )
  if (isImage || answer !== '' || recordings) return <MarkForm {...props} />
  return (
    <p className="marking-scored">
      <Text of={m.exams_nothing_to_mark} score={<ScoreText value={totalScore ?? 0} />} />
    </p>
  )
}

type FoldedParts = { question: boolean; objective: boolean }

// in the module, because a folded part stays folded on the page of the next submission
let foldedParts: FoldedParts | undefined

function useFoldedParts() {
  const [folded, setFolded] = useState(
    () => foldedParts ?? { question: false, objective: !matchMedia(DESK).matches },
  )
  const fold = (change: Partial<FoldedParts>) => {
    foldedParts = { ...folded, ...change }
    setFolded(foldedParts)
  }
  return [folded, fold] as const
}

const isNotFound = (error: Error) =>
  error instanceof ApiError && error.code === 'submission_not_found'

function SubmissionHeading({ submission }: { submission: SubmissionDetails }) {
  const { studentId, studentName, subject, className, submittedAt } = submission
  return (
    <div className="marking-heading">
      <h2>
        <StudentLink studentId={studentId}>{studentName}</StudentLink>
      </h2>
      <p>
        <BilingualTitle>{subject}</BilingualTitle>
      </p>
      <p className="text-small text-ink-2">
        <BilingualTitle>{className}</BilingualTitle>
      </p>
      <p className="text-small text-ink-2">
        <Text of={m.exams_handed_in_at} time={<DateText at={submittedAt} format="dateTime" />} />
      </p>
      <PaperSitting submission={submission} />
    </div>
  )
}

function MarkingSkeleton() {
  return (
    <LoadingRegion className="marking-page">
      <div className="marking-content">
        <Skeleton className="h-16 w-3/5" />
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    </LoadingRegion>
  )
}

/** Instead of a submission that was deleted or never existed. */
export function SubmissionNotFound({ listPath }: { listPath: string }) {
  return (
    <div className="page">
      <Card>
        <EmptyState
          icon={FileX}
          title={m.exams_submission_not_found()}
          action={
            <ButtonLink to={listPath} variant="primary">
              {m.exams_back_to_exams()}
            </ButtonLink>
          }
        >
          {m.exams_submission_may_be_deleted()}
        </EmptyState>
      </Card>
    </div>
  )
}
