import type { HTMLAttributes, ReactNode, RefCallback } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './Link.tsx'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** Adds a padding of 18 px, 22 px from 768. */
  padded?: boolean
  ref?: RefCallback<HTMLElement> | undefined
}

/** A surface with a border. */
export function Card({ as: Tag = 'section', padded, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('card', padded && 'pad', className)} />
}

/** A card that is a link; it contains no other control. */
export function CardLink(props: {
  to: string
  padded?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <Link to={props.to} className={classNames('card', props.padded && 'pad', props.className)}>
      {props.children}
    </Link>
  )
}

/** The header of a card: its title, and actions at the end. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="card-head">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
