import { type RefObject, useEffect, useState } from 'react'
import { KeyboardToggle } from '../../kit/arabic-keyboard/ArabicKeyboardButton.tsx'
import type { TextField } from '../../kit/arabic-keyboard/edit-field.ts'

/** True if the student last chose this keyboard, not the device's own. */
let wasChosen = false

/** The button of the Arabic keyboard, which opens on focus if the student last chose this keyboard. */
export function RememberedKeyboard({ field }: { field: RefObject<TextField | null> }) {
  const [isOpen, setOpen] = useState(false)
  const change = (reason: string) => {
    setOpen(reason === 'opened')
    if (reason !== 'left') wasChosen = reason === 'opened'
  }
  useEffect(() => {
    const input = field.current
    if (!input) return
    const prepare = () => {
      // before the focus, which opens the phone's keyboard
      if (wasChosen) input.inputMode = 'none'
    }
    const open = () => wasChosen && setOpen(true)
    input.addEventListener('pointerdown', prepare)
    input.addEventListener('focus', open)
    return () => {
      input.removeEventListener('pointerdown', prepare)
      input.removeEventListener('focus', open)
    }
  }, [field])
  return <KeyboardToggle field={field} isOpen={isOpen} onChange={change} />
}
