import { FieldError } from '../kit/Field.tsx'

// a long form is submitted at its foot
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Why a form was not saved. It stays when the toast, which screen readers announce, has disappeared. */
export function FormError({ message }: { message: string | undefined }) {
  return message && <FieldError ref={scrollIntoView}>{message}</FieldError>
}
