import type { HTMLAttributes, ReactNode, RefCallback } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './Link.tsx'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** Card padding, 18 px and 22 from 768; without it the card's parts reach its edges. */
  padded?: boolean
  ref?: RefCallback<HTMLElement> | undefined
}

/** A surface with a hairline. */
export function Card({ as: Tag = 'section', padded, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('card', padded && 'pad', className)} />
}

/** A card that is one link as a whole; it holds no other control. */
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

/** The ruled head of a card: its title, and a button or two at the end. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="card-head">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
