import { useQuery } from '@tanstack/react-query'
import { BookX } from 'lucide-react'
import { useLocation, useParams } from 'wouter'
import { m } from '../../../messages/m.ts'
import { ApiError } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { EditLessonForm } from '../../features/lessons/admin/EditLessonForm.tsx'
import { editedLessonQuery } from '../../features/lessons/admin/editor-queries.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

/** The editor of one lesson (R-ALESSON-001). */
export function Screen() {
  const { classId, lessonId } = useParams<{ classId: string; lessonId: string }>()
  const backPath = lessonsPath(classId)
  const hasValidIds = [classId, lessonId].every((it) => /^[1-9]\d{0,14}$/.test(it))
  return (
    <div className="page max-w-180">
      <BackLink to={backPath}>{m.admin_screens_back_class()}</BackLink>
      {hasValidIds ? (
        <LessonEditor classId={Number(classId)} lessonId={Number(lessonId)} />
      ) : (
        <LessonNotFound backPath={backPath} />
      )}
    </div>
  )
}

/** The lessons of the class, from which the editor is opened. */
const lessonsPath = (classId: string | number) => `${paths.admin.class(classId)}?tab=lessons`

function LessonEditor({ classId, lessonId }: { classId: number; lessonId: number }) {
  const [, navigate] = useLocation()
  const query = useQuery(editedLessonQuery(lessonId))
  usePageTitle(query.data?.lesson.subject)
  const backPath = lessonsPath(classId)
  return (
    <QueryBoundary
      query={query}
      errorTitle={m.admin_screens_lesson_did_not_load()}
      skeleton={<LessonEditorSkeleton />}
      renderError={(error) => isClientError(error) && <LessonNotFound backPath={backPath} />}
    >
      {(loaded) =>
        loaded.lesson.classId === classId ? (
          <>
            <PageHeader title={loaded.lesson.subject} subtitle={m.admin_screens_edit_lesson()} />
            <EditLessonForm key={lessonId} {...loaded} onSaved={() => navigate(backPath)} />
          </>
        ) : (
          <LessonNotFound backPath={backPath} />
        )
      }
    </QueryBoundary>
  )
}

const isClientError = (error: Error) => error instanceof ApiError && error.status < 500

function LessonNotFound({ backPath }: { backPath: string }) {
  return (
    <Card>
      <h1 className="sr-only">{m.kit_lesson()}</h1>
      <EmptyState
        icon={BookX}
        title={m.admin_screens_lesson_not_found()}
        action={
          <ButtonLink to={backPath} variant="primary">
            {m.admin_screens_back_class()}
          </ButtonLink>
        }
      >
        {m.admin_screens_may_have_been_removed_link()}
      </EmptyState>
    </Card>
  )
}

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
