import { CircleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'

export type FieldLabels = { label: ReactNode; hint?: ReactNode; error?: string | undefined }

/** The attributes that connect a control with its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a control, and a hint or an error. The control receives its attributes. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldLabels & { children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const descriptionId = error || hint ? `${id}-below` : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': descriptionId,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldError id={descriptionId}>{error}</FieldError>
      ) : (
        hint && (
          <p className="hint" id={descriptionId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

type FieldErrorProps = {
  id?: string | undefined
  /** For an error that appears when no field has the focus. */
  role?: 'alert'
  ref?: Ref<HTMLParagraphElement>
  children: ReactNode
}

/** Why an input was not accepted. */
export function FieldError({ children, ...attributes }: FieldErrorProps) {
  return (
    <p className="field-error" {...attributes}>
      <CircleAlert className="icon icon-s" aria-hidden />
      <span>{children}</span>
    </p>
  )
}
