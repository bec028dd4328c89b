import { CloudOff } from 'lucide-react'
import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Redirect, Route as RouteParams, useLocation, useSearch } from 'wouter'
import { m } from '../../messages/m.ts'
import { readImpersonator } from '../api/impersonator-session.ts'
import { sessionToken, useSession } from '../api/session.ts'
import { Button } from '../kit/Button.tsx'
import { watchBack } from '../kit/back-layers.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { setPrefetch } from '../kit/Link.tsx'
import { lazyPart, renderNothing } from '../kit/lazy-part.ts'
import { useRouteTitle } from '../kit/page-title.ts'
import { LoadingRegion, Skeleton, SkeletonRows } from '../kit/Skeleton.tsx'
import { AuthLayout } from './layouts/AuthLayout.tsx'
import { BareLayout } from './layouts/BareLayout.tsx'
import { SignedIn } from './layouts/SignedIn.tsx'
import { reloadIfCodeIsMissing } from './missing-code.ts'
import { redirectOf } from './redirects.ts'
import { accessOf, findRoute, type LayoutName, type Route, type RouteAccess } from './routes.ts'
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

// students never download it; if its code does not load, the page works without it
const ImpersonationBanner = lazyPart(
  async () => (await import('../features/auth/admin/ImpersonationBanner.tsx')).ImpersonationBanner,
  renderNothing,
)

/** The banner above every page while an administrator is signed in as a student (decision 0362). */
function ImpersonationNotice() {
  const { authenticated } = useSession()
  const impersonator = readImpersonator()
  const isImpersonating = authenticated && impersonator && impersonator.token !== sessionToken()
  if (!isImpersonating) return null
  return (
    <Suspense>
      <ImpersonationBanner endsAt={impersonator.until} />
    </Suspense>
  )
}

const reload = () => location.reload()

/** Catches the errors of one page, so that the layout remains. Use the path as its key. */
class RouteBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  // a page whose code could not be fetched loads automatically when the connection returns
  override componentDidCatch(error: unknown) {
    reloadIfCodeIsMissing(error)
    addEventListener('online', reload)
  }

  override componentWillUnmount() {
    removeEventListener('online', reload)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <EmptyState
        icon={CloudOff}
        title={m.app_page_did_not_load()}
        action={
          // the browser caches a failed import; only a reload requests the code again
          <Button onClick={reload}>{m.kit_try_again()}</Button>
        }
      >
        {m.app_connection_may_have_dropped_what()}
      </EmptyState>
    )
  }
}

/** Renders a page only for users with access, and else redirects (redirects.ts), so that sign-in forms never navigate. */
function RouteGuard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  // renders again when only the search changes
  useSearch()
  const to = redirectOf(access, session, path, location.search)
  // the key: one redirect may follow another, and each navigates once
  return to === undefined ? children : <Redirect key={to} to={to} replace />
}
