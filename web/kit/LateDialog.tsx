import { Component, type ReactNode, Suspense } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { SkeletonRows, Waiting } from './Skeleton.tsx'

type LateDialogProps = {
  title: string
  onClose: () => void
  /** A dialog made with `lazy`. */
  children: ReactNode
}

/**
 * Around a dialog whose code is for those who open it: an empty one of the same title until the code is there. Where
 * it does not come, the page behind stays as it is.
 */
export function LateDialog(props: LateDialogProps) {
  const { title, onClose, children } = props
  const coming = (
    <Dialog open onClose={onClose} title={title}>
      <Waiting>
        <SkeletonRows />
      </Waiting>
    </Dialog>
  )
  return (
    <Boundary {...props}>
      <Suspense fallback={coming}>{children}</Suspense>
    </Boundary>
  )
}

/** On the button that opens one: its code comes when a finger, a pointer or the focus is near. */
export function near(load: () => Promise<unknown>) {
  const fetchAhead = () => void load().catch(() => {})
  return { onPointerEnter: fetchAhead, onTouchStart: fetchAhead, onFocus: fetchAhead }
}

class Boundary extends Component<LateDialogProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { title, onClose, children } = this.props
    if (!this.state.failed) return children
    // code that failed to come is remembered as failed; only a fresh start asks for it again
    const again = (
      <Button look="main" onClick={() => location.reload()}>
        Try again
      </Button>
    )
    return (
      <Dialog open onClose={onClose} title={title} actions={again}>
        <p className="text-ink-2">This did not load. The connection may have dropped.</p>
      </Dialog>
    )
  }
}
