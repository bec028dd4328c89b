import { Keyboard } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { prefetchOnIntent } from '../LazyDialog.tsx'
import { lazyPart } from '../lazy-part.ts'
import { toast } from '../toast.ts'
import type { ArabicKeyboardProps, CloseReason } from './ArabicKeyboard.tsx'
import type { TextField } from './edit-field.ts'

const load = () => import('./ArabicKeyboard.tsx')
const ArabicKeyboard = lazyPart(async () => (await load()).ArabicKeyboard, MissingKeyboard)

type KeyboardToggleProps = {
  field: RefObject<TextField | null>
  isOpen: boolean
  /** Receives the reason for opening or closing. */
  onChange: (reason: 'opened' | CloseReason) => void
}

/** The button inside a text field that opens and closes the Arabic keyboard; its code is loaded at its first use. */
export function KeyboardToggle({ field, isOpen, onChange }: KeyboardToggleProps) {
  return (
    <>
      <button
        type="button"
        className="icon-button arabic-keyboard-button"
        aria-expanded={isOpen}
        onClick={() => onChange(isOpen ? 'closed' : 'opened')}
        {...prefetchOnIntent(load)}
      >
        <Keyboard className="icon" aria-hidden />
        <span className="sr-only">{m.kit_arabic_keyboard()}</span>
      </button>
      {isOpen && (
        <Suspense>
          <ArabicKeyboard field={field} onClose={onChange} />
        </Suspense>
      )}
    </>
  )
}

/** In place of a keyboard whose code did not load: the page with its input stays, and the device's keyboard writes on. */
function MissingKeyboard({ onClose }: ArabicKeyboardProps) {
  useEffect(() => {
    toast.error(m.kit_arabic_keyboard_did_not_load())
    onClose('closed')
  }, [onClose])
  return null
}

/** The button with its own state. */
export function ArabicKeyboardButton({ field }: Pick<KeyboardToggleProps, 'field'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <KeyboardToggle field={field} isOpen={isOpen} onChange={(it) => setOpen(it === 'opened')} />
  )
}
