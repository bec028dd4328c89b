import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '../../messages/m.ts'
import { IconButton } from './IconButton.tsx'
import { dismiss, type ToastMessage, useToasts } from './toast.ts'
import { useTopDialog } from './top-dialog.ts'

const DISMISS_AFTER_MS = 3000
const DISMISS_UNDO_AFTER_MS = 10_000

/** The toasts; mounted once, at the root. */
export function Toaster() {
  const { toasts: shown } = useToasts()
  const dialog = useTopDialog()
  return (
    <>
      <ToastRegion toasts={dialog ? [] : shown} />
      {dialog && createPortal(<ToastRegion toasts={shown} />, dialog)}
    </>
  )
}

/** Both live regions exist before the first toast, because screen readers ignore regions added with their content. */
function ToastRegion({ toasts }: { toasts: ToastMessage[] }) {
  return (
    <div className="toasts">
      <div role="status" className="contents">
        {toasts.map((it) => it.kind !== 'error' && <Toast key={it.id} {...it} />)}
      </div>
      <div role="alert" className="contents">
        {toasts.map((it) => it.kind === 'error' && <Toast key={it.id} {...it} />)}
      </div>
    </div>
  )
}

function Toast({ id, kind, title, detail, undo }: ToastMessage) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss(id), undo ? DISMISS_UNDO_AFTER_MS : DISMISS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isPaused, id, undo])
  // only a moving pointer pauses the timer: one that rests where the toast appears would keep it open indefinitely
  const pauseHandlers = {
    onPointerMove: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press here, only time to read
    <div
      className={`toast toast-${kind}`}
      {...pauseHandlers}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {kind === 'success' && <CircleCheck className="icon" aria-hidden />}
      {kind === 'error' && <CircleX className="icon" aria-hidden />}
      <div className="grow">
        {detail ? <b className="block">{title}</b> : title}
        {detail && <p>{detail}</p>}
      </div>
      {undo && (
        <button
          type="button"
          className="icon-button"
          onClick={() => {
            dismiss(id)
            undo()
          }}
        >
          <u>{m.kit_undo()}</u>
        </button>
      )}
      <IconButton
        label={m.kit_dismiss()}
        icon={<X className="icon" aria-hidden />}
        onClick={() => dismiss(id)}
      />
    </div>
  )
}
