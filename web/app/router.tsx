import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Route as RouteParams, useLocation } from 'wouter'
import { setPrefetch } from '../kit/Link.tsx'
import { usePageTitle } from '../kit/page-title.ts'
import { LoadingRegion, Skeleton, SkeletonRows } from '../kit/Skeleton.tsx'
import { ComingSoon } from './ComingSoon.tsx'
import { ImpersonationNotice } from './ImpersonationNotice.tsx'
import { AuthLayout } from './layouts/AuthLayout.tsx'
import { BareLayout } from './layouts/BareLayout.tsx'
import { SignedInShell } from './layouts/SignedInShell.tsx'
import { NotFound } from './NotFound.tsx'
import { RouteBoundary } from './RouteBoundary.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { findRoute, type LayoutName, type Route } from './routes.ts'
import { SiteSettingsProvider } from './site-settings.tsx'

setPrefetch((to) => findRoute(to)?.prefetch())

const layouts: Record<LayoutName, (props: { children: ReactNode }) => ReactNode> = {
  auth: AuthLayout,
  'signed-in': SignedInShell,
  none: BareLayout,
}

/** Finds the page of the address, lets its guard speak first, and sets it in its frame. */
export function Router() {
  const [path] = useLocation()
  useScrollToTopOnNavigation(path)
  const route = findRoute(path)
  // an address that leads nowhere tells a visitor no more than any other: /login
  const { access, layout } = route ?? { access: 'student', layout: 'signed-in' }
  const Layout = layouts[layout]
  return (
    <RouteGuard access={access}>
      <SiteSettingsProvider>
        <ImpersonationNotice />
        <Layout>
          <RouteBoundary key={path}>
            <Suspense fallback={<PageSkeleton />}>
              {route ? <Page route={route} /> : <NotFound />}
            </Suspense>
          </RouteBoundary>
        </Layout>
      </SiteSettingsProvider>
    </RouteGuard>
  )
}

function Page({ route: { path, title, Screen } }: { route: Route }) {
  usePageTitle(title)
  return <RouteParams path={path}>{Screen ? <Screen /> : <ComingSoon title={title} />}</RouteParams>
}

function PageSkeleton() {
  return (
    <LoadingRegion className="page">
      <Skeleton className="h-9 w-60" />
      <div className="card pad">
        <SkeletonRows />
      </div>
    </LoadingRegion>
  )
}

/** A new page begins at its top, for the eye and for a screen reader alike. */
function useScrollToTopOnNavigation(path: string) {
  const previousPath = useRef(path)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    if (previousPath.current === path) return
    previousPath.current = path
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
