import { useQuery } from '@tanstack/react-query'
import { BookX, CloudOff } from 'lucide-react'
import { useLocation, useParams } from 'wouter'
import { Declared, messageOf } from '../../api/ask.ts'
import { paths } from '../../api/paths.ts'
import { EditLesson } from '../../features/lessons/manage/EditLesson.tsx'
import { editedLessonQuery } from '../../features/lessons/manage/editor-queries.ts'
import { useTimezone } from '../../features/settings/queries.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink, PageHead } from '../../kit/PageHead.tsx'
import { usePageTitle } from '../../kit/page-title.ts'
import { Skeleton, Waiting } from '../../kit/Skeleton.tsx'

/** The editor of one lesson (wallet-and-admin §2). */
export function Screen() {
  const { classId, lessonId } = useParams<{ classId: string; lessonId: string }>()
  const back = backTo(classId)
  // no other address was ever a lesson's
  const isAddress = [classId, lessonId].every((it) => /^[1-9]\d{0,14}$/.test(it))
  return (
    <div className="wrap max-w-180">
      <BackLink to={back}>Back to Class</BackLink>
      {isAddress ? (
        <Lesson classId={Number(classId)} lessonId={Number(lessonId)} />
      ) : (
        <Missing back={back} />
      )}
    </div>
  )
}

/** The class's list of lessons, where the editor was opened from. */
const backTo = (classId: string | number) => `${paths.admin.class(classId)}?tab=lessons`

function Lesson({ classId, lessonId }: { classId: number; lessonId: number }) {
  const [, navigate] = useLocation()
  const { data, error, isFetching, refetch } = useQuery(editedLessonQuery(lessonId))
  usePageTitle(data?.lesson.subject)
  const timezone = useTimezone()
  const back = backTo(classId)
  if (data?.lesson.classId === classId) {
    return (
      <>
        <PageHead title={data.lesson.subject} lead="Edit Lesson" />
        <EditLesson key={lessonId} {...data} timezone={timezone} onSaved={() => navigate(back)} />
      </>
    )
  }
  if (data || isRefusal(error)) return <Missing back={back} />
  if (!error) return <Coming />
  return <Failed fault={error} busy={isFetching} onRetry={() => void refetch()} />
}

const isRefusal = (fault: Error | null) => fault instanceof Declared && fault.http < 500

function Missing({ back }: { back: string }) {
  return (
    <Card>
      <h1 className="sr-only">Lesson</h1>
      <EmptyState
        icon={BookX}
        title="Lesson not found"
        action={
          <ButtonLink to={back} look="main">
            Back to Class
          </ButtonLink>
        }
      >
        It may have been removed, or the link may be incomplete.
      </EmptyState>
    </Card>
  )
}

type FailedProps = { fault: unknown; busy: boolean; onRetry: () => void }

function Failed({ fault, busy, onRetry }: FailedProps) {
  return (
    <Card>
      <h1 className="sr-only">Lesson</h1>
      <EmptyState
        icon={CloudOff}
        title="The lesson did not load"
        action={
          <Button look="main" busy={busy && 'Loading...'} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(fault)}
      </EmptyState>
    </Card>
  )
}

/** The boxes of the form while it comes. */
function Coming() {
  return (
    <Waiting className="wrap">
      <Skeleton className="h-8 w-3/5" />
      <div className="card pad grid gap-6">
        <Skeleton className="h-12 w-full rounded-control" />
        <Skeleton className="h-12 w-full rounded-control" />
        <Skeleton className="h-40 w-full rounded-control" />
        <Skeleton className="h-32 w-full rounded-card" />
      </div>
    </Waiting>
  )
}
