import { type ReactNode, useRef } from 'react'
import { startsInArabic } from '../../../../kit/arabic.ts'
import { ArabicKeyboardButton } from '../../../../kit/arabic-keyboard/ArabicKeyboardButton.tsx'
import { classNames } from '../../../../kit/class-names.ts'
import { Field, type FieldLabels } from '../../../../kit/Field.tsx'
import './typed-fields.css'

type ArabicInputProps = FieldLabels & {
  value: string
  required?: boolean
  className?: string
  onChange: (value: string) => void
  /** Beside the field. */
  action?: ReactNode
}

/** A text field of one line with an Arabic keyboard. */
export function ArabicInput(props: ArabicInputProps) {
  const { label, hint, error, value, required, className, onChange, action } = props
  const field = useRef<HTMLInputElement>(null)
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <div className="flex items-start gap-1">
          <div className="editor-typed-input">
            <input
              {...control}
              ref={field}
              dir="auto"
              lang={startsInArabic(value) ? 'ar' : undefined}
              required={required}
              maxLength={600}
              autoComplete="off"
              enterKeyHint="next"
              className={classNames('input', className)}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <ArabicKeyboardButton field={field} />
          </div>
          {action}
        </div>
      )}
    </Field>
  )
}
