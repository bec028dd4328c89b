import { CircleAlert } from 'lucide-react'

// a long form is submitted at its foot
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Why a form was not saved. It stays when the toast, which screen readers announce, has disappeared. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p className="field-error" ref={scrollIntoView}>
      <CircleAlert className="icon icon-s" aria-hidden />
      <span>{message}</span>
    </p>
  )
}
