import { BookX, CalendarDays, CloudOff, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { messageOf, UnreachableError } from '../../api/call-api.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { EmptyCard } from '../../kit/EmptyState.tsx'
import { BackLink } from '../../kit/PageHeader.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import './lesson.css'

/** `back` is the path of the class. */
type ClassLink = { back: string }

/** The state of a lesson that does not exist (R-LESSON-005). */
export function LessonNotFound({ back }: ClassLink) {
  return (
    <UnavailableCard icon={BookX} title={m.lessons_lesson_not_found()} back={back}>
      {m.lessons_not_found_reason()}
    </UnavailableCard>
  )
}

/** The state of a lesson without access, with the reason given by the server. */
export function LessonClosed({ reason, back }: ClassLink & { reason: string }) {
  return (
    <UnavailableCard icon={Lock} title={m.lessons_lesson_not_open_yet()} back={back}>
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
    <Button variant="primary" busy={isOpening && m.lessons_opening()} onClick={onOpen}>
      {m.lessons_open_lesson()}
    </Button>
  )
  return (
    <UnavailableCard
      icon={CalendarDays}
      title={m.lessons_open_last_of_month()}
      back={back}
      action={openButton}
    >
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
    <Button variant="primary" busy={isRetrying && m.kit_loading()} onClick={onRetry}>
      {m.kit_try_again()}
    </Button>
  )
  return (
    <UnavailableCard
      icon={CloudOff}
      title={m.lessons_lesson_did_not_load()}
      back={back}
      action={retryButton}
    >
      {isUnreachable ? m.lessons_not_on_this_phone() : messageOf(error)}
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
      <h1 className="sr-only">{m.kit_lesson()}</h1>
      <EmptyCard
        icon={icon}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            {action}
            <ButtonLink to={back} variant={action ? 'outline' : 'primary'}>
              {m.lessons_back_class()}
            </ButtonLink>
          </div>
        }
      >
        {children}
      </EmptyCard>
    </div>
  )
}

/** A lesson during loading, with the link to its class. */
export function LessonSkeleton({ back }: ClassLink) {
  return (
    <div className="reading-column">
      <BackLink to={back}>{m.lessons_back_class()}</BackLink>
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
