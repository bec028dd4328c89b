import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type FieldLabels = { label: ReactNode; hint?: ReactNode; error?: string | undefined }

/** What a control must carry so that its label, hint and error are heard with it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label above a control, a hint or an error below it. The control is given its ids. */
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
