import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Route as RouteParams, useLocation } from 'wouter'
import { watchBack } from '../kit/back-layers.ts'
import { setPrefetch } from '../kit/Link.tsx'
import { useRouteTitle } from '../kit/page-title.ts'
import { LoadingRegion, Skeleton, SkeletonRows } from '../kit/Skeleton.tsx'
import { ImpersonationNotice } from './ImpersonationNotice.tsx'
import { AuthLayout } from './layouts/AuthLayout.tsx'
import { BareLayout } from './layouts/BareLayout.tsx'
import { SignedIn } from './layouts/SignedIn.tsx'
import { RouteBoundary } from './RouteBoundary.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { accessOf, findRoute, type LayoutName, type Route } from './routes.ts'
import { scrollAfterNavigation, watchScrollPositions } from './scroll-position.ts'
import { SiteSettingsProvider } from './site-settings.tsx'

// first, because closing a layer is no change of the page
watchBack()
watchScrollPositions()
setPrefetch((to) => void findRoute(to)?.prefetch())

const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }))

const layouts: Record<LayoutName, (props: { children: ReactNode }) => ReactNode> = {
  auth: AuthLayout,
  'signed-in': SignedIn,
  none: BareLayout,
}

/** Renders the page of the current path with its guard and layout. */
export function Router() {
  const [path] = useLocation()
  useNavigationEffects(path)
  const route = findRoute(path)
  const layout = route?.layout ?? 'signed-in'
  const Layout = layouts[layout]
  return (
    <RouteGuard access={accessOf(route)}>
      <SiteSettingsProvider>
        <ImpersonationNotice />
        {/* the layout of signed-in pages is loaded like a page */}
        <RouteBoundary key={layout}>
          <Suspense fallback={<PageSkeleton />}>
            <Layout>
              <RouteBoundary key={path}>
                <Suspense fallback={<PageSkeleton />}>
                  {route ? <Page route={route} /> : <NotFound />}
                </Suspense>
              </RouteBoundary>
            </Layout>
          </Suspense>
        </RouteBoundary>
      </SiteSettingsProvider>
    </RouteGuard>
  )
}

function Page({ route }: { route: Route }) {
  const { path, title, loadScreen } = route
  useRouteTitle(title)
  const Screen = useScreen(route)
  if (!loadScreen) return <NotFound />
  return <RouteParams path={path}>{Screen ? <Screen /> : <PageSkeleton />}</RouteParams>
}

/**
 * The component of a route, undefined while its code loads. Does not use `lazy`: React shows the content after a
 * placeholder no earlier than 300 ms later, even if the code arrives within a frame.
 */
function useScreen({ loadScreen, loadedScreen }: Route): ComponentType | undefined {
  const [Screen, setScreen] = useState<ComponentType | undefined>(loadedScreen)
  useEffect(() => {
    if (Screen) return
    let isShown = true
    const show = (next: () => ComponentType) => isShown && setScreen(next)
    loadScreen?.().then(
      (it) => show(() => it),
      (error: unknown) =>
        show(() => {
          // for the boundary of the page
          throw error
        }),
    )
    return () => {
      isShown = false
    }
  }, [Screen, loadScreen])
  return Screen
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

/** A navigation scrolls the page and moves the focus to the main content. */
function useNavigationEffects(path: string) {
  const previousPath = useRef(path)
  useEffect(() => {
    if (previousPath.current === path) return
    scrollAfterNavigation(previousPath.current, path)
    previousPath.current = path
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
