import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton.tsx'
import { dismiss, type ToastText, useToasts } from './toast.ts'
import { useTopDialog } from './top-dialog.ts'

const STAYS_MS = 3000

/** Where toasts appear; stands once, at the root. */
export function Toaster() {
  const { shown } = useToasts()
  const dialog = useTopDialog()
  return (
    <>
      <Region toasts={dialog ? [] : shown} />
      {dialog && createPortal(<Region toasts={shown} />, dialog)}
    </>
  )
}

/** The two live regions stand before there is anything to say, or nothing would be read out. */
function Region({ toasts }: { toasts: ToastText[] }) {
  return (
    <div className="toasts">
      <div role="status" className="contents">
        {toasts.map((it) => it.kind !== 'bad' && <Toast key={it.id} {...it} />)}
      </div>
      <div role="alert" className="contents">
        {toasts.map((it) => it.kind === 'bad' && <Toast key={it.id} {...it} />)}
      </div>
    </div>
  )
}

function Toast({ id, kind, title, more }: ToastText) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), STAYS_MS)
    return () => clearTimeout(timer)
  }, [held, id])
  // a pointer that only rests where the toast has come up reads nothing, and would hold it for ever
  const hold = { onPointerMove: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press here, only time to read
    <div
      className={`toast toast-${kind}`}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {kind === 'good' && <CircleCheck className="icon" aria-hidden />}
      {kind === 'bad' && <CircleX className="icon" aria-hidden />}
      <div className="grow">
        {more ? <b className="block">{title}</b> : title}
        {more && <p>{more}</p>}
      </div>
      <IconButton
        label="Dismiss"
        icon={<X className="icon" aria-hidden />}
        onClick={() => dismiss(id)}
      />
    </div>
  )
}
