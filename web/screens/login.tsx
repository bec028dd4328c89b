import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SchoolClass } from '../../contract/classes/classes.ts'
import { m } from '../../messages/m.ts'
import { paths } from '../api/paths.ts'
import { settingsQuery } from '../api/settings-query.ts'
import {
  AuthButton,
  AuthSheet,
  requestedView,
  useReferralCode,
} from '../features/auth/AuthSheet.tsx'
import { useReturnPath } from '../features/auth/auth-links.tsx'
import { pressedView, useForgetPressed } from '../features/auth/pressed-view.ts'
import { dropStaleSessionCookie } from '../features/auth/stale-session-cookie.ts'
import { AboutDialog } from '../features/classes/AboutDialog.tsx'
import { ClassCarousel } from '../features/landing/ClassCarousel.tsx'
import { ClassCarouselSkeleton } from '../features/landing/ClassCarouselSkeleton.tsx'
import { Highlights } from '../features/landing/Highlights.tsx'
import { LetteringPanel } from '../features/landing/LetteringPanel.tsx'
import { publicClassesQuery } from '../features/landing/queries.ts'
import { WelcomeDialog } from '../features/landing/WelcomeDialog.tsx'
import { useRewardedLater } from '../features/settings/queries.ts'
import { Heading } from '../kit/BilingualTitle.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { schoolName } from '../kit/school-name.ts'
import { QueryBoundary } from '../loading/QueryBoundary.tsx'
import '../features/landing/landing.css'

dropStaleSessionCookie()

/** The landing page: the school, the account forms and the classes (R-LANDING-001 to R-LANDING-016). */
export function Screen() {
  const referralCode = useReferralCode()
  const returnPath = useReturnPath()
  const [authView, setAuthView] = useState(
    () => pressedView() ?? requestedView(referralCode, returnPath),
  )
  useForgetPressed()
  const settings = useQuery(settingsQuery)
  const isRewardedLater = useRewardedLater()
  const institute = settings.data?.siteName || schoolName()
  return (
    <div className="landing">
      <TopSignIn onPress={() => setAuthView('sign-in')} />
      <div className="landing-hero">
        <LetteringPanel institute={institute} logo={settings.data?.logo} />
        <div className="landing-join">
          <div className="grid gap-1.5">
            <Heading level={2} className="text-h1 lg:text-[2rem]">
              {m.screens_welcome_institute({ institute })}
            </Heading>
            <p className="lead">{m.screens_read_hear_speak_lessons_open()}</p>
          </div>
          <div className="grid grid-cols-2 gap-2.5">
            <AuthButton variant="primary" onClick={() => setAuthView('sign-in')}>
              {m.screens_sign()}
            </AuthButton>
            <AuthButton variant="outline" onClick={() => setAuthView('sign-up')}>
              {m.screens_sign_up()}
            </AuthButton>
          </div>
          {settings.data?.lettersTrack && (
            <ButtonLink to={paths.letters} variant="brand-text">
              {m.letters_landing()}
            </ButtonLink>
          )}
          <div className="landing-join-footer">
            <Highlights>
              <StoreLink url={settings.data?.appStoreUrl} />
            </Highlights>
          </div>
        </div>
      </div>
      <PublicClasses />
      <AuthSheet view={authView} onNavigate={setAuthView} isRewardedLater={isRewardedLater} />
      <WelcomeDialog
        institute={institute}
        message={settings.data?.landingMessage ?? ''}
        isDeferred={authView !== undefined}
      />
    </div>
  )
}

/** The Sign In button in the header, from 768. */
function TopSignIn({ onPress }: { onPress: () => void }) {
  const [container, setContainer] = useState<Element | null>(null)
  useEffect(() => setContainer(document.getElementById('auth-top-end')), [])
  return (
    container &&
    createPortal(
      <AuthButton variant="outline" className="max-md:hidden" onClick={onPress}>
        {m.screens_sign()}
      </AuthButton>,
      container,
    )
  )
}

function StoreLink({ url }: { url: string | undefined }): ReactNode {
  if (!url) return null
  return (
    <a
      className="btn btn-brand-text me-[-10px] px-2.5"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Smartphone className="icon" aria-hidden />
      {m.screens_get_mobile_app()}
    </a>
  )
}

function PublicClasses() {
  return (
    <QueryBoundary
      query={useQuery(publicClassesQuery)}
      errorTitle={m.screens_classes_did_not_load()}
      skeleton={<ClassCarouselSkeleton />}
    >
      {(classes) =>
        classes.length > 0 ? (
          <ClassCarouselWithAbout classes={classes} />
        ) : (
          <p className="lead">{m.screens_first_classes_their_way()}</p>
        )
      }
    </QueryBoundary>
  )
}

function ClassCarouselWithAbout({ classes }: { classes: readonly SchoolClass[] }) {
  const [aboutClass, setAboutClass] = useState<SchoolClass>()
  return (
    <>
      <ClassCarousel classes={classes} onAbout={setAboutClass} />
      <AboutDialog class={aboutClass} onClose={() => setAboutClass(undefined)} />
    </>
  )
}
