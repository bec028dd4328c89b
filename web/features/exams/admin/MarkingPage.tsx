import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Copy, FileX, Users } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { MarkChange, SubmissionDetails } from '../../../../contract/exams/marking.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { Link } from '../../../kit/Link.tsx'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { ScoreText } from '../../../kit/ScoreStar.tsx'
import { LoadingRegion, Skeleton } from '../../../kit/Skeleton.tsx'
import { Text } from '../../../kit/Text.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { UncountedNotes } from '../UncountedNotes.tsx'
import { MarkForm } from './MarkForm.tsx'
import { ObjectiveResult } from './ObjectiveResult.tsx'
import { DecisionPanel, MarkLine } from './PairedMarks.tsx'
import { PaperSitting } from './PaperSitting.tsx'
import type { Picture } from './PhotographedAnswer.tsx'
import { submissionQuery } from './queries.ts'
import { StudentLink } from './SubmissionName.tsx'
import { SubmittedAnswer } from './SubmittedAnswer.tsx'
import { useMarkingSession } from './use-marking-session.ts'
import './marking.css'
import './paired-marks.css'
import { getSimilarAnswers } from '../../../../contract/exams/similar-answers.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { paths } from '../../../api/paths.ts'
import { numberText } from '../../../kit/number-text.ts'
import { Note } from '../../../kit/Tile.tsx'
import { useClaim } from './use-claim.ts'

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
      <EmptyCard
        icon={FileX}
        title={m.exams_submission_not_found()}
        action={
          <ButtonLink to={listPath} variant="primary">
            {m.exams_back_to_exams()}
          </ButtonLink>
        }
      >
        {m.exams_submission_may_be_deleted()}
      </EmptyCard>
    </div>
  )
}

/** Claims a submission, and says who else is marking it, with a way to take it over once they have left it (R-STAFF-008). */
function ClaimNotice({ submissionId }: { submissionId: number }) {
  const { holder, isFree, takeOver } = useClaim(submissionId)
  return (
    <div role="status" className="marking-claim">
      {holder && (
        <Note tone={isFree ? 'success' : 'warning'} icon={<Users className="icon" aria-hidden />}>
          {isFree ? (
            <>
              <p>
                <Text
                  of={m.exams_marker_has_left}
                  marker={<bdi className="font-semibold">{holder.marker}</bdi>}
                />
              </p>
              <Button className="mt-2" onClick={() => void takeOver()}>
                {m.exams_mark_it_now()}
              </Button>
            </>
          ) : (
            <p>
              <Text
                of={m.exams_marker_is_marking_hint}
                marker={<bdi className="font-semibold">{holder.marker}</bdi>}
              />
            </p>
          )}
        </Note>
      )}
    </div>
  )
}

/** Every mark that was saved, newest first: who, when, the score before and after, and the feedback. */
function MarkHistory({ history }: { history: readonly MarkChange[] }) {
  if (history.length === 0) return null
  return (
    <section className="marking-history" aria-labelledby="mark-history">
      <h3 id="mark-history" className="label">
        {m.exams_history_mark()}
      </h3>
      <ol>
        {history.map((it) => (
          <MarkLine key={it.id} mark={it}>
            <span className="num font-semibold">
              {it.from === null || it.from === it.score
                ? numberText(it.score)
                : m.exams_score_changed({ from: it.from, to: it.score })}
            </span>
          </MarkLine>
        ))}
      </ol>
    </section>
  )
}

/** Who wrote or photographed the same or nearly the same answer, with links to their papers; the marker judges it (R-FAIR-004). */
function SimilarAnswers({ submission }: { submission: SubmissionDetails }) {
  const { id: submissionId, answer, studentName } = submission
  const { data = [] } = useQuery({
    queryKey: adminKeys.similarAnswers(submissionId),
    queryFn: ({ signal }) => callApi(getSimilarAnswers, { submissionId }, { signal }),
    enabled: answer !== '',
  })
  if (data.length === 0) return null
  return (
    <Note tone="warning" icon={<Copy className="icon" aria-hidden />}>
      <b className="block">{m.exams_similar_title()}</b>
      <ul className="grid gap-1">
        {data.map((it) => (
          <li key={it.submissionId}>
            <Text
              of={it.likeness === 'same' ? m.exams_similar_same : m.exams_similar_near}
              name={studentName}
              other={<Link to={paths.admin.submission(it.submissionId)}>{it.studentName}</Link>}
            />
          </li>
        ))}
      </ul>
      <p className="text-small">{m.exams_similar_hint()}</p>
    </Note>
  )
}
