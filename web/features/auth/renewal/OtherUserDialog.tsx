import { useEffect } from 'react'
import type { User } from '../../../../contract/auth/auth.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'

/**
 * Reports that another user is signed in now and that the input of the former user was removed. Hides the page at once,
 * deletes the drafts of this tab, and leaves the page on close.
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
