import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import type { PublicClass, SampleLesson } from '../../contract/public-classes.ts'
import { paths } from '../api/paths.ts'
import { useSession } from '../api/session.ts'
import {
  AuthButton,
  AuthSheet,
  requestedView,
  useReferralCode,
} from '../features/auth/AuthSheet.tsx'
import type { AuthView } from '../features/auth/auth-links.tsx'
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
import { ShareButton } from '../kit/ShareButton.tsx'

dropStaleSessionCookie()

const NOT_FOUND = <ClassNotFound to={paths.login} linkText="See the classes" />

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
  if (wasVisitor && isSignedIn) return <Redirect to={paths.class(it.publicId)} replace />
  return (
    <>
      <PublicClassHero
        class={it}
        actions={(isOpen) => (
          <>
            {isSignedIn ? (
              <ButtonLink to={paths.class(it.publicId)} variant="gold" className="max-sm:w-full">
                Open the class
              </ButtonLink>
            ) : (
              <JoinButtons isOpen={isOpen} onOpen={setAuthView} />
            )}
            {it.sample && (
              <a className="btn btn-on-cover" href="#sample">
                Free lesson
              </a>
            )}
            <ShareButton
              title={it.name}
              path={paths.publicClass(it.publicId)}
              className="btn-on-cover"
            />
          </>
        )}
      />
      <Card>
        <CardHead title="About this class" />
        <Prose text={it.about} links className="pad" />
      </Card>
      <Syllabus class={it} />
      {it.sample && <FreeSample lesson={it.sample} onUrlExpired={onUrlExpired} />}
      {!isSignedIn && (
        <AuthSheet view={authView} onNavigate={setAuthView} isRewardedLater={isRewardedLater} />
      )}
    </>
  )
}

type JoinButtonsProps = { isOpen: boolean; onOpen: (view: AuthView) => void }

/** Sign Up and Sign In, which lead to the class; after the registration has ended, the other classes. */
function JoinButtons({ isOpen, onOpen }: JoinButtonsProps) {
  return (
    <>
      {isOpen ? (
        <AuthButton variant="gold" className="max-sm:w-full" onClick={() => onOpen('sign-up')}>
          Sign up for this class
        </AuthButton>
      ) : (
        <ButtonLink to={paths.login} variant="gold" className="max-sm:w-full">
          See the other classes
        </ButtonLink>
      )}
      <AuthButton variant="text" className="btn-on-cover" onClick={() => onOpen('sign-in')}>
        Sign In
      </AuthButton>
    </>
  )
}

/** Scrolls to the lesson of a link, after the router has scrolled to the top of the page. */
function showIfRequested(card: HTMLElement | null) {
  if (location.hash === '#sample') afterNextPaint(() => card?.scrollIntoView())
}

function FreeSample({
  lesson,
  onUrlExpired,
}: {
  lesson: SampleLesson
  onUrlExpired: () => Promise<unknown>
}) {
  return (
    <Card as="article" id="sample" ref={showIfRequested}>
      <CardHead title="A free lesson" />
      <div className="pad grid grid-cols-[minmax(0,1fr)] gap-4">
        <h3>
          <BilingualTitle>{lesson.subject}</BilingualTitle>
        </h3>
        <LessonMaterial material={lesson} onUrlExpired={onUrlExpired} />
        {lesson.about.trim() && <Prose text={lesson.about} lessonStyle links />}
      </div>
    </Card>
  )
}
