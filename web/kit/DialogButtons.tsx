import { m } from '../../messages/m.ts'
import { Button, type ButtonProps } from './Button.tsx'

type DialogButtonsProps = ButtonProps & { onCancel: () => void; cancelLabel?: string }

/** Cancel, and the button of the action, which has the other props; nothing can be cancelled while that is busy. */
export function DialogButtons({
  onCancel,
  cancelLabel = m.kit_cancel(),
  ...action
}: DialogButtonsProps) {
  return (
    <>
      <Button disabled={Boolean(action.busy)} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant="primary" {...action} />
    </>
  )
}
