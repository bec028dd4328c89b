import { useEffect } from 'react'
import type { User } from '../../../../contract/auth/auth.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Text } from '../../../kit/Text.tsx'

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
      title={m.auth_another_user()}
      onClose={leave}
      actions={
        <Button variant="primary" onClick={leave}>
          {m.kit_continue()}
        </Button>
      }
    >
      <p className="text-ink-2">
        <Text
          of={m.auth_another_user_explained}
          current={<bdi className="text-ink">{current.name}</bdi>}
          former={<bdi className="text-ink">{former.name}</bdi>}
        />
      </p>
    </Dialog>
  )
}
