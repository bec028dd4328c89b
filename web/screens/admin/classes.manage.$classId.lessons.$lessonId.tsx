import { useQuery } from '@tanstack/react-query'
import { BookX, CloudOff } from 'lucide-react'
import { useLocation, useParams } from 'wouter'
import { ApiError, messageOf } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { EditLessonForm } from '../../features/lessons/admin/EditLessonForm.tsx'
import { editedLessonQuery } from '../../features/lessons/admin/editor-queries.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'

/** The editor of one lesson (R-ALESSON-001). */
export function Screen() {
  const { classId, lessonId } = useParams<{ classId: string; lessonId: string }>()
  const backPath = lessonsPath(classId)
  // no other address was ever a lesson's
  const hasValidIds = [classId, lessonId].every((it) => /^[1-9]\d{0,14}$/.test(it))
  return (
    <div className="page max-w-180">
      <BackLink to={backPath}>Back to Class</BackLink>
      {hasValidIds ? (
        <LessonEditor classId={Number(classId)} lessonId={Number(lessonId)} />
      ) : (
        <LessonNotFound back={backPath} />
      )}
    </div>
  )
}

/** The class's list of lessons, where the editor was opened from. */
const lessonsPath = (classId: string | number) => `${paths.admin.class(classId)}?tab=lessons`

function LessonEditor({ classId, lessonId }: { classId: number; lessonId: number }) {
  const [, navigate] = useLocation()
  const { data, error, isFetching, refetch } = useQuery(editedLessonQuery(lessonId))
  usePageTitle(data?.lesson.subject)
  const backPath = lessonsPath(classId)
  if (data?.lesson.classId === classId) {
    return (
      <>
        <PageHeader title={data.lesson.subject} subtitle="Edit Lesson" />
        <EditLessonForm key={lessonId} {...data} onSaved={() => navigate(backPath)} />
      </>
    )
  }
  if (data || isClientError(error)) return <LessonNotFound back={backPath} />
  if (!error) return <LessonEditorSkeleton />
  return <LessonFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
}

const isClientError = (error: Error | null) => error instanceof ApiError && error.status < 500

function LessonNotFound({ back: backPath }: { back: string }) {
  return (
    <Card>
      <h1 className="sr-only">Lesson</h1>
      <EmptyState
        icon={BookX}
        title="Lesson not found"
        action={
          <ButtonLink to={backPath} variant="primary">
            Back to Class
          </ButtonLink>
        }
      >
        It may have been removed, or the link may be incomplete.
      </EmptyState>
    </Card>
  )
}

type LessonFailedProps = { error: unknown; busy: boolean; onRetry: () => void }

function LessonFailed({ error, busy, onRetry }: LessonFailedProps) {
  return (
    <Card>
      <h1 className="sr-only">Lesson</h1>
      <EmptyState
        icon={CloudOff}
        title="The lesson did not load"
        action={
          <Button variant="primary" busy={busy && 'Loading...'} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </EmptyState>
    </Card>
  )
}

/** The boxes of the form while it comes. */
function LessonEditorSkeleton() {
  return (
    <LoadingRegion className="page">
      <Skeleton className="h-8 w-3/5" />
      <div className="card pad grid gap-6">
        <Skeleton className="h-12 w-full rounded-control" />
        <Skeleton className="h-12 w-full rounded-control" />
        <Skeleton className="h-40 w-full rounded-control" />
        <Skeleton className="h-32 w-full rounded-card" />
      </div>
    </LoadingRegion>
  )
}
