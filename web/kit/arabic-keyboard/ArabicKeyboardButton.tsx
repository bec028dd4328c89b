import { Keyboard } from 'lucide-react'
import { lazy, type RefObject, Suspense, useCallback, useState } from 'react'
import { prefetchOnIntent } from '../LazyDialog.tsx'
import type { TextField } from './edit-field.ts'

const load = () => import('./ArabicKeyboard.tsx')
const ArabicKeyboard = lazy(async () => ({ default: (await load()).ArabicKeyboard }))

/** The button inside a text field that opens and closes the Arabic keyboard; its code is loaded when it is wanted. */
export function ArabicKeyboardButton({ field }: { field: RefObject<TextField | null> }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(
    (toOwn: boolean) => {
      setOpen(false)
      if (!toOwn) return
      // a phone opens its keyboard when a field gets the focus
      field.current?.blur()
      requestAnimationFrame(() => field.current?.focus())
    },
    [field],
  )
  return (
    <>
      <button
        type="button"
        className="icon-button arabic-keyboard-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...prefetchOnIntent(load)}
      >
        <Keyboard className="icon" aria-hidden />
        <span className="sr-only">Arabic keyboard</span>
      </button>
      {isOpen && (
        <Suspense>
          <ArabicKeyboard field={field} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
