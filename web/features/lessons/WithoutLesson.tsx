import { BookX, CloudOff, Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/ask.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { BackLink } from '../../kit/PageHead.tsx'
import { Skeleton, Waiting } from '../../kit/Skeleton.tsx'
import './lesson.css'

/** `back` is the address of the class, wherever a lesson's page cannot show the lesson. */
type Back = { back: string }

/** There is no such lesson in this class (student-area §8). */
export function LessonMissing({ back }: Back) {
  return (
    <Stopped icon={BookX} title="Lesson not found" back={back}>
      It may have been removed, or the link may be incomplete.
    </Stopped>
  )
}

/** The server said why the student may not open it. */
export function LessonShut({ why, back }: Back & { why: string }) {
  return (
    <Stopped icon={Lock} title="This lesson is not open to you yet" back={back}>
      {why}
    </Stopped>
  )
}

type LessonFailedProps = Back & { fault: unknown; busy: boolean; onRetry: () => void }

/** The lesson did not come: why, and a way to try again. */
export function LessonFailed({ fault, busy, onRetry, back }: LessonFailedProps) {
  const again = (
    <Button look="main" busy={busy && 'Loading...'} onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Stopped icon={CloudOff} title="The lesson did not load" back={back} action={again}>
      {messageOf(fault)}
    </Stopped>
  )
}

type StoppedProps = Back & {
  icon: LucideIcon
  title: string
  children: ReactNode
  action?: ReactNode
}

function Stopped({ icon, title, back, children, action }: StoppedProps) {
  return (
    <div className="read">
      <h1 className="sr-only">Lesson</h1>
      <Card>
        <EmptyState
          icon={icon}
          title={title}
          action={
            <div className="flex flex-wrap justify-center gap-2.5">
              {action}
              <ButtonLink to={back} look={action ? 'line' : 'main'}>
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
export function LessonComing({ back }: Back) {
  return (
    <div className="read">
      <BackLink to={back}>Back to Class</BackLink>
      <Waiting className="read">
        <div className="grid gap-3">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-8 w-4/5" />
        </div>
        <Skeleton className="aspect-video h-auto w-full rounded-card" />
        <Paragraph />
        <Paragraph />
      </Waiting>
    </div>
  )
}

/** The boxes of an exam while its code comes. */
export function ExamComing() {
  return (
    <Waiting className="read">
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Waiting>
  )
}

function Paragraph() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}
