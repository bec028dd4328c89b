import { Component, type ReactNode, Suspense } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { LoadingRegion, SkeletonRows } from './Skeleton.tsx'

type LazyDialogProps = {
  title: string
  onClose: () => void
  /** A dialog made with `lazy`. */
  children: ReactNode
}

/**
 * Around a dialog whose code is for those who open it: an empty one of the same title until the code is there. Where
 * it does not come, the page behind stays as it is.
 */
export function LazyDialog(props: LazyDialogProps) {
  const { title, onClose, children } = props
  const fallback = (
    <Dialog open onClose={onClose} title={title}>
      <LoadingRegion>
        <SkeletonRows />
      </LoadingRegion>
    </Dialog>
  )
  return (
    <LazyDialogBoundary {...props}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LazyDialogBoundary>
  )
}

/** On the button that opens one: its code comes when a finger, a pointer or the focus is near. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => void load().catch(() => {})
  return { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch }
}

class LazyDialogBoundary extends Component<LazyDialogProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { title, onClose, children } = this.props
    if (!this.state.failed) return children
    // code that failed to come is remembered as failed; only a fresh start asks for it again
    const retryButton = (
      <Button variant="primary" onClick={() => location.reload()}>
        Try again
      </Button>
    )
    return (
      <Dialog open onClose={onClose} title={title} actions={retryButton}>
        <p className="text-ink-2">This did not load. The connection may have dropped.</p>
      </Dialog>
    )
  }
}
