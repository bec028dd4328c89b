import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Redirect, useParams } from 'wouter'
import type { PublicClass, SampleLesson } from '../../contract/classes/public-classes.ts'
import { isRegistrationOpen } from '../../contract/classes/registration-window.ts'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { useSession } from '../api/session.ts'
import {
  AuthButton,
  AuthSheet,
  requestedView,
  useReferralCode,
} from '../features/auth/AuthSheet.tsx'
import { pressedView, useForgetPressed } from '../features/auth/pressed-view.ts'
import { dropStaleSessionCookie } from '../features/auth/stale-session-cookie.ts'
import { ClassBoundary } from '../features/classes/ClassBoundary.tsx'
import { ClassNotFound } from '../features/classes/ClassNotFound.tsx'
import { PublicClassHero } from '../features/classes/PublicClassHero.tsx'
import { publicClassQuery } from '../features/classes/public-class-query.ts'
import { Syllabus } from '../features/classes/Syllabus.tsx'
import { LessonMaterial } from '../features/lessons/LessonMaterial.tsx'
import { useRewardedLater } from '../features/settings/queries.ts'
import { isClassRef } from '../features/study/queries.ts'
import { afterNextPaint } from '../kit/after-next-paint.ts'
import { BilingualTitle } from '../kit/BilingualTitle.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { Card, CardHead } from '../kit/Card.tsx'
import { Prose } from '../kit/Prose.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { useTimeZone } from '../kit/time-zone.ts'

dropStaleSessionCookie()

const NOT_FOUND = <ClassNotFound to={paths.login} linkText={m.screens_see_classes()} />

/** The public page of a class: its price and content, and one lesson to read (decision 0371). */
export function Screen() {
  const { publicId } = useParams<{ publicId: string }>()
  return (
    <div className="page">
      {isClassRef(publicId) ? <ClassLoader publicId={publicId} /> : NOT_FOUND}
    </div>
  )
}

function ClassLoader({ publicId }: { publicId: string }) {
  const publicClass = useQuery(publicClassQuery(publicId))
  usePageTitle(publicClass.data?.name)
  return (
    <ClassBoundary query={publicClass} notFound={NOT_FOUND} skeletonClass="page">
      {(data) => <ClassContent class={data} onUrlExpired={publicClass.refetch} />}
    </ClassBoundary>
  )
}

type ClassContentProps = { class: PublicClass; onUrlExpired: () => Promise<unknown> }

function ClassContent({ class: it, onUrlExpired }: ClassContentProps) {
  const isSignedIn = useSession((session) => session.authenticated)
  const [wasVisitor] = useState(!isSignedIn)
  const referralCode = useReferralCode()
  const [authView, setAuthView] = useState(() => pressedView() ?? requestedView(referralCode))
  useForgetPressed()
  const isRewardedLater = useRewardedLater()
  const isOpen = isRegistrationOpen(it.registrationCloses, Date.now() / 1000, useTimeZone())
  if (wasVisitor && isSignedIn) return <Redirect to={paths.class(it.publicId)} replace />
  const joinButton = (variant: 'gold' | 'primary') => (
    <JoinButton
      {...{ class: it, isSignedIn, isOpen, variant }}
      onSignUp={() => setAuthView('sign-up')}
    />
  )
  return (
    <>
      <PublicClassHero
        class={it}
        actions={
          <>
            {joinButton('gold')}
            {!isSignedIn && (
              <AuthButton
                variant="text"
                className="btn-on-cover"
                onClick={() => setAuthView('sign-in')}
              >
                {m.screens_sign()}
              </AuthButton>
            )}
            {it.sample && (
              <a className="btn btn-on-cover" href="#sample">
                {m.screens_free_lesson()}
              </a>
            )}
          </>
        }
      />
      <Card>
        <CardHead title={m.screens_about_class()} />
        <Prose text={it.about} links className="pad" />
      </Card>
      <Syllabus class={it} />
      {it.sample && (
        <FreeSample lesson={it.sample} onUrlExpired={onUrlExpired}>
          {joinButton('primary')}
        </FreeSample>
      )}
      {!isSignedIn && (
        <AuthSheet view={authView} onNavigate={setAuthView} isRewardedLater={isRewardedLater} />
      )}
    </>
  )
}

type JoinButtonProps = {
  class: PublicClass
  isSignedIn: boolean
  isOpen: boolean
  variant: 'gold' | 'primary'
  onSignUp: () => void
}

/** Sign Up, which leads to the class; after the registration has ended, the other classes; for a user, the class. */
function JoinButton({ class: it, isSignedIn, isOpen, variant, onSignUp }: JoinButtonProps) {
  const shared = { variant, className: 'max-sm:w-full' }
  if (!isSignedIn && isOpen) {
    return (
      <AuthButton {...shared} onClick={onSignUp}>
        {m.screens_sign_up_class()}
      </AuthButton>
    )
  }
  return (
    <ButtonLink {...shared} to={isSignedIn ? paths.class(it.publicId) : paths.login}>
      {isSignedIn ? m.screens_open_class() : m.screens_see_other_classes()}
    </ButtonLink>
  )
}

/** Scrolls to the lesson of a link, after the router has scrolled to the top of the page. */
function showIfRequested(card: HTMLElement | null) {
  if (location.hash === '#sample') afterNextPaint(() => card?.scrollIntoView())
}

type FreeSampleProps = {
  lesson: SampleLesson
  onUrlExpired: () => Promise<unknown>
  /** The way on, after the last line. */
  children: ReactNode
}

function FreeSample({ lesson, onUrlExpired, children }: FreeSampleProps) {
  return (
    <Card as="article" id="sample" ref={showIfRequested}>
      <CardHead title={m.screens_free_lesson_2()} />
      <div className="pad grid grid-cols-[minmax(0,1fr)] gap-4">
        <h3>
          <BilingualTitle>{lesson.subject}</BilingualTitle>
        </h3>
        <LessonMaterial material={lesson} onUrlExpired={onUrlExpired} />
        {lesson.about.trim() && <Prose text={lesson.about} lessonStyle links />}
        <div>{children}</div>
      </div>
    </Card>
  )
}
