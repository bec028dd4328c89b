import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Question = {
  title: string
  text: string
  confirmLabel: string
  /** A red button, for an action that cannot be undone. */
  isDestructive?: boolean
}

/**
 * Asks a question in a dialog, from a function that has no component, and resolves to the answer. Loaded when it is needed:
 * `const { confirm } = await import('…/confirm.tsx')`.
 */
export function confirm({
  title,
  text,
  confirmLabel,
  isDestructive = false,
}: Question): Promise<boolean> {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      root.unmount()
      host.remove()
      resolve(isConfirmed)
    }
    root.render(
      <ConfirmDialog
        open
        title={title}
        confirmLabel={confirmLabel}
        destructive={isDestructive}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        {text}
      </ConfirmDialog>,
    )
  })
}
