import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

type ChoiceCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A radio button whose whole card is clickable. */
export function RadioCard(props: ChoiceCardProps) {
  return <ChoiceCard type="radio" {...props} />
}

/** A checkbox whose whole card is clickable. */
export function CheckboxCard(props: ChoiceCardProps) {
  return <ChoiceCard type="checkbox" {...props} />
}

function ChoiceCard({
  type,
  className,
  children,
  ...rest
}: ChoiceCardProps & { type: 'radio' | 'checkbox' }) {
  return (
    <label className={classNames('choice-card', className)}>
      <input type={type} {...rest} />
      <span className="choice-card-text grow">{children}</span>
    </label>
  )
}
