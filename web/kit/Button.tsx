import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './Link.tsx'

/** `primary`: main action of a view; `gold`: the same on a dark panel; `text`: no frame; `flush`: also no side padding. */
export type ButtonVariant =
  | 'primary'
  | 'soft'
  | 'outline'
  | 'destructive'
  | 'destructive-outline'
  | 'gold'
  | 'text'
  | 'brand-text'
  | 'flush'

const buttonClassName = (variant: ButtonVariant, fullWidth?: boolean, className?: string) =>
  classNames('btn', variant !== 'text' && `btn-${variant}`, fullWidth && 'btn-wide', className)

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  fullWidth?: boolean
  /** The label while busy ('Processing...'); falsy if idle. */
  busy?: string | false
  ref?: Ref<HTMLButtonElement>
}

/** A button. While busy it keeps its size and focus, shows the busy label and ignores clicks. */
export function Button({
  variant = 'outline',
  fullWidth,
  busy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would drop the focus
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName(variant, fullWidth, className)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy ? <BusyLabel label={children} busyLabel={busy} /> : children}
    </button>
  )
}

function BusyLabel({ label, busyLabel }: { label: ReactNode; busyLabel: string }) {
  return (
    <span className="btn-busy">
      <span>{label}</span>
      <span>{busyLabel}</span>
    </span>
  )
}

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; fullWidth?: boolean }

/** A link within the site with the appearance of a button. */
export function ButtonLink({
  variant = 'outline',
  fullWidth,
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={buttonClassName(variant, fullWidth, className)} />
}
