import { useEffect } from 'react'
import type { User } from '../../../../contract/auth.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'

/**
 * Says that the form of the former user was dropped, because another one is signed in now. What is open is hidden at once, the
 * drafts of this tab are deleted, and the page is left.
 */
export function OtherUserDialog({ former, current }: { former: User; current: User }) {
  useEffect(() => {
    sessionStorage.clear()
    for (const it of document.querySelectorAll<HTMLElement>('#root')) it.hidden = true
  }, [])
  const leave = () => location.assign(paths.dashboard)
  return (
    <Dialog
      open
      title="Another user is signed in"
      onClose={leave}
      actions={
        <Button variant="primary" onClick={leave}>
          Continue
        </Button>
      }
    >
      <p className="text-ink-2">
        <bdi className="text-ink">{current.name}</bdi> is signed in on this device now. What{' '}
        <bdi className="text-ink">{former.name}</bdi> typed on this page was not saved and has been
        removed.
      </p>
    </Dialog>
  )
}
