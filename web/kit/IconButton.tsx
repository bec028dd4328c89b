import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './Link.tsx'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** The accessible name. */
  label: string
  icon: ReactNode
  destructive?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * An icon button of 44 × 44 px. Its name is hidden text, not an aria-label, so that 'Show password' is not found by
 * the label 'Password'.
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

/** A link within the site with the appearance of an icon button. */
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
