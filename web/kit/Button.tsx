import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './Link.tsx'

/** main: the one action of a view. gold: the same on a dark panel. text: as quiet as a word. */
export type ButtonLook =
  | 'main'
  | 'soft'
  | 'line'
  | 'bad'
  | 'bad-solid'
  | 'gold'
  | 'text'
  | 'brand-text'

const lookOf = (look: ButtonLook, wide?: boolean, className?: string) =>
  classNames('btn', look !== 'text' && `btn-${look}`, wide && 'btn-wide', className)

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  wide?: boolean
  /** What the label says while the work is under way ('Processing...'); nothing when idle. */
  busy?: string | false
  ref?: Ref<HTMLButtonElement>
}

/** A button. While busy it keeps its width and its focus, says what it does, and takes no press. */
export function Button({
  look = 'line',
  wide,
  busy,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled and not disabled, for a disabled button drops the focus
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={lookOf(look, wide, className)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={press}
    >
      {busy ? <Held label={children} now={busy} /> : children}
    </button>
  )
}

function Held({ label, now }: { label: ReactNode; now: string }) {
  return (
    <span className="btn-held">
      <span>{label}</span>
      <span>{now}</span>
    </span>
  )
}

export type ButtonLinkProps = LinkProps & { look?: ButtonLook; wide?: boolean }

/** A link inside the site that looks like a button. */
export function ButtonLink({ look = 'line', wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={lookOf(look, wide, className)} />
}
