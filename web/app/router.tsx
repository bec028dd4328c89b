import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Route as Params, useLocation } from 'wouter'
import { prefetchWith } from '../kit/Link.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { Skeleton, SkeletonRows, Waiting } from '../kit/Skeleton.tsx'
import { Acting } from './Acting.tsx'
import { Guard } from './guards.tsx'
import { AuthLayout } from './layouts/AuthLayout.tsx'
import { BareLayout } from './layouts/BareLayout.tsx'
import { SignedInFrame } from './layouts/SignedInFrame.tsx'
import { NotFound } from './NotFound.tsx'
import { NotOpenYet } from './NotOpenYet.tsx'
import { RouteBoundary } from './RouteBoundary.tsx'
import { type Frame, type Route, routeOf } from './routes.ts'
import { SiteEverywhere } from './site.ts'

prefetchWith((to) => routeOf(to)?.prefetch())

const frames: Record<Frame, (props: { children: ReactNode }) => ReactNode> = {
  auth: AuthLayout,
  'signed-in': SignedInFrame,
  none: BareLayout,
}

/** Finds the page of the address, lets its guard speak first, and sets it in its frame. */
export function Router() {
  const [path] = useLocation()
  useTopOfPage(path)
  const route = routeOf(path)
  // an address that leads nowhere tells a visitor no more than any other: /login
  const { may, frame } = route ?? { may: 'student', frame: 'signed-in' }
  const Layout = frames[frame]
  return (
    <Guard may={may}>
      <SiteEverywhere />
      <Acting />
      <Layout>
        <RouteBoundary key={path}>
          <Suspense fallback={<PageComing />}>
            {route ? <Page route={route} /> : <NotFound />}
          </Suspense>
        </RouteBoundary>
      </Layout>
    </Guard>
  )
}

function Page({ route: { path, title, Screen } }: { route: Route }) {
  usePageTitle(title)
  return <Params path={path}>{Screen ? <Screen /> : <NotOpenYet title={title} />}</Params>
}

function PageComing() {
  return (
    <Waiting className="wrap">
      <Skeleton className="h-9 w-60" />
      <div className="card pad">
        <SkeletonRows />
      </div>
    </Waiting>
  )
}

/** A new page begins at its top, for the eye and for a screen reader alike. */
function useTopOfPage(path: string) {
  const last = useRef(path)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    if (last.current === path) return
    last.current = path
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
