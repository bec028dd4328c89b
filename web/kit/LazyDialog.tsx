import { type ComponentType, createContext, type ReactNode, Suspense, use } from 'react'
import { m } from '../../messages/m.ts'
import { Dialog } from './Dialog.tsx'
import { lazyPart } from './lazy-part.ts'
import { MISSING_TEXT, RetryButton } from './MissingPart.tsx'
import { LoadingRegion, SkeletonRows } from './Skeleton.tsx'

type LazyDialogProps = {
  title: string
  onClose: () => void
  /** A dialog made with `lazyDialog`. */
  children: ReactNode
}

const TitleContext = createContext<string | undefined>(undefined)

/** Wraps a dialog whose code is loaded late: shows an empty dialog with the same title until it has loaded, or that it did not load. */
export function LazyDialog({ title, onClose, children }: LazyDialogProps) {
  return (
    <TitleContext value={title}>
      <Suspense fallback={<LoadingDialog onClose={onClose} />}>{children}</Suspense>
    </TitleContext>
  )
}

type ReplacementProps = { onClose: () => void }

/** In place of a dialog until its code has loaded. */
function LoadingDialog({ onClose }: ReplacementProps) {
  return (
    <Dialog open onClose={onClose} title={use(TitleContext) ?? m.kit_loading()}>
      <LoadingRegion>
        <SkeletonRows />
      </LoadingRegion>
    </Dialog>
  )
}

/** Handlers for the button that opens a lazy dialog: its code is prefetched on pointer, touch or focus. */
export function prefetchOnIntent(load: () => Promise<unknown>) {
  const prefetch = () => void load().catch(() => {})
  return { onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch }
}

/**
 * A dialog whose code is loaded when it is first rendered, for a `LazyDialog`. Without one nothing is shown until the code has loaded. A
 * dialog takes its place if the code does not load; 'Try again' loads it where it stands.
 */
export const lazyDialog = <P extends { onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
) => lazyPart(load, MissingDialog, LoadingDialog)

/** In place of a dialog whose code did not load. */
function MissingDialog({ onClose }: ReplacementProps) {
  const title = use(TitleContext) ?? m.kit_not_loaded()
  return (
    <Dialog open onClose={onClose} title={title} actions={<RetryButton variant="primary" />}>
      <p className="text-ink-2">{MISSING_TEXT}</p>
    </Dialog>
  )
}
