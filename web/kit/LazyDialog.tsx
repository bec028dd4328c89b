import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { m } from '../../messages/m.ts'
import { Dialog } from './Dialog.tsx'
import { lazyPart } from './lazy-part.ts'
import { MISSING_TEXT, RetryButton } from './MissingPart.tsx'
import { onRetry } from './retry-missing-code.ts'
import { LoadingRegion, SkeletonRows } from './Skeleton.tsx'

type LazyDialogProps = {
  title: string
  onClose: () => void
  /** A dialog made with `lazy`. */
  children: ReactNode
}

/**
 * Wraps a lazy dialog: shows an empty dialog with the same title until its code has loaded, and an error if it does
 * not load.
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

/** Handlers for the button that opens a lazy dialog: its code is prefetched on pointer, touch or focus. */
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
    const { children, ...dialog } = this.props
    return this.state.failed ? <FailedDialog {...dialog} /> : children
  }
}

/** React keeps the failed import of a `lazy`, so only a reload requests its code again. */
function FailedDialog(dialog: MissingDialogProps) {
  useEffect(() => onRetry(() => Promise.reject(new Error('The code is missing'))), [])
  return <MissingDialog {...dialog} />
}

/** A dialog that is not in a `LazyDialog`: nothing is shown until its code has loaded, and an error if it does not load. */
export const lazyDialog = <P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
) => lazyPart(load, MissingDialog)

type MissingDialogProps = { title?: string; onClose: () => void }

/** In place of a dialog whose code did not load. */
export function MissingDialog({ title = m.kit_not_loaded(), onClose }: MissingDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} actions={<RetryButton variant="primary" />}>
      <p className="text-ink-2">{MISSING_TEXT}</p>
    </Dialog>
  )
}
