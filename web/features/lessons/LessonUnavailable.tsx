import { BookX, CalendarDays, CloudOff, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf, UnreachableError } from '../../api/call-api.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink } from '../../kit/PageHeader.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import './lesson.css'

/** `back` is the path of the class. */
type ClassLink = { back: string }

/** The state of a lesson that does not exist (R-LESSON-005). */
export function LessonNotFound({ back }: ClassLink) {
  return (
    <UnavailableCard icon={BookX} title="Lesson not found" back={back}>
      It may have been removed, or the link may be incomplete.
    </UnavailableCard>
  )
}

/** The state of a lesson without access, with the reason given by the server. */
export function LessonClosed({ reason, back }: ClassLink & { reason: string }) {
  return (
    <UnavailableCard icon={Lock} title="This lesson is not open to you yet" back={back}>
      {reason}
    </UnavailableCard>
  )
}

type LastLessonOfMonthProps = ClassLink & {
  question: string
  isOpening: boolean
  onOpen: () => void
}

/** Confirms the opening of the last new lesson of the month, on the page of a lesson that was opened by its URL. */
export function LastLessonOfMonth({ question, isOpening, onOpen, back }: LastLessonOfMonthProps) {
  const openButton = (
    <Button variant="primary" busy={isOpening && 'Opening...'} onClick={onOpen}>
      Open lesson
    </Button>
  )
  return (
    <UnavailableCard icon={CalendarDays} title="Open the last one?" back={back} action={openButton}>
      {question}
    </UnavailableCard>
  )
}

type LessonLoadErrorProps = ClassLink & {
  error: unknown
  isRetrying: boolean
  onRetry: () => void
  /** Lessons that open without a connection. */
  children?: ReactNode
}

/** The state of a lesson that did not load, with a retry button; without a connection it offers the kept lessons (R-OFFLINE-003). */
export function LessonLoadError({
  error,
  isRetrying,
  onRetry,
  back,
  children,
}: LessonLoadErrorProps) {
  const isUnreachable = error instanceof UnreachableError
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
      {isUnreachable ? 'You are offline. This lesson is not on this phone.' : messageOf(error)}
      {isUnreachable && children}
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

/** A lesson during loading, with the link to its class. */
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

/** An exam during the loading of its code. */
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
