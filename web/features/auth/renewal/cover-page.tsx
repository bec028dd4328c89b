import { createRoot } from 'react-dom/client'
import type { User } from '../../../../contract/auth/auth.ts'
import { OtherUserDialog } from './OtherUserDialog.tsx'

let isCovered = false

/** Hides the page of `former`, with all its dialogs, after another tab has signed in `current`. */
export function coverPage(former: User, current: User): void {
  if (isCovered) return
  isCovered = true
  for (const it of document.body.children) if (it instanceof HTMLElement) it.hidden = true
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(<OtherUserDialog former={former} current={current} />)
}
