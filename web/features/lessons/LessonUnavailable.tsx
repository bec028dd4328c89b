import { BookX, CloudOff, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/call-api.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink } from '../../kit/PageHeader.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import './lesson.css'

/** `back` is the address of the class, wherever a lesson's page cannot show the lesson. */
type ClassLink = { back: string }

/** There is no such lesson in this class (R-LESSON-005). */
export function LessonNotFound({ back }: ClassLink) {
  return (
    <UnavailableCard icon={BookX} title="Lesson not found" back={back}>
      It may have been removed, or the link may be incomplete.
    </UnavailableCard>
  )
}

/** The server said why the student may not open it. */
export function LessonClosed({ reason, back }: ClassLink & { reason: string }) {
  return (
    <UnavailableCard icon={Lock} title="This lesson is not open to you yet" back={back}>
      {reason}
    </UnavailableCard>
  )
}

type LessonLoadErrorProps = ClassLink & { error: unknown; isRetrying: boolean; onRetry: () => void }

/** The lesson did not come: why, and a way to try again. */
export function LessonLoadError({ error, isRetrying, onRetry, back }: LessonLoadErrorProps) {
  const retryButton = (
    <Button variant="primary" busy={isRetrying && 'Loading...'} onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <UnavailableCard
      icon={CloudOff}
      title="The lesson did not load"
      back={back}
      action={retryButton}
    >
      {messageOf(error)}
    </UnavailableCard>
  )
}

type UnavailableCardProps = ClassLink & {
  icon: LucideIcon
  title: string
  children: ReactNode
  action?: ReactNode
}

function UnavailableCard({ icon, title, back, children, action }: UnavailableCardProps) {
  return (
    <div className="reading-column">
      <h1 className="sr-only">Lesson</h1>
      <Card>
        <EmptyState
          icon={icon}
          title={title}
          action={
            <div className="flex flex-wrap justify-center gap-2.5">
              {action}
              <ButtonLink to={back} variant={action ? 'outline' : 'primary'}>
                Back to Class
              </ButtonLink>
            </div>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </div>
  )
}

/** The boxes of a lesson while it comes; the way back is there from the start. */
export function LessonSkeleton({ back }: ClassLink) {
  return (
    <div className="reading-column">
      <BackLink to={back}>Back to Class</BackLink>
      <LoadingRegion className="reading-column">
        <div className="grid gap-3">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-8 w-4/5" />
        </div>
        <Skeleton className="aspect-video h-auto w-full rounded-card" />
        <ParagraphSkeleton />
        <ParagraphSkeleton />
      </LoadingRegion>
    </div>
  )
}

/** The boxes of an exam while its code comes. */
export function ExamSkeleton() {
  return (
    <LoadingRegion className="reading-column">
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </LoadingRegion>
  )
}

function ParagraphSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
