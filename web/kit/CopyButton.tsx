import { Button, type ButtonProps } from './Button.tsx'
import { copyText } from './copy-text.ts'
import { toast } from './toast.ts'

type CopyButtonProps = Omit<ButtonProps, 'onClick'> & {
  text: string
  /** The toast after copying. */
  copied: string
  /** The toast if the browser does not allow it. */
  byHand: string
}

/** A button that copies a text to the clipboard. */
export function CopyButton({ text, copied, byHand, ...button }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) toast.success(copied)
    else toast.info(byHand)
  }
  return <Button {...button} onClick={() => void copy()} />
}

/** An address to read, which is selected as a whole. */
export function LinkField({ label, link }: { label: string; link: string }) {
  return (
    <input
      className="input"
      dir="ltr"
      readOnly
      aria-label={label}
      value={link}
      onFocus={({ target }) => target.select()}
    />
  )
}
