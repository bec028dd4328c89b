import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './Link.tsx'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What it does, for those who cannot see the icon. */
  label: string
  icon: ReactNode
  destructive?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that is an icon, 44 × 44. Its name is hidden text, not an aria-label: a password field's
 * 'Show password' button must not answer to the label 'Password'.
 */
export function IconButton({ label, icon, destructive, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('icon-button', destructive && 'icon-button-destructive', className)}
    >
      {icon}
      <span className="sr-only">{label}</span>
    </button>
  )
}

/** The same as a link inside the site. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: LinkProps & { label: string; icon: ReactNode }) {
  return (
    <Link {...rest} className={classNames('icon-button', className)}>
      {icon}
      <span className="sr-only">{label}</span>
    </Link>
  )
}
