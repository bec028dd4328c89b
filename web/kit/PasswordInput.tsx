import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { classNames } from './class-names.ts'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import type { TextInputProps } from './TextInput.tsx'

/** A password field with a button that shows and hides it. */
export function PasswordInput({ label, hint, error, className, ...rest }: TextInputProps) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="password-input">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isVisible ? 'text' : 'password'}
            className={classNames('input', className)}
          />
          <IconButton
            label={isVisible ? m.kit_hide_password() : m.kit_show_password()}
            icon={<Icon className="icon" aria-hidden />}
            onClick={() => setVisible(!isVisible)}
          />
        </div>
      )}
    </Field>
  )
}
