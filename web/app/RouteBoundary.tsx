import { CloudOff } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { reloadIfCodeIsMissing } from './missing-code.ts'

const reload = () => location.reload()

/** Catches the errors of one page, so that the layout remains. Use the path as its key. */
export class RouteBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
