import { type ReactNode, useRef, useState } from 'react'
import { KeyboardToggle } from '../../../../kit/arabic-keyboard/ArabicKeyboardButton.tsx'
import type { TextField } from '../../../../kit/arabic-keyboard/edit-field.ts'

/** One Arabic keyboard for several fields: it writes into the one that had the focus last. */
export function useFieldKeyboard(isArabic: boolean): {
  onFocus: (field: TextField) => void
  keyboard: ReactNode
} {
  const field = useRef<TextField>(null)
  const [place, setPlace] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const isWanted = useRef(false)
  return {
    onFocus: (it) => {
      if (field.current === it && isOpen) return
      field.current = it
      if (!isWanted.current) return
      // a keyboard belongs to one field, so another one takes its place
      setPlace((before) => before + 1)
      setOpen(true)
    },
    keyboard: isArabic && (
      <KeyboardToggle
        key={place}
        field={field}
        isOpen={isOpen}
        onChange={(reason) => {
          if (reason !== 'left') isWanted.current = reason === 'opened'
          setOpen(reason === 'opened')
        }}
      />
    ),
  }
}
