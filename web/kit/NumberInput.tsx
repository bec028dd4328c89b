import type { InputHTMLAttributes, Ref, WheelEvent } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './Field.tsx'
import type { TextInputProps } from './TextInput.tsx'

type NumberControlProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement> | undefined
}

// a focused number field takes the wheel as steps: a page that is scrolled would change a mark or a price
const leaveField = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur()

/** The only input of type number: the wheel scrolls the page and never changes the number. */
export function NumberControl(props: NumberControlProps) {
  return <input autoComplete="off" {...props} type="number" onWheel={leaveField} />
}

/** A number field of one line. Set min, max and step, and inputMode if it has decimals. */
export function NumberInput({ label, hint, error, className, ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <NumberControl
          inputMode="numeric"
          {...control}
          {...rest}
          className={classNames('input', className)}
        />
      )}
    </Field>
  )
}
