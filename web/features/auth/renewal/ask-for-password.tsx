import { createRoot } from 'react-dom/client'
import { PasswordDialog } from './PasswordDialog.tsx'
import type { PasswordOutcome, PasswordReason, PasswordRequest } from './password-reasons.ts'

let open: { reason: PasswordReason; outcome: Promise<PasswordOutcome> } | undefined

/**
 * Asks the signed-in user for the password in a dialog above all open content, on every layout. Requests with the same
 * reason share a dialog; a request with another reason waits for it. Does not resolve if another user has signed in,
 * because the page is left then.
 */
export async function askForPassword(request: PasswordRequest): Promise<PasswordOutcome> {
  if (open?.reason === request.reason) return open.outcome
  while (open) await open.outcome
  const outcome = showDialog(request).finally(() => {
    open = undefined
  })
  open = { reason: request.reason, outcome }
  return outcome
}

/** Renders the dialog beside the page, which stays as it is. */
function showDialog(request: PasswordRequest): Promise<PasswordOutcome> {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  return new Promise<PasswordOutcome>((resolve) => {
    root.render(<PasswordDialog {...request} onOutcome={resolve} />)
  }).finally(() => {
    root.unmount()
    container.remove()
  })
}
