import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

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
        <p className="field-error" id={descriptionId}>
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{error}</span>
        </p>
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
