import { CloudOff } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

/** Catches what goes wrong on one page, so that the frame around it stays. Give it the path as its key. */
export class RouteBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <EmptyState
        icon={CloudOff}
        title="This page did not load"
        action={
          // a piece of code that failed to come is remembered as failed; only a fresh start asks for it again
          <Button onClick={() => location.reload()}>Try again</Button>
        }
      >
        The connection may have dropped. What you have done is safe.
      </EmptyState>
    )
  }
}
