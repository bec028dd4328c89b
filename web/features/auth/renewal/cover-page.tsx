import { createRoot } from 'react-dom/client'
import { findOtherUser, useSession } from '../../../api/session.ts'
import { OtherUserDialog } from './OtherUserDialog.tsx'

let isCovered = false

/** Hides the page with all its dialogs after another tab has signed in another user. */
export function coverPage(): void {
  const { user } = useSession.getState()
  const other = findOtherUser()
  if (isCovered || !user || !other) return
  isCovered = true
  for (const it of document.body.children) if (it instanceof HTMLElement) it.hidden = true
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(<OtherUserDialog former={user} current={other} />)
}
