import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import type { TextInputProps } from './TextInput.tsx'

/** A password, with a button that shows and hides it. */
export function PasswordInput({ label, hint, error, className, ...rest }: TextInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="peek">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames('input', className)}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={<Icon className="icon" aria-hidden />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
