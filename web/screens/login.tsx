import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'wouter'
import type { SchoolClass } from '../../contract/classes.ts'
import { DEFAULT_SITE_NAME } from '../../contract/settings.ts'
import { dropLeftoverCookie } from '../features/auth/leftover-cookie.ts'
import { titleOf } from '../features/auth/titles.ts'
import type { Way } from '../features/auth/ways.tsx'
import { AboutDialog } from '../features/classes/AboutDialog.tsx'
import { LoadFailed } from '../features/classes/LoadFailed.tsx'
import { ClassesComing } from '../features/landing/ClassesComing.tsx'
import { ClassRail } from '../features/landing/ClassRail.tsx'
import { Highlights } from '../features/landing/Highlights.tsx'
import { Lettering } from '../features/landing/Lettering.tsx'
import { publicClassesQuery } from '../features/landing/queries.ts'
import { WelcomeDialog } from '../features/landing/WelcomeDialog.tsx'
import { settingsQuery, useRewardedLater } from '../features/settings/queries.ts'
import { Button, type ButtonProps } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Heading } from '../kit/Duo.tsx'
import { Skeleton, SkeletonRows, Waiting } from '../kit/Skeleton.tsx'
import '../features/landing/landing.css'

dropLeftoverCookie()

// the forms are for those who press a button; the code comes when a finger or a pointer is near one
const loadForms = () => import('../features/auth/AuthDialog.tsx')
const AuthDialog = lazy(async () => ({ default: (await loadForms()).AuthDialog }))
const fetchAhead = () => void loadForms().catch(() => {})

/** The landing: what the school is, the way in, and its classes (student-area §2). */
export function Screen() {
  const [way, setWay] = useState<Way>()
  const [query] = useSearchParams()
  const settings = useQuery(settingsQuery)
  const isRewardedLater = useRewardedLater()
  const institute = settings.data?.siteName || DEFAULT_SITE_NAME
  return (
    <div className="landing">
      <TopSignIn onPress={() => setWay('sign-in')} />
      <div className="landing-hero">
        <Lettering />
        <div className="join">
          <div className="grid gap-1.5">
            {settings.isPending ? (
              <Waiting>
                <Skeleton className="my-1 h-8 w-60" />
              </Waiting>
            ) : (
              <Heading
                level={2}
                className="text-h1 lg:text-[2rem]"
              >{`Welcome to ${institute}`}</Heading>
            )}
            <p className="lead">
              Read it, hear it, speak it. Lessons that open quickly, even on a slow connection.
            </p>
          </div>
          <div className="grid grid-cols-2 gap-2.5">
            <WayButton look="main" onClick={() => setWay('sign-in')}>
              Sign In
            </WayButton>
            <WayButton look="line" onClick={() => setWay('sign-up')}>
              Sign Up
            </WayButton>
          </div>
          <div className="join-foot">
            <Highlights>
              <StoreLink address={settings.data?.appStoreUrl} />
            </Highlights>
          </div>
        </div>
      </div>
      <Classes />
      {way && (
        <Suspense fallback={<FormsComing way={way} onClose={() => setWay(undefined)} />}>
          <AuthDialog
            way={way}
            onGo={setWay}
            onClose={() => setWay(undefined)}
            refBy={query.get('ref') ?? ''}
            isRewardedLater={isRewardedLater}
          />
        </Suspense>
      )}
      <WelcomeDialog
        institute={institute}
        message={settings.data?.landingMessage ?? ''}
        waits={way !== undefined}
      />
    </div>
  )
}

function WayButton(props: ButtonProps) {
  return (
    <Button {...props} onPointerEnter={fetchAhead} onTouchStart={fetchAhead} onFocus={fetchAhead} />
  )
}

/** The frame keeps a place for it beside the theme, from 768. */
function TopSignIn({ onPress }: { onPress: () => void }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.getElementById('auth-top-end')), [])
  return (
    place &&
    createPortal(
      <WayButton look="line" className="max-md:hidden" onClick={onPress}>
        Sign In
      </WayButton>,
      place,
    )
  )
}

function StoreLink({ address }: { address: string | undefined }): ReactNode {
  if (!address) return null
  return (
    <a
      className="btn btn-brand-text me-[-10px] px-2.5"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Smartphone className="icon" aria-hidden />
      Get the mobile app
    </a>
  )
}

function FormsComing({ way, onClose }: { way: Way; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={titleOf[way]}>
      <Waiting>
        <SkeletonRows />
      </Waiting>
    </Dialog>
  )
}

function Classes() {
  const classes = useQuery(publicClassesQuery)
  const [about, setAbout] = useState<SchoolClass>()
  if (classes.isPending) return <ClassesComing />
  if (classes.isError) {
    return (
      <LoadFailed
        title="The classes did not load"
        fault={classes.error}
        busy={classes.isFetching}
        onRetry={() => void classes.refetch()}
      />
    )
  }
  if (classes.data.length === 0) {
    return <p className="lead">The first classes are on their way.</p>
  }
  return (
    <>
      <ClassRail classes={classes.data} onAbout={setAbout} />
      <AboutDialog class={about} onClose={() => setAbout(undefined)} />
    </>
  )
}
