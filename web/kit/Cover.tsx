import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { clothOf, letterOf } from './hash.ts'
import { Rubric } from './Rubric.tsx'

type CoverProps = {
  /** Chooses the cloth: a class's id, a category's name. */
  id: string | number
  /** Chooses the letter: a class's rand, a category's name. */
  rand: string
  /** Grey, for a class that takes nobody now. */
  shut?: boolean
  /** Size and corners: 'h-26 rounded-none'; the letter's size as '[&>.kano]:text-[4.25rem]'. */
  className?: string
  children?: ReactNode
}

/** A cloth-bound book with its letter. Anything inside it is set on the cloth. */
export function Cover({ id, rand, shut, className, children }: CoverProps) {
  return (
    <div className={classNames('cover', shut && 'cover-shut', className)} data-c={clothOf(id)}>
      {children}
      <Rubric>{letterOf(rand)}</Rubric>
    </div>
  )
}

/** The cloth as the head of a page, its letter large at the end side. */
export function CoverHero({ id, rand, className, children }: CoverProps) {
  return (
    <section className={classNames('hero cover', className)} data-c={clothOf(id)}>
      <Rubric>{letterOf(rand)}</Rubric>
      <div className="hero-text grid max-w-[600px] gap-3 md:max-w-[min(600px,100%-190px)]">
        {children}
      </div>
    </section>
  )
}
