import { type ReactNode, Suspense, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type DialogButtonProps = Omit<ButtonProps, 'onClick'> & {
  /** The open dialog, which calls `close`. */
  dialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && <Suspense>{dialog(() => setOpen(false))}</Suspense>}
    </>
  )
}
